import { captionsLanguage } from '#components/captions.ts';

// The films of the landing in one file, because each request competes with the first picture. Posts with films load
// it too.

const film = document.querySelector<HTMLVideoElement>('.hero video');
const pause = document.querySelector<HTMLButtonElement>('.hero__pause');
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
const { connection } = navigator as { connection?: { saveData: boolean } };

if (film && pause) {
  const show = () => {
    pause.hidden = lessMotion.matches;
    pause.ariaPressed = String(film.paused);
  };
  const sources = film.querySelector('template');
  const play = () => {
    sources?.replaceWith(sources.content);
    film.play().catch(show);
  };
  film.onplay = film.onpause = show;
  pause.onclick = () => (film.paused ? play() : film.pause());
  lessMotion.onchange = () => film.pause();
  if (!lessMotion.matches && !connection?.saveData) {
    addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(play));
  }
}

// A clip is a link to its film; a press shows the film on the stage instead.
addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a.clip');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { videos, captions } = link.dataset;
  const player = document.createElement('video');
  const add = <Name extends 'source' | 'track'>(kind: Name, src: string) =>
    player.appendChild(Object.assign(document.createElement(kind), { src }));
  for (const src of videos?.split(' ') ?? []) add('source', src);
  if (captions) Object.assign(add('track', captions), { srclang: captionsLanguage(captions), default: true });
  Object.assign(player, { controls: true, muted: true, playsInline: true });
  for (const each of document.querySelectorAll<HTMLAnchorElement>('li > a.clip')) {
    const isThis = each.href === link.href;
    each.ariaCurrent = isThis ? 'true' : null;
    if (isThis) player.ariaLabel = each.textContent.trim();
  }
  document.querySelector('.stage')?.replaceChildren(player);
  player.focus();
  void player.play();
});

// Starting one film of a post pauses its others.
addEventListener(
  'play',
  ({ target }) => {
    if (target === film) return;
    for (const other of document.querySelectorAll<HTMLVideoElement>('video[controls]')) {
      if (other !== target) other.pause();
    }
  },
  true,
);

// The films of the landing, in one file: beside the page's first picture each request counts. Posts with films load it too.

const film = document.querySelector<HTMLVideoElement>('.hero video');
const pause = document.querySelector<HTMLButtonElement>('.hero__pause');
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
const { connection } = navigator as { connection?: { saveData: boolean } };

if (film && pause) {
  const show = () => {
    pause.hidden = lessMotion.matches;
    pause.ariaPressed = String(film.paused);
  };
  const play = () => film.play().catch(show);
  film.onplay = film.onpause = show;
  pause.onclick = () => (film.paused ? play() : film.pause());
  lessMotion.onchange = () => film.pause();
  if (!lessMotion.matches && !connection?.saveData) {
    addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(play));
  }
}

// A clip is a link to its film, which the player takes the place of.
addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a.clip');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { videos, captions } = link.dataset;
  const player = document.createElement('video');
  const add = <Name extends 'source' | 'track'>(name: Name, src: string) =>
    player.appendChild(Object.assign(document.createElement(name), { src }));
  for (const src of videos?.split(' ') ?? []) add('source', src);
  if (captions) Object.assign(add('track', captions), { srclang: 'en', default: true });
  Object.assign(player, { className: 'clip', controls: true, muted: true, playsInline: true });
  player.ariaLabel = link.textContent.trim();
  link.replaceWith(player);
  player.focus();
  void player.play();
});

// Starting one film pauses the others. The hero's has no controls: it is a picture that moves, and goes on.
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

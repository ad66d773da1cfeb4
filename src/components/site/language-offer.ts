// Offers the page in the language that the browser asks for first, in one line of that language, until one was chosen.
// The line is made here, since few people see it.
const CHOSEN = 'language';
const { lang } = document.documentElement;

// Where storage is refused, each page offers again.
const kept = (() => {
  try {
    return localStorage;
  } catch {
    return null;
  }
})();
const choose = (tag: string) => kept?.setItem(CHOSEN, tag);

addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  choose(link.hreflang);
  // The same place: what was asked for, and the part of the page.
  link.search = location.search;
  link.hash = location.hash;
});

const switches = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
const tags = [lang, ...switches.map(({ hreflang }) => hreflang)];
const wanted = navigator.languages.map((each) => each.slice(0, 2)).find((each) => tags.includes(each));
const found = switches.find(({ hreflang }) => hreflang === wanted);
if (found && wanted !== lang && kept?.getItem(CHOSEN) === null) offer(found);

function offer({ href, hreflang, dataset }: HTMLAnchorElement): void {
  const line = Object.assign(document.createElement('p'), { className: 'notice', lang: hreflang });
  const link = Object.assign(document.createElement('a'), { href, hreflang, textContent: dataset['offer'] });
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: '✕' });
  close.className = 'button button--quiet';
  close.ariaLabel = dataset['decline'] ?? null;
  close.addEventListener('click', () => {
    choose(lang);
    line.remove();
  });
  // Over the page, so that nothing moves, and above the tab bar of a phone.
  line.style.cssText =
    'position:fixed;inset:auto 0 max(var(--covered-below,0px),env(safe-area-inset-bottom));z-index:2;display:flex;align-items:center;justify-content:center;gap:1rem;margin:0';
  line.append(link, close);
  document.body.append(line);
}

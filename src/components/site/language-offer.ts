// Offers the page in the language that the browser asks for first, in one line of that language, until one was chosen. The
// line is made here, since few people see it. Where storage is refused, nothing is offered.
const CHOSEN = 'language';
const { lang } = document.documentElement;

addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  // The same place: what was asked for, and the part of the page.
  link.search = location.search;
  link.hash = location.hash;
  localStorage[CHOSEN] = link.hreflang;
});

// Those of pages with a top bar of their own: the operators' console has no height to spare for the offer.
const OFFERS = 'header [data-offer], header ~ footer [data-offer]';
const links = [...document.querySelectorAll<HTMLAnchorElement>(OFFERS)];
const known = (tag: string) => (tag === lang ? null : links.find(({ hreflang }) => hreflang === tag));
const wanted = navigator.languages.map((tag) => known(tag.slice(0, 2))).find((link) => link !== undefined);
if (wanted && !(CHOSEN in localStorage)) offer(wanted);

function offer(other: HTMLAnchorElement): void {
  const words = other.dataset['offer'] ?? '';
  const link = other.cloneNode() as HTMLAnchorElement;
  link.textContent = words;
  const close = document.createElement('button');
  close.className = 'button button--quiet';
  close.textContent = '✕';
  close.ariaLabel = `✕ ${words}`;
  const line = document.createElement('aside');
  line.lang = other.lang;
  line.ariaLabel = words;
  line.className = 'offer';
  line.append(link, close);
  document.body.append(line);
  close.onclick = () => {
    localStorage[CHOSEN] = lang;
    line.remove();
  };
}

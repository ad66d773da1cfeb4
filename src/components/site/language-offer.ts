const CHOSEN = 'language';
const { lang } = document.documentElement;

/** The choice is remembered, so that no one is asked twice. Where storage is refused, each page offers again. */
function choose(tag: string): void {
  try {
    localStorage[CHOSEN] = tag;
  } catch {
    // Nothing to remember it in.
  }
}

function isChosen(): boolean {
  try {
    return CHOSEN in localStorage;
  } catch {
    return false;
  }
}

addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  choose(link.hreflang);
  // The same place: what was asked for, and the part of the page.
  link.search = location.search;
  link.hash = location.hash;
});

const offers = [...document.querySelectorAll<HTMLElement>('[data-offer]')];
const tags = [lang, ...offers.map(({ dataset }) => dataset['offer'] ?? '')];
const wanted = navigator.languages.map((each) => each.slice(0, 2)).find((each) => tags.includes(each));
const offer = offers.find(({ dataset }) => dataset['offer'] === wanted);
if (offer && !isChosen()) {
  offer.hidden = false;
  offer.querySelector('button')?.addEventListener('click', () => {
    offer.hidden = true;
    choose(lang);
  });
}

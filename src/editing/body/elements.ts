const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** HTML that a text may hold besides Markdown: plain text markup, nothing with a style or behaviour of its own. */
const INLINE = words(
  'a abbr b br cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr',
);
const BLOCK = words(
  'blockquote caption dd details div dl dt h2 h3 h4 hr li ol p pre summary table tbody td tfoot th thead tr ul',
);
const ATTRIBUTES = words('cite class colspan datetime dir href id lang open rowspan scope start title value');

/** What to use instead of elements that are refused. */
const INSTEAD: Readonly<Record<string, string>> = {
  script: 'is code, and texts hold none. Remove it; <CoinChart> draws a chart, <Video> plays a film.',
  iframe: 'shows another site inside this one, which this site does not do. Link to it instead.',
  img: 'is not allowed in a text. Use <Figure>, or a picture in Markdown: they are checked and made smaller.',
  video: 'is not allowed in a text. Use <Video>, which brings captions and a poster.',
  h1: 'is for the title of the page, which comes from the front matter. Begin with ##.',
};

export const isComponent = (name: string): boolean => /^[A-Z]|\./.test(name);

/** Whether an element needs lines of its own: inside a sentence it would split the paragraph. */
export const isBlock = (name: string): boolean => isComponent(name) || BLOCK.has(name);

/** Why a text may not hold an element, as the rest of a sentence, or null. */
export function elementError(name: string): string | null {
  if (INLINE.has(name) || BLOCK.has(name)) return null;
  return INSTEAD[name] ?? 'is not allowed in a text. Write it in Markdown, or remove it.';
}

export function attributeError(name: string): string | null {
  if (ATTRIBUTES.has(name)) return null;
  if (name === 'style') return 'is refused by the security policy of the site. Remove it.';
  if (/^on/i.test(name)) return 'is code, and texts hold none. Remove it.';
  return 'is not allowed in a text. Remove it.';
}

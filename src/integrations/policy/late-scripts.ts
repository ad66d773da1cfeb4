const MODULE = /<script type="module" (?=src=)/g;

/**
 * Has the browser fetch a page's scripts after what the page is painted with. They add to what is there already, and would
 * otherwise share the line with the first picture and the font.
 */
export const withLateScripts = (html: string): string =>
  html.replace(MODULE, '<script type="module" fetchpriority="low" ');

const SCHEMES = /^(https?|mailto|tel):/i;
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Why a link is invalid, as the rest of a sentence, or null. The build checks that pages and anchors of this site
 * exist: see `src/integrations/live-links.ts`.
 */
export function linkError(url: string): string | null {
  if (url === '') return 'is empty. Write where it leads, between the round brackets.';
  if (SCHEMES.test(url) || /^[#/](?!\/)/.test(url)) return null;
  if (ANY_SCHEME.test(url)) return `leads to ${url}, which is no web address. Use https:// or mailto:.`;
  return `leads to ${url}, which is no whole address. Begin a page of this site with /, as in /maths/, and others with https://.`;
}

import { isUnset } from '#editing/unset-links.ts';

const SCHEMES = /^(https?|mailto|tel):/i;
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Hosts that are the editor's own machine. */
const OWN_MACHINE = /^(localhost|127\.|10\.|192\.168\.|0\.0\.0\.0|\[::1\]|.*\.local(host)?$)/i;

/**
 * Why a link is invalid by itself, as the rest of a sentence, or null. Whether its page and heading exist says
 * `src/editing/links/`.
 */
export function linkError(url: string): string | null {
  if (url === '') return 'is empty. Write where it leads, between the round brackets.';
  if (url.includes('\\')) return `leads to ${url}, with a backslash. Addresses have slashes: /.`;
  if (/^(mailto|tel):$/i.test(url)) return `is empty behind ${url} Write the address or the number.`;
  if (SCHEMES.test(url)) return wholeError(url);
  if (/^[#/](?!\/)/.test(url)) return null;
  if (ANY_SCHEME.test(url)) return `leads to ${url}, which is no web address. Use https:// or mailto:.`;
  return `leads to ${url}, which is no whole address. Begin a page of this site with /, as in /maths/, and others with https://.`;
}

function wholeError(url: string): string | null {
  if (!URL.canParse(url)) return `leads to ${url}, which no browser can open. Copy the address again.`;
  const { protocol, hostname } = new URL(url);
  if (/^https?:$/.test(protocol) && OWN_MACHINE.test(hostname)) {
    return `leads to ${url}, which is your own machine. Begin a page of this site with /, as in /maths/.`;
  }
  return isUnset(url) ? RESERVED : null;
}

/** Refuses a link to a host that no one can have. */
export const RESERVED =
  'leads to a host under .example, where nothing can ever be. Write the real address or remove it.';

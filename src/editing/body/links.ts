import type { MdastNode } from 'satteri';
import type { Finding } from '#editing/mistake.ts';
import { isUnset } from '#editing/unset-links.ts';
import { textOf } from './parse-body.ts';
import { ON_OWN_DISK } from './pictures.ts';

const SCHEMES = /^(https?|mailto|tel):/i;
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Hosts that are the editor's own machine. */
const OWN_MACHINE = /^(localhost|127\.|10\.|192\.168\.|0\.0\.0\.0|\[::1\]|.*\.local(host)?$)/i;

/**
 * Why a link is invalid by itself, as the rest of a sentence, or null. Whether its page and heading exist says
 * `src/editing/cross-file-mistakes.ts`.
 */
export function linkError(url: string): string | null {
  if (url === '') return 'is empty. Write where it leads, between the round brackets.';
  if (ON_OWN_DISK.test(url)) {
    return `leads to ${url}, a file on your own machine, which no reader has. Put it in public/files/ and link it like /files/rules.pdf.`;
  }
  if (url.includes('\\')) return `leads to ${url}, with a backslash. Addresses have slashes: /.`;
  if (/^(mailto|tel):$/i.test(url)) return `is empty behind ${url} Write the address or the number.`;
  if (/^mailto:[^@]*$/i.test(url))
    return `leads to ${url}, which is no mail address. Write it whole, like mailto:anna@example.org.`;
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
  if (/^https?:$/.test(protocol) && !/^[a-z\d.-]+\.[a-z\d-]{1,63}$/i.test(hostname)) {
    return `leads to ${url}, where no site can be. Copy the address again.`;
  }
  return isUnset(url) ? RESERVED : null;
}

/** Refuses a link to a host that no one can have. */
export const RESERVED =
  'leads to a host under .example, where nothing can ever be. Write the real address or remove it.';

/** Words that say nothing where a screen reader lists the links of a page. */
const POINTING =
  /^(?:click )?(?:here|this|this (?:link|page|site)|link|(?:read |learn )?more|qui|clicca qui|hier)[.!…]?$/i;

/** A link may hold a picture instead of words. */
export function linkWords(node: Extract<MdastNode, { type: 'link' }>): readonly Finding[] {
  const words = textOf(node).trim();
  if (words === '' && node.children.every(({ type }) => type === 'text')) {
    return [{ field: 'link', message: 'has no words. Write what it leads to between the square brackets.' }];
  }
  if (!POINTING.test(words)) return [];
  const message = `says “${words}”. Say what it leads to, for readers who hear links one by one.`;
  return [{ field: 'link', message, kind: 'warning' }];
}

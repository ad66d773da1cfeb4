import type { MdastNode } from 'satteri';
import type { Finding } from '#editing/mistake.ts';
import { linkedAddressError, webAddressWarning } from '#editing/web-address.ts';
import { textOf } from './parse-body.ts';
import { ON_OWN_DISK } from './pictures.ts';

const PICTURE = /\.(?:jpe?g|png|webp|gif|avif|svg)$/i;

const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

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
  if (/^https?:/i.test(url)) return linkedAddressError(url);
  if (/^(mailto|tel):/i.test(url)) return null;
  if (/^[#/](?!\/)/.test(url)) return null;
  if (ANY_SCHEME.test(url)) return `leads to ${url}, which is no web address. Use https:// or mailto:.`;
  if (/^[^\s/:@]+@[^\s/:@]+\.[a-z]+$/i.test(url)) return `leads to a mail address. Write mailto:${url}.`;
  if (PICTURE.test(url)) return `leads to ${url}, a picture. To show it, write ! in front of the [.`;
  const [, post] = /^(?:\.{0,2}\/)*(?:news\/)?([a-z0-9-]+)\.mdx?$/.exec(url) ?? [];
  if (post !== undefined)
    return `leads to the file of a text. Write the address of its page: /news/${post}/.`;
  return `leads to ${url}, which is no whole address. Begin a page of this site with /, as in /maths/, and others with https://.`;
}

/** Words that say nothing where a screen reader lists the links of a page. */
const POINTING =
  /^(?:click )?(?:here|this|this (?:link|page|site)|link|(?:read |learn )?more|qui|clicca qui|hier)[.!…]?$/i;

/** What is odd about where a link leads. */
export function linkWarning(url: string): Finding[] {
  const message = webAddressWarning(url);
  return message === null ? [] : [{ field: 'link', message, kind: 'warning' }];
}

/** The host that words name as an address; words like Node.js are none. */
function hostIn(words: string): string | null {
  const [, whole, plain] =
    /^(?:(?:https?:\/\/|www\.)([\w-]+(?:\.[\w-]+)+)|((?:[\w-]+\.)+(?:com|org|net|eu|gov|edu|int|info|uk|us|it|de|es|fr|be|ch|at|nl)))(?:\/\S*)?$/i.exec(
      words,
    ) ?? [];
  return whole ?? plain ?? null;
}

/** Whether a host is another, or belongs to it. */
function isOf(host: string, other: string): boolean {
  const [one, two] = [host, other].map((each) => each.toLowerCase().replace(/^www\./, ''));
  return one === two || `${one}`.endsWith(`.${two}`);
}

/** A link may hold a picture instead of words. */
export function linkWords(node: Extract<MdastNode, { type: 'link' }>): readonly Finding[] {
  const words = textOf(node).trim();
  if (words === '' && node.children.every(({ type }) => type === 'text')) {
    const message = 'has no words. Write what it leads to between the square brackets.';
    return [{ field: 'link', message, kind: 'unfinished' }];
  }
  const named = hostIn(words);
  const goal = /^https?:/i.test(node.url) && URL.canParse(node.url) ? new URL(node.url).hostname : null;
  if (named && goal && !isOf(named, goal) && !isOf(goal, named)) {
    const message = `says ${words} and leads to ${goal}. Make the two the same.`;
    return [{ field: 'link', message }];
  }
  if (!POINTING.test(words)) return [];
  const message = `says “${words}”. Say what it leads to, for readers who hear links one by one.`;
  return [{ field: 'link', message, kind: 'warning' }];
}

import { address } from '#i18n/language.ts';
import type { Element, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { htmlToHast } from 'satteri';

/** What belongs to a page alone: its scripts, its styles, and the anchors and hooks of both. */
const OF_THE_PAGE = new Set(['script', 'style', 'template']);
const MARKS = /^(id|className|tabIndex|loading|decoding|ariaDescribedBy|data[A-Z].*)$/;
const URLS = ['href', 'src', 'poster'];

/** The classes of table columns have a meaning: a reader knows it by this attribute. */
const ALIGNED: Readonly<Record<string, string>> = { end: 'right', middle: 'center' };

/**
 * The HTML of a post for feeds. A reader shows it anywhere, without our styles and scripts.
 *
 * @param url of the post; links within it lead there
 */
export function feedHtml(html: string, url: string): string {
  const tree = htmlToHast(html, { fragment: true }) as Root;
  return toHtml({ ...tree, children: forReaders(tree.children, url) }).trim();
}

const forReaders = <Node extends RootContent>(nodes: readonly Node[], url: string): Node[] =>
  nodes.flatMap((node) => {
    if (node.type === 'comment') return [];
    if (node.type !== 'element') return [node];
    if (OF_THE_PAGE.has(node.tagName)) return [];
    const properties = propertiesOf(node, url);
    const children = forReaders(node.children, url);
    const isBare = node.tagName === 'span' && Object.keys(properties).length === 0;
    return isBare ? (children as Node[]) : [{ ...node, properties, children }];
  });

function propertiesOf({ properties }: Element, url: string): Element['properties'] {
  const kept = Object.entries(properties).filter(([name]) => !MARKS.test(name));
  const whole = kept.map(([name, value]) => {
    if (URLS.includes(name)) return [name, absolute(`${value}`, url)];
    if (name === 'srcSet')
      return [
        name,
        `${value}`
          .split(/,\s+/)
          .map((each) => candidate(each, url))
          .join(', '),
      ];
    return [name, value];
  });
  const [align] = [properties['className']].flat().flatMap((name) => ALIGNED[`${name}`] ?? []);
  return { ...Object.fromEntries(whole), ...(align && { align }) };
}

/** A page of this site is that of the feed's language. */
const absolute = (reference: string, base: string): string =>
  URL.parse(reference.startsWith('//') ? reference : address(reference), base)?.href ?? reference;

/** One of a set of pictures: `/a.webp 720w`. */
function candidate(text: string, url: string): string {
  const [reference = '', ...size] = text.trim().split(/\s+/);
  return [absolute(reference, url), ...size].join(' ');
}

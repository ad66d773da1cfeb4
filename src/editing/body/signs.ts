import type { MdastNode } from 'satteri';
import type { Finding } from '#editing/mistake.ts';
import { type Body, lineOf, type FindingAt } from './parse-body.ts';

/**
 * Signs that Markdown reads otherwise than their writer meant. They are no error to the parser: readers would see them,
 * or miss what they stand for.
 *
 * Each rule looks at what is left of a block when the parser has taken its share: code, links, pictures and signs behind
 * a backslash are `TAKEN`, so a sign that is still there has no meaning.
 */
interface Rule {
  readonly field: string;
  readonly pattern: RegExp;
  readonly message: string | ((found: RegExpExecArray) => string);
  readonly kind?: Finding['kind'];
}

const TAKEN = '\0';

/** What word processors write before the items of a list; `o` and `§` are those of the second level. */
const BULLET = String.raw`[•◦▪▫‣●○■□·➢➤►\uf0b7\uf0a7\uf0d8]|[o§](?=\t)`;

/** Spaces that Markdown does not take for one. Keyboards make them of the space bar and another key. */
const OTHER_SPACE = String.raw`[\u00a0\u2000-\u200a\u202f\u205f\u3000]`;

const otherSpace = (field: string, sign: string): Rule => ({
  field,
  pattern: new RegExp(`^[\\s>]*?(?:${sign}(?=${OTHER_SPACE})|${OTHER_SPACE}[\\s]*${sign}(?=\\s))`, 'm'),
  message: ([found]) =>
    `has a space beside its ${found.trim()} that only looks like one, so readers see the sign. Delete it and type a space.`,
});

const ITEM = String.raw`[\s>]*(?:${BULLET}|[a-z][.)]|\d{1,3}[.)])\s`;

/** How a line begins that is none of a longer paragraph; in an interview, with who speaks. */
const BEGINNING = String.raw`["“«(]?\p{Lu}`;
const SPEAKER = String.raw`\0*\p{Lu}[\p{L}\p{N}.'’ \0-]{0,30}:\0*[^\S\n]`;

const RULES: readonly Rule[] = [
  otherSpace('heading', '#{1,6}'),
  otherSpace('list', String.raw`(?:[-+*]|\d{1,3}[.)])`),
  {
    field: 'list',
    pattern: /^[\s>]*(?:[-+*]\s*)?\[\s*x?\s*\](?![(:])/im,
    message: ([found]) =>
      `has ${found.trim()}, which readers see as it is. A box to tick is - [ ], a ticked one - [x], with a space behind it.`,
  },
  {
    field: 'stars',
    pattern: new RegExp(String.raw`(?<!^[\s>]*)\*+|\*+(?!${OTHER_SPACE})`, 'm'),
    message: ([signs]) =>
      `has ${signs} without a partner, so readers see it. **Bold** and *slanted* words stand right between their signs, without spaces inside. For the sign itself write ${'\\*'.repeat(signs.length)}, in a product ×.`,
  },
  {
    field: 'underscores',
    pattern: /(?<![^\s(])(_{1,2})\s?[^_\n]+?\s?\1(?![^\s.,;:!?)])/,
    message:
      'stand apart from the words between them, so readers see them. Remove the spaces inside, like _this_.',
  },
  {
    field: 'code',
    pattern: /`/,
    message: 'has a ` without a partner. Code in a line stands between two; for the sign itself write \\`.',
  },
  {
    field: 'struck words',
    pattern: /~~/,
    message:
      'have ~~ without a partner. They stand right between their signs, like ~~old~~, without spaces inside.',
  },
  {
    field: 'link',
    pattern: /\[[^\][]+\][^\S\n]+\((?:\.?\/|#|https?:|mailto:)[^)]*\)/,
    message: 'has a space between ] and (. Remove it, or it is no link.',
  },
  {
    field: 'picture',
    pattern: /!\[[^\][]*\]\([^()\n]*[^\S\n][^()\n]*\)/,
    message:
      'has a space in its name, so it is not shown. Rename the file with hyphens, or write each space as %20.',
  },
  {
    field: 'link',
    pattern: /(?<!!)\[[^\][]*\]\([^()\n]*[^\S\n][^()\n]*\)/,
    message:
      'has a space in its address, so it is no link. Write %20 for each space, or copy the address again.',
  },
  {
    field: 'link',
    pattern: /\]\([^()\n]*$/m,
    message: 'has no end. Close its round bracket: [words](/maths/).',
  },
  {
    field: 'link',
    pattern: /\([^()\n]+\)\[(?:\.?\/|#|https?:)[^\]\n]*\]/,
    message: 'has its brackets the wrong way round. Write the words in square ones: [words](/maths/).',
  },
  {
    field: 'footnote',
    pattern: /\^\[[^\]\n]+\]/,
    message: 'stands within the text. Write [^1] here, and on a line of its own [^1]: The text.',
  },
  {
    field: 'text',
    pattern: /(?<=[^\s[(\]])\[(?:(?:note|nota) )?\d{1,3}\](?![(:])/,
    message: ([sign]) =>
      `has ${sign}, the mark of a note on another page, which leads nowhere here. Take it out, or write [^1] here and on a line of its own [^1]: Its source.`,
    kind: 'warning',
  },
  {
    field: 'footnote',
    pattern: /^(\[\^[^\]\s]+\])(?!:)[^\S\n]+(?=\S)/m,
    message: ([, sign]) => `needs a colon behind its sign: ${sign}: The text.`,
  },
  {
    field: 'footnote',
    pattern: /(?<!^)\[\^[^\]\s]+\](?!:)/m,
    message: 'has no text. Write it on a line of its own, like [^1]: The text.',
  },
  {
    field: 'footnote',
    pattern: /\[\^[^\]\s]+\]:/,
    message: 'is within a paragraph. Leave an empty line above [^1]: The text.',
  },
  {
    field: 'link',
    pattern: /\[[^\][]+\]\[[^\][]*\]/,
    message: 'names an address that is not given. Write it in round brackets: [words](/maths/).',
  },
  {
    field: 'heading',
    pattern: /^#{2,6}[^\s#]|^#\p{L}[^#\n]*$(?![\s\S])/u,
    message: 'needs a space behind its #: write ## Heading.',
  },
  {
    field: 'table',
    pattern: /^\|.*\|[^\S\n]*\n\|.*\|/m,
    message: 'has no line below its head. Write one like | --- | --- |, with as many columns.',
  },
  {
    field: 'table',
    pattern: new RegExp(`^(?!${ITEM}).*\\S\\t.*\\n(?!${ITEM}).*\\S\\t`, 'm'),
    message:
      'is pasted with tabs between its cells, which readers do not see. Write | between them: | a | b |, and | --- | --- | below the head.',
  },
  {
    field: 'code',
    pattern: /^[\s>]*'''/m,
    message: 'stands between lines of three backticks, ```. These are apostrophes.',
  },
  {
    field: 'list',
    pattern: new RegExp(`^[\\s>]*(${BULLET})`, 'm'),
    message: ([, sign = '']) =>
      `begins with ${/[\uf000-\uf8ff]/.test(sign) ? 'a sign' : sign}, which a word processor writes and which makes no list. Begin each item with a hyphen and a space: - one.`,
  },
  {
    field: 'list',
    pattern: /^[\s>]*([–—])\s.*\n[\s>]*\1\s/m,
    message: ([, sign]) =>
      `begins with the dash ${sign}, which makes no list. Begin each item with a hyphen and a space: - one.`,
  },
  {
    field: 'list',
    pattern: /^[\s>]*-\p{L}.*\n[\s>]*-\p{L}/mu,
    message: 'needs a space behind each hyphen: - one.',
  },
  {
    field: 'list',
    pattern: /^[\s>]*\d{1,2}([.)])\p{L}.*\n[\s>]*\d{1,2}\1\p{L}/mu,
    message: 'needs a space behind each number: 1. one.',
  },
  {
    field: 'list',
    pattern: /^[\s>]*[a-z][.)]\s.*\n[\s>]*[a-z][.)]\s/im,
    message: 'is counted in letters, which makes no list. Write numbers: 1. one.',
  },
  {
    field: 'list',
    pattern: /\n[\s>]*\d{1,2}\.\s.*\n[\s>]*\d{1,2}\.\s/,
    message: 'is within a paragraph. Leave an empty line above it.',
  },
  {
    field: 'text',
    pattern: new RegExp(
      String.raw`^${SPEAKER}[^]*?[^\0]\n${SPEAKER}|^(?:${BEGINNING}[^\0\t\n]{0,60}\n){2,}${BEGINNING}[^\t\n]{0,60}$`,
      'u',
    ),
    message:
      'has lines that readers see as one paragraph, one behind the other. Leave an empty line between them; in a list, begin each with a hyphen and a space: - one.',
    kind: 'warning',
  },
  {
    field: 'text',
    pattern: /(?<![^\s(]):[a-z][a-z_]*[a-z]:(?![^\s.,;!?)])/,
    message: ([name]) => `has ${name}, which is shown as it is written. Type the picture itself, like 🙂.`,
  },
  {
    field: 'text',
    pattern: /==[^\s=][^=\n]*==/,
    message: ([marked]) =>
      `has ${marked}, which is shown as it is written. Write <mark>${marked.slice(2, -2)}</mark>.`,
  },
  {
    field: 'link',
    pattern: /\[\[[^\][\n]+\]\]/,
    message: ([link]) => `is written ${link}, which is no link here. Write it like [words](/maths/).`,
  },
  {
    field: 'callout',
    pattern: /^[\s>]*(?::::|\[!\w+\])/m,
    message:
      'is written as in another program, and readers see the signs. Write <Callout>, the words, and </Callout>.',
  },
  {
    field: 'text',
    pattern: /\[(?:toc|TOC)\]/,
    message: 'has [toc], which makes no table of contents here. Remove it.',
  },
];

/** @returns findings with the lines of their signs */
export function signFindings(body: Body, node: MdastNode): readonly FindingAt[] {
  const left = leftOf(body, node);
  if (left === null) return [];
  return RULES.flatMap(({ field, pattern, message, kind }) => {
    const found = pattern.exec(left);
    if (!found) return [];
    // A sign that stands for the beginning of a line may have matched the ends of lines before it.
    const before = left.slice(0, found.index) + (/^\s*/.exec(found[0])?.[0] ?? '');
    const line = lineOf(node) + before.split('\n').length - 1;
    return [{ line, field, message: typeof message === 'string' ? message : message(found), kind }];
  });
}

const BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell', 'mdxJsxFlowElement']);
const INLINE: ReadonlySet<string> = new Set(['emphasis', 'strong', 'delete', 'link', 'mdxJsxTextElement']);

/** What the parser has left of a block as text, each sign at its place; null if the node is no block with a text. */
function leftOf(body: Body, block: MdastNode): string | null {
  if (!BLOCKS.has(block.type) || !('children' in block)) return null;
  const start = block.position?.start.offset ?? 0;
  const left = [...body.rawOf(block)].map((sign): string => (sign === '\n' ? sign : TAKEN));
  let hasText = false;
  const keep = (node: MdastNode): void => {
    const raw = body.rawOf(node);
    if (node.type === 'text' || (node.type === 'link' && !raw.startsWith('['))) {
      hasText = true;
      const signs = [...raw.replaceAll(/\\[!-/:-@[-`{-~]/g, TAKEN.repeat(2))];
      left.splice((node.position?.start.offset ?? 0) - start, signs.length, ...signs);
    } else if (INLINE.has(node.type) && 'children' in node) node.children.forEach(keep);
  };
  block.children.forEach(keep);
  return hasText ? left.join('') : null;
}

/** A product that Markdown reads as slanted: in 3*5*12 the 5 is, and the signs are gone. */
export function productFindings(body: Body, node: MdastNode): readonly Finding[] {
  const words = body.rawOf(node);
  if ((node.type !== 'emphasis' && node.type !== 'strong') || words.startsWith('_')) return [];
  const [before, after] = neighboursOf(body, node);
  if (!/\d$/.test(before) && !/^\d/.test(after)) return [];
  const message = `has stars between numbers, ${words}, which make slanted or bold words and are not shown. Write × for a product, or \\* for the sign.`;
  return [{ field: 'stars', message }];
}

/** Words struck out as in a chat: the parser reads ~words~ so, and the site shows the signs. */
export function chatStrikeFindings(body: Body, node: MdastNode): readonly Finding[] {
  const words = body.rawOf(node);
  if (node.type !== 'delete' || words.startsWith('~~')) return [];
  const [before, after] = neighboursOf(body, node);
  if (/[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after)) return [];
  const message = `are written as in a chat, and readers see the signs. Write ~${words}~, or \\~ for the sign itself.`;
  return [{ field: 'struck words', message }];
}

/** What is written before and behind a node in its parent. */
function neighboursOf({ rawOf, parentOf }: Body, node: MdastNode): readonly [before: string, after: string] {
  const parent = parentOf(node);
  const siblings = parent && 'children' in parent ? parent.children : [];
  const at = siblings.findIndex((each) => each === node);
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  return [before ? rawOf(before) : '', after ? rawOf(after) : ''];
}

import { type MdastNode, markdownToMdast, mdxToMdast } from 'satteri';
import type { Finding } from '#editing/mistake.ts';

/** A text as the parser reads it. */
export interface Body {
  /** All nodes, parents before children. */
  readonly nodes: readonly MdastNode[];
  /** Those of the whole file. */
  readonly lines: readonly string[];
  parentOf(node: MdastNode): MdastNode | undefined;
  /** What is written in the file for a node. */
  rawOf(node: MdastNode): string;
}

export interface FindingAt extends Finding {
  readonly line: number;
}

type Parsed =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly line: number; readonly message: string };

/** As Astro reads them. */
const FEATURES = { gfm: true, smartPunctuation: true };

/** Position and reason of a parser error: `14:3: Unexpected …`. */
const SYNTAX_ERROR = /^(\d+):(\d+): ([\s\S]*)$/;

/** Version control writes these lines where two people changed the same place. */
const CONFLICT = /^(<{7} |={7}$|>{7} )/m;

/**
 * Parses a text with the parser that Astro uses.
 *
 * @param source the whole file with its front matter, so that line numbers match the file
 */
export function parseBody(file: string, source: string): Parsed {
  const conflict = CONFLICT.exec(source);
  if (conflict) {
    const line = source.slice(0, conflict.index).split('\n').length;
    return { ok: false, line, message: IN_CONFLICT };
  }
  try {
    const parse = file.endsWith('.mdx') ? mdxToMdast : markdownToMdast;
    return { ok: true, body: bodyOf(parse(source, { features: FEATURES }), source) };
  } catch (error) {
    const [, line = '1', column = '1', reason = ''] = SYNTAX_ERROR.exec((error as Error).message) ?? [];
    const text = source.split('\n')[Number(line) - 1] ?? '';
    return { ok: false, line: Number(line), message: explain(reason, text, Number(column)) };
  }
}

function bodyOf(root: MdastNode, source: string): Body {
  const nodes = [...withDescendants(root)];
  const parents = new Map<MdastNode, MdastNode>();
  for (const node of nodes)
    if ('children' in node) for (const child of node.children) parents.set(child, node);
  // The parser counts whole characters, and an emoji is two of JavaScript's.
  const characters = /[\ud800-\udfff]/.test(source) ? [...source] : null;
  return {
    nodes,
    lines: source.split('\n'),
    parentOf: (node) => parents.get(node),
    rawOf({ position }) {
      const [from, to] = [position?.start.offset, position?.end.offset];
      return characters ? characters.slice(from, to).join('') : source.slice(from, to);
    },
  };
}

const IN_CONFLICT =
  'has the marks of two versions that were not merged. Keep one version, and remove the lines of <<<<<<<, ======= and >>>>>>>.';

/** @param text the line of the error @param column of its first character, from 1 */
function explain(reason: string, text: string, column: number): string {
  const rest = text.slice(column - 1);
  const [, listed] = /^[\s>]*(?:[-*+]|\d+[.)])\s+<([A-Z]\w*)[^>]*>\s*$/.exec(text) ?? [];
  if (listed !== undefined) {
    return `has <${listed}> in a list. Put it below the list, on lines of its own with an empty line before and after.`;
  }
  const [, open] = /Expected a closing tag for `<([^`>]*)>`/.exec(reason) ?? [];
  if (open !== undefined) return notClosed(open);
  const [, stray] = /Unexpected closing tag `<\/([^`>]*)>`/.exec(reason) ?? [];
  if (stray !== undefined)
    return strayEnd(stray, /corresponding closing tag for `<([^`>]*)>`/.exec(reason)?.[1]);
  if (rest.startsWith('<!--')) return 'has a comment in <!-- -->. In .mdx files write {/* not shown */}.';
  if (/^<(https?:|mailto:|[\w.+-]+@)/i.test(rest)) {
    const address = /^<([^>\s]*)/.exec(rest)?.[1] ?? '';
    const whole = /^[a-z]+:/i.test(address) ? address : `mailto:${address}`;
    return `has an address in < >. Write it without them, or as [words](${whole}).`;
  }
  if (/expression|brace/i.test(reason)) {
    return 'has a { that begins code, and texts hold none. To show a brace as it is, write \\{.';
  }
  const tag = /^<([A-Za-z][\w-]*)/.exec(rest)?.[1];
  if (tag === undefined) return 'has a < that begins no element. To show it as it is, write \\<.';
  if (/[“”„‘’]/.test(rest)) return `has curly quotes in <${tag}>. Use straight ones, like title="A title".`;
  if (/=[^"'{\s>]/.test(rest))
    return `has an attribute of <${tag}> without quotes. Write it like title="A title".`;
  return `has a <${tag}> that does not end properly. Close its quotes and end it with > or />. To show a < as it is, write \\<.`;
}

const VOID = /^(area|br|col|hr|img|input|wbr)$/;

const notClosed = (name: string): string =>
  VOID.test(name)
    ? `has <${name}> without its slash. Write <${name} />.`
    : `has <${name}> without its end. Write </${name}> where it ends, or <${name} /> if it holds nothing. To show a < as it is, write \\<.`;

const strayEnd = (name: string, open: string | undefined): string =>
  VOID.test(name)
    ? `has </${name}>. Write <${name} />.`
    : open === undefined
      ? `has </${name}> without its beginning. Write <${name}> where it begins, or remove it.`
      : `has </${name}> where <${open}> should end. Write </${open}>; capital and small letters count.`;

function* withDescendants(node: MdastNode): Generator<MdastNode> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* withDescendants(child);
}

export const lineOf = (node: MdastNode): number => node.position?.start.line ?? 1;

/** The words of a node. */
export const textOf = (node: MdastNode): string =>
  [...withDescendants(node)]
    .map((each) => (each.type === 'text' || each.type === 'inlineCode' ? each.value : ''))
    .join('');

/** The words of a node, without its code. */
export const proseOf = (node: MdastNode): string =>
  [...withDescendants(node)]
    .map((each) => (each.type === 'text' ? each.value : each.type === 'inlineCode' ? ' ' : ''))
    .join('');

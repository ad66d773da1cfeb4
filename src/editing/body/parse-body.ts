import { type MdastNode, markdownToMdast, mdxToMdast } from 'satteri';

type Parsed =
  | { readonly ok: true; readonly nodes: readonly MdastNode[] }
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
 * @returns all nodes of the text, parents before children
 */
export function parseBody(file: string, source: string): Parsed {
  const conflict = CONFLICT.exec(source);
  if (conflict) {
    const line = source.slice(0, conflict.index).split('\n').length;
    return { ok: false, line, message: IN_CONFLICT };
  }
  try {
    const parse = file.endsWith('.mdx') ? mdxToMdast : markdownToMdast;
    return { ok: true, nodes: [...withDescendants(parse(source, { features: FEATURES }))] };
  } catch (error) {
    const [, line = '1', column = '1', reason = ''] = SYNTAX_ERROR.exec((error as Error).message) ?? [];
    const text = source.split('\n')[Number(line) - 1] ?? '';
    return { ok: false, line: Number(line), message: explain(reason, text, Number(column)) };
  }
}

const IN_CONFLICT =
  'has the marks of two versions that were not merged. Keep one version, and remove the lines of <<<<<<<, ======= and >>>>>>>.';

/** @param text the line of the error @param column of its first character, from 1 */
function explain(reason: string, text: string, column: number): string {
  const rest = text.slice(column - 1);
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
  open === undefined
    ? `has </${name}> without its beginning. Write <${name}> where it begins, or remove it.`
    : `has </${name}> where <${open}> should end. Write </${open}>; capital and small letters count.`;

function* withDescendants(node: MdastNode): Generator<MdastNode> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* withDescendants(child);
}

export const lineOf = (node: MdastNode): number => node.position?.start.line ?? 1;

/** The words of a node. */
export function textOf(node: MdastNode): string {
  return [...withDescendants(node)]
    .map((each) => (each.type === 'text' || each.type === 'inlineCode' ? each.value : ''))
    .join('');
}

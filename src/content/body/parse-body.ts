import { type MdastNode, markdownToMdast, mdxToMdast } from 'satteri';

type Parsed =
  | { readonly ok: true; readonly nodes: readonly MdastNode[] }
  | { readonly ok: false; readonly line: number; readonly message: string };

/**
 * Position and reason of a parser error, without the parser's own name for it: `14:3: Unexpected …, …
 * (mdx-jsx:unexpected-character)`.
 */
const SYNTAX_ERROR = /^(\d+):\d+: (.*?)(?: \([\w-]+:[\w-]+\))?$/s;

/**
 * Parses a text with the parser that Astro uses.
 *
 * @param source the whole file with its front matter, so that line numbers match the file
 * @returns all nodes of the text, parents before children
 */
export function parseBody(file: string, source: string): Parsed {
  try {
    const tree = file.endsWith('.mdx') ? mdxToMdast(source) : markdownToMdast(source);
    return { ok: true, nodes: [...withDescendants(tree)] };
  } catch (error) {
    const [, line = '1', reason = `${error}`] = SYNTAX_ERROR.exec((error as Error).message) ?? [];
    return {
      ok: false,
      line: Number(line),
      message: `cannot be read: ${reason}. To show a < or a { as it is, write \\< or \\{.`,
    };
  }
}

function* withDescendants(node: MdastNode): Generator<MdastNode> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* withDescendants(child);
}

export const lineOf = (node: MdastNode): number => node.position?.start.line ?? 1;

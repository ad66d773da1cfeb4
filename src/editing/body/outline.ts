import Slugger, { slug } from 'github-slugger';
import type { MdastNode } from 'satteri';
import { elementError } from './elements.ts';
import { linkError } from './links.ts';
import { type FindingAt, lineOf, textOf } from './parse-body.ts';

export interface TextLink {
  readonly url: string;
  readonly line: number;
}

/** What is wrong with a text as a whole: its headings, its footnotes and its ids. */
export const outlineErrors = (nodes: readonly MdastNode[], source: string): readonly FindingAt[] => [
  ...headingErrors(nodes, source),
  ...noteErrors(nodes),
  ...idErrors(nodes),
];

/** The depth of a heading in Markdown or HTML, or null. */
function depthOf(node: MdastNode): number | null {
  if (node.type === 'heading') return node.depth;
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isElement && /^h[2-6]$/.test(node.name ?? '') ? Number(node.name?.[1]) : null;
}

/** Headings are an outline: it begins below the title, and no level is left out. */
function headingErrors(nodes: readonly MdastNode[], source: string): FindingAt[] {
  const lines = source.split('\n');
  const errors: FindingAt[] = [];
  let above = 1;
  for (const node of nodes) {
    const depth = depthOf(node);
    if (depth === null) continue;
    const line = lineOf(node);
    const refuse = (message: string, kind?: 'unfinished') =>
      errors.push({ line, field: 'heading', message, kind });
    const signs = '#'.repeat(above + 1);
    if (depth === 1) refuse(elementError('h1') ?? '');
    else if (node.type === 'heading' && !/^[\s>*+\d.-]*#/.test(lines[line - 1] ?? '')) {
      refuse('is made of a paragraph by the line of --- below it. Leave an empty line above the ---.');
    } else if (textOf(node).trim() === '') {
      refuse('has no words. Write them, or remove its #.', 'unfinished');
    } else if (depth > above + 1) {
      refuse(`leaves a level out: begin it with ${signs}, one # more than the heading above it at most.`);
    }
    above = Math.max(depth, 2);
  }
  return errors;
}

const UNUSED = 'is not shown, because no sign in the text leads to it. Add the sign, or remove the footnote.';
const TWICE = 'is there twice, and readers see the first. Give each its own number.';

/** Footnotes that would not be shown. */
function noteErrors(nodes: readonly MdastNode[]): FindingAt[] {
  const used = new Set(nodes.flatMap((node) => (node.type === 'footnoteReference' ? [node.identifier] : [])));
  const seen = new Set<string>();
  return nodes.flatMap((node) => {
    if (node.type !== 'footnoteDefinition') return [];
    const message = seen.has(node.identifier) ? TWICE : used.has(node.identifier) ? null : UNUSED;
    seen.add(node.identifier);
    const field = `footnote [^${node.label ?? node.identifier}]`;
    return message === null ? [] : [{ line: lineOf(node), field, message }];
  });
}

/** The links of a text whose form is valid. */
export function linksIn(nodes: readonly MdastNode[]): TextLink[] {
  const urls = nodes.flatMap((node) => {
    if (node.type === 'link' || node.type === 'definition') return [{ url: node.url, line: lineOf(node) }];
    const href = attributeOf(node, 'href');
    return href === null ? [] : [{ url: href, line: lineOf(node) }];
  });
  return urls.filter(({ url }) => linkError(url) === null);
}

/** The pictures that a text shows. */
export const picturesIn = (nodes: readonly MdastNode[]): TextLink[] =>
  nodes.flatMap((node) => {
    const url = node.type === 'image' ? node.url : isFigure(node) ? attributeOf(node, 'src') : null;
    return url === null ? [] : [{ url, line: lineOf(node) }];
  });

const isFigure = (node: MdastNode): boolean => 'name' in node && node.name === 'Figure';

/** The ids of headings and elements, to which links may lead. */
export function idsIn(nodes: readonly MdastNode[]): { id: string; line: number }[] {
  const headings = nodes.filter(({ type }) => type === 'heading');
  const elements = nodes.flatMap((node) => {
    const id = attributeOf(node, 'id');
    return id === null ? [] : [{ id, line: lineOf(node) }];
  });
  const ids = headingIds(headings.map(textOf));
  return [...headings.map((node, index) => ({ id: ids[index] ?? '', line: lineOf(node) })), ...elements];
}

const TAKEN = 'is taken by another heading or element of the page. Choose another.';

/** A link would lead to the first of two elements of one id. */
function idErrors(nodes: readonly MdastNode[]): FindingAt[] {
  const ids = idsIn(nodes);
  return ids.flatMap(({ id, line }, index) => {
    const isTaken = !isFree(id) || ids.findIndex((each) => each.id === id) !== index;
    return isTaken ? [{ line, field: `id ${id}`, message: TAKEN }] : [];
  });
}

export function attributeOf(node: MdastNode, name: string): string | null {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return null;
  const found = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof found?.value === 'string' ? found.value : null;
}

/** Ids that every page has for itself. */
const OF_THE_PAGE: ReadonlySet<string> = new Set(['main', 'menu']);

/** The id of a heading that would have one of the page's, or null: Astro then makes it of the heading's words. */
export function ownHeadingId(text: string): string | null {
  const id = slug(text);
  return OF_THE_PAGE.has(id) ? `${id}-heading` : null;
}

/** The ids of a text's headings, in their order, as the page has them. */
function headingIds(texts: readonly string[]): readonly string[] {
  const slugger = new Slugger();
  return texts.map((text) => ownHeadingId(text) ?? slugger.slug(text));
}

/** Whether an editor may give an id to an element. */
const isFree = (id: string): boolean => !OF_THE_PAGE.has(id);

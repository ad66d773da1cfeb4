import type { MdastNode } from 'satteri';
import { invisibleSign } from '#editing/invisible-signs.ts';
import type { Mistake } from '#editing/mistake.ts';
import { NEW_TEXT, PLACEHOLDER } from '#editing/placeholders.ts';
import type { Project } from '#editing/project.ts';
import { checkElement, type ElementError } from './check-element.ts';
import { languageError } from './code-languages.ts';
import { componentsIn } from './components.ts';
import { elementError, isBlock, isComponent } from './elements.ts';
import { linkError } from './links.ts';
import { idsIn, linksIn, outlineErrors, type TextLink } from './outline.ts';
import { lineOf, parseBody, textOf } from './parse-body.ts';
import { pictureError } from './pictures.ts';

export interface CheckedBody {
  readonly mistakes: readonly Mistake[];
  readonly links: readonly TextLink[];
  /** Ids of headings and elements, to which links may lead. */
  readonly anchors: ReadonlySet<string>;
}

/**
 * Checks the text below the front matter: its pictures exist, its links have a valid form, and it holds text, not
 * code. `.mdx` may hold components, `.md` is Markdown alone.
 *
 * @param folder of the texts, from the root of the project, with a slash at the end
 * @returns a function of a file's name in the folder and its content
 */
export function bodyChecker(
  project: Project,
  folder: string,
): (name: string, source: string) => Promise<CheckedBody> {
  const errorsOf = errorFinder(project, folder);
  return async (name, source) => {
    const file = folder + name;
    const parsed = parseBody(file, source);
    const mistake = (line: number, error: ElementError) => ({ file, line, ...error });
    const refuse = (line: number, message: string): CheckedBody => ({
      mistakes: [mistake(line, { field: 'text', message })],
      links: [],
      anchors: new Set(),
    });
    if (!parsed.ok) return refuse(parsed.line, parsed.message);
    const { nodes } = parsed;
    if (nodes.every(({ type }) => type === 'root' || type === 'yaml')) return refuse(1, EMPTY);
    const inNodes = await Promise.all(
      nodes.map(async (node) =>
        [...(await errorsOf(node)), ...hiddenIn(node)].map((error) => mistake(lineOf(node), error)),
      ),
    );
    const mistakes = [
      ...inNodes.flat(),
      ...outlineErrors(nodes, source).map(({ line, ...error }) => mistake(line, error)),
    ];
    return {
      mistakes: mistakes.sort((left, right) => left.line - right.line),
      links: linksIn(nodes),
      anchors: new Set(idsIn(nodes).map(({ id }) => id)),
    };
  };
}

function errorFinder(
  project: Project,
  folder: string,
): (node: MdastNode) => Promise<readonly ElementError[]> {
  const components = componentsIn(project, folder);
  return async (node) => {
    switch (node.type) {
      case 'image':
        return [
          ...named('picture', await pictureError(project, folder, node.url)),
          ...named('picture', altError(node.alt)),
        ];
      case 'imageReference':
        return named('picture', URL_ELSEWHERE);
      case 'link':
        return [...named('link', linkError(node.url)), ...named('link', wordsError(node))];
      case 'definition':
        return named('link', linkError(node.url));
      case 'code':
        return named('code', languageError(node.lang));
      case 'html':
        return htmlErrors(node.value);
      case 'paragraph':
        return [...tornBy(node.children), ...slipsIn(proseOf(node)), ...unwritten(node)];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return [...(await checkElement(components, node)), ...named('<a>', withinLink(node))];
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return named('braces', isComment(node.value) ? null : BRACES_ARE_CODE);
      case 'mdxjsEsm':
        return named('import', IMPORT_IS_CODE);
      default:
        return [];
    }
  };
}

/** Signs that are written as numbers or names, like `&#x202E;`: in the file itself they can be seen. */
function hiddenIn(node: MdastNode): ElementError[] {
  const written: [field: string, text: string | null | undefined][] = [];
  if (node.type === 'text') written.push(['text', node.value]);
  if (node.type === 'image') written.push(['picture', node.alt], ['picture', node.title]);
  if (node.type === 'link' || node.type === 'definition') written.push(['link', node.title]);
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    for (const { value, ...attribute } of node.attributes) {
      const name = 'name' in attribute ? attribute.name : '';
      if (typeof value === 'string') written.push([`<${node.name}> ${name}`, value]);
    }
  }
  return written.flatMap(([field, text]) => named(field, invisibleSign(text ?? '')?.message ?? null));
}

const EMPTY = 'is empty. Write it below the front matter.';
const URL_ELSEWHERE =
  'has its address in another place. Write it right behind the square brackets, in round ones.';
const BRACES_ARE_CODE = 'are code, and texts hold none. To show a brace as it is, write \\{.';
const IMPORT_IS_CODE =
  'is code, and texts hold none. Remove it, the components are there without; a sentence cannot begin with import or export.';
const NOT_IN_MARKDOWN =
  'is not read in .md files. Write it in Markdown, or rename the file to .mdx, which may hold components and some HTML.';
const WITHIN_A_PARAGRAPH =
  'stands within a paragraph. Give it lines of its own, with an empty line before and after.';
const NO_WORDS = 'has no words. Write what it leads to between the square brackets.';

const LINK_IN_LINK =
  'holds a link, or an address that becomes one by itself. Write one link, like [words](https://example.org/).';

const named = (field: string, message: string | null): ElementError[] =>
  message ? [{ field, message }] : [];

const altError = (alt: string | null | undefined) =>
  alt?.trim() ? null : 'does not say what it shows. Write it between the square brackets.';

/** A link may hold a picture instead of words. */
function wordsError(node: Extract<MdastNode, { type: 'link' }>): string | null {
  return textOf(node).trim() === '' && node.children.every(({ type }) => type === 'text') ? NO_WORDS : null;
}

function withinLink(node: MdastNode): string | null {
  const isLink = 'name' in node && node.name === 'a' && 'children' in node;
  return isLink && node.children.some(({ type }) => type === 'link') ? LINK_IN_LINK : null;
}

/** The words of a paragraph that are its own: not code, not those of links. */
const proseOf = ({ children }: Extract<MdastNode, { type: 'paragraph' }>): string =>
  children.map((child) => (child.type === 'text' ? child.value : ' ')).join('');

const unwritten = (node: MdastNode): ElementError[] =>
  named('text', textOf(node) === NEW_TEXT.replaceAll('`', '') ? PLACEHOLDER : null);

// An MDX comment is an empty expression: {/* … */}.
const isComment = (code: string): boolean => code.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim() === '';

/** Errors of HTML in a `.md` file. The start tag already reports its end tag. */
function htmlErrors(html: string): ElementError[] {
  const [, name] = /^<([a-z][\w-]*)/i.exec(html.replaceAll(/<!--[\s\S]*?-->/g, '').trim()) ?? [];
  if (name === undefined) return [];
  return named(`<${name}>`, (!isComponent(name) && elementError(name)) || NOT_IN_MARKDOWN);
}

/** An element on lines of its own would split a paragraph. */
function tornBy(children: readonly MdastNode[]): ElementError[] {
  return children.flatMap((child) =>
    child.type === 'mdxJsxTextElement' && child.name !== null && isBlock(child.name)
      ? named(`<${child.name}>`, WITHIN_A_PARAGRAPH)
      : [],
  );
}

/**
 * Markdown that its writer meant otherwise: it is no error to the parser, and readers would see the signs. Each with
 * what to do, as the rest of a sentence.
 */
const SLIPS: readonly (readonly [RegExp, field: string, message: string])[] = [
  [/^#{2,6}[^\s#]/, 'heading', 'needs a space behind its #: write ## Heading.'],
  [
    /\[[^\][]+\][^\S\n]+\((?:\/|#|https?:|mailto:)[^)]*\)/,
    'link',
    'has a space between ] and (. Remove it, or it is no link.',
  ],
  [/\[\^[^\]\s]+\](?!:)/, 'footnote', 'has no text. Write it on a line of its own, like [^1]: The text.'],
  [/\[\^[^\]\s]+\]:/, 'footnote', 'is within a paragraph. Leave an empty line above [^1]: The text.'],
  [
    /\[[^\][]+\]\[[^\][]*\]/,
    'link',
    'names an address that is not given. Write it in round brackets: [words](/maths/).',
  ],
];

const TABLE = /^\|.*\|[^\S\n]*\n\|.*\|/m;
const NO_RULE = 'has no line below its head. Write one like | --- | --- |, with as many columns.';

/** @param text of a paragraph, without its code */
function slipsIn(text: string): readonly { field: string; message: string }[] {
  const found = SLIPS.filter(([pattern]) => pattern.test(text)).map(([, field, message]) => ({
    field,
    message,
  }));
  return TABLE.test(text) ? [...found, { field: 'table', message: NO_RULE }] : found;
}

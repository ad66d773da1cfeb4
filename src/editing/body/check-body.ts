import type { MdastNode } from 'satteri';
import type { Finding, Mistake } from '#editing/mistake.ts';
import type { Project } from '#editing/project.ts';
import { isNameOfSite } from '#editing/site-name.ts';
import { mainnetAddresses, NEW_TEXT, PLACEHOLDER, wordingFindings } from '#editing/wording.ts';
import { blockFindings } from './blocks.ts';
import { languageError } from './code-languages.ts';
import { componentsIn } from './components.ts';
import { checkElement, elementError, emptyComponent, isBlock, isComponent } from './elements.ts';
import { linkError, linkWarning, linkWords } from './links.ts';
import { attributeOf, idsIn, linksIn, outlineErrors, picturesIn, type TextLink } from './outline.ts';
import { type Body, type FindingAt, lineOf, parseBody, proseOf, textOf } from './parse-body.ts';
import { altError, pictureError } from './pictures.ts';
import { chatStrikeFindings, productFindings, signFindings } from './signs.ts';

export interface CheckedBody {
  readonly mistakes: readonly Mistake[];
  readonly links: readonly TextLink[];
  readonly pictures: readonly TextLink[];
  /** Ids of headings and elements, to which links may lead. */
  readonly anchors: ReadonlySet<string>;
  /** What it says in the language of the file: headings, paragraphs and cells, with their lines. */
  readonly passages: readonly Passage[];
  /** What a translation has too, by its name. */
  readonly parts: readonly string[];
}

export interface Passage {
  readonly field: string;
  readonly words: string;
  readonly line: number;
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
  const findingsIn = nodeChecker(project, folder);
  return async (name, source) => {
    const file = folder + name;
    const parsed = parseBody(file, source);
    const refuse = (line: number, message: string): CheckedBody => ({
      mistakes: [{ file, line, field: 'text', message }],
      links: [],
      pictures: [],
      anchors: new Set(),
      passages: [],
      parts: [],
    });
    if (!parsed.ok) return refuse(parsed.line, parsed.message);
    const { body } = parsed;
    const { nodes } = body;
    if (nodes.every(({ type }) => type === 'root' || type === 'yaml')) return refuse(1, EMPTY);
    const inNodes = await Promise.all(
      nodes.map(async (node): Promise<readonly FindingAt[]> => {
        const findings = await findingsIn(body, node);
        return [
          ...findings.map((finding) => ({ line: lineOf(node), ...finding })),
          ...signFindings(body, node),
          ...blockFindings(body, node),
        ];
      }),
    );
    return {
      mistakes: [...inNodes.flat(), ...outlineErrors(nodes, source)]
        .map((finding) => ({ file, ...finding }))
        .sort((left, right) => left.line - right.line),
      links: linksIn(nodes),
      pictures: picturesIn(nodes),
      anchors: new Set(idsIn(nodes).map(({ id }) => id)),
      passages: passagesIn(body),
      parts: nodes.flatMap(partOf),
    };
  };
}

/** Checks a node by itself. */
function nodeChecker(
  project: Project,
  folder: string,
): (body: Body, node: MdastNode) => Promise<readonly Finding[]> {
  const components = componentsIn(project, folder);
  return async (body, node) => {
    switch (node.type) {
      case 'image':
        return [
          ...named('picture', await pictureError(project, folder, node.url)),
          ...named('picture', altError(node.alt, node.url)),
        ];
      case 'imageReference':
        return named('picture', URL_ELSEWHERE);
      case 'link':
        return [
          ...named('link', linkError(node.url)),
          ...linkWarning(node.url),
          ...linkWords(node),
          ...mainnetAddresses('link', node.url),
        ];
      case 'definition':
        return [...named('link', linkError(node.url)), ...linkWarning(node.url)];
      case 'code':
        return [...named('code', languageError(node.lang)), ...mainnetAddresses('code', node.value)];
      case 'inlineCode':
        return mainnetAddresses('code', node.value);
      case 'html':
        return htmlErrors(node.value);
      case 'emphasis':
      case 'strong':
        return productFindings(body, node);
      case 'delete':
        return chatStrikeFindings(body, node);
      case 'heading':
        return [...named('heading', renamedWithSite(node)), ...wordingFindings('text', proseOf(node))];
      case 'tableCell':
        return wordingFindings('text', proseOf(node));
      case 'paragraph':
        return [...tornBy(node.children), ...unwritten(node), ...wordingFindings('text', proseOf(node))];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return [
          ...(await checkElement(components, node)),
          ...emptyComponent(node),
          ...named('<a>', withinLink(node)),
        ];
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return named('braces', bracesError(node.value));
      case 'mdxjsEsm':
        return named('import', IMPORT_IS_CODE);
      default:
        return [];
    }
  };
}

/** The words of its blocks, without passages that are marked as of another language. */
function passagesIn(body: Body): readonly Passage[] {
  const isOfAnother = (node: MdastNode | undefined): boolean =>
    node !== undefined && (attributeOf(node, 'lang') !== null || isOfAnother(body.parentOf(node)));
  return body.nodes
    .filter((node) => ['heading', 'paragraph', 'tableCell'].includes(node.type) && !isOfAnother(node))
    .map((node) => ({
      field: node.type === 'heading' ? 'heading' : 'text',
      words: proseOf(node).replaceAll(/\s+/g, ' ').trim(),
      line: lineOf(node),
    }));
}

/** What readers of a translation would miss if it were left out. */
function partOf(node: MdastNode): readonly string[] {
  switch (node.type) {
    case 'image':
      return ['picture'];
    case 'footnoteDefinition':
      return ['footnote'];
    case 'table':
      return ['table'];
    case 'mdxJsxFlowElement':
      return isComponent(node.name ?? '') ? [`<${node.name}>`] : [];
    default:
      return [];
  }
}

const EMPTY = 'is empty. Write it below the second line of ---.';
const URL_ELSEWHERE =
  'has its address in another place. Write it right behind the square brackets, in round ones.';
const BRACES_ARE_CODE = 'are code, and texts hold none. To show a brace as it is, write \\{.';
const bracesError = (code: string): string | null => {
  if (isComment(code) || isNameOfSite(code)) return null;
  return /^\s*\w+\s*$/.test(code)
    ? `have {${code}}. The name of the site is {site}, in small letters, without spaces. To show a brace as it is, write \\{.`
    : BRACES_ARE_CODE;
};
const IMPORT_IS_CODE =
  'is code, and texts hold none. Remove it, the components are there without; a sentence cannot begin with import or export.';
const NOT_IN_MARKDOWN =
  'is not read in .md files. Write it in Markdown, or rename the file to .mdx, which may hold components and some HTML.';
const WITHIN_A_PARAGRAPH =
  'stands within a paragraph. Give it lines of its own, with an empty line before and after.';

const LINK_IN_LINK =
  'holds a link, or an address that becomes one by itself. Write one link, like [words](https://example.org/).';

const named = (field: string, message: string | null): Finding[] => (message ? [{ field, message }] : []);

function withinLink(node: MdastNode): string | null {
  const isLink = 'name' in node && node.name === 'a' && 'children' in node;
  return isLink && node.children.some(({ type }) => type === 'link') ? LINK_IN_LINK : null;
}

/** Links lead to a heading by its words. */
const renamedWithSite = ({ children }: Extract<MdastNode, { type: 'heading' }>): string | null =>
  children.some((child) => child.type === 'mdxTextExpression' && isNameOfSite(child.value))
    ? 'names the site by {site}, so links to it would break under another name. Write it without.'
    : null;

const unwritten = (node: MdastNode): Finding[] =>
  textOf(node) === NEW_TEXT.replaceAll('`', '')
    ? [{ field: 'text', message: PLACEHOLDER, kind: 'unfinished' }]
    : [];

// An MDX comment is an empty expression: {/* … */}.
const isComment = (code: string): boolean => code.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim() === '';

/** Errors of HTML in a `.md` file. The start tag already reports its end tag. */
function htmlErrors(html: string): Finding[] {
  const [, name] = /^<([a-z][\w-]*)/i.exec(html.replaceAll(/<!--[\s\S]*?-->/g, '').trim()) ?? [];
  if (name === undefined) return [];
  return named(`<${name}>`, (!isComponent(name) && elementError(name)) || NOT_IN_MARKDOWN);
}

/** An element on lines of its own would split a paragraph. */
function tornBy(children: readonly MdastNode[]): Finding[] {
  return children.flatMap((child) =>
    child.type === 'mdxJsxTextElement' && child.name !== null && isBlock(child.name)
      ? named(`<${child.name}>`, WITHIN_A_PARAGRAPH)
      : [],
  );
}

import type { MdastNode } from 'satteri';
import type { Mistake } from '#content/mistake.ts';
import { checkElement, type ElementError } from './check-element.ts';
import { componentsIn } from './components.ts';
import { elementError, isBlock, isComponent } from './elements.ts';
import { linkError } from './links.ts';
import { lineOf, parseBody } from './parse-body.ts';
import { pictureError } from './pictures.ts';

/**
 * Checks the text below the front matter: its pictures exist, its links have a valid form, and it holds text, not
 * code. `.mdx` may hold components, `.md` is Markdown alone.
 *
 * @param folder of the texts, from the root of the project, with a slash at the end
 * @returns a function of a file's name in the folder and its content
 */
export function bodyChecker(folder: string): (name: string, source: string) => readonly Mistake[] {
  const errorsOf = errorFinder(folder);
  return (name, source) => {
    const file = folder + name;
    const parsed = parseBody(file, source);
    const mistake = (line: number, error: ElementError) => ({ file, line, ...error });
    if (!parsed.ok) return [mistake(parsed.line, { field: 'text', message: parsed.message })];
    const isEmpty = parsed.nodes.every(({ type }) => type === 'root' || type === 'yaml');
    if (isEmpty) return [mistake(1, { field: 'text', message: EMPTY })];
    return parsed.nodes.flatMap((node) => errorsOf(node).map((error) => mistake(lineOf(node), error)));
  };
}

function errorFinder(folder: string): (node: MdastNode) => readonly ElementError[] {
  const components = componentsIn(folder);
  return (node) => {
    switch (node.type) {
      case 'heading':
        return named('heading', node.depth === 1 ? elementError('h1') : null);
      case 'image':
        return [...named('picture', pictureError(folder, node.url)), ...named('picture', altError(node.alt))];
      case 'imageReference':
        return named('picture', URL_ELSEWHERE);
      case 'link':
      case 'definition':
        return named('link', linkError(node.url));
      case 'html':
        return htmlErrors(node.value);
      case 'paragraph':
        return tornBy(node.children);
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return checkElement(components, node);
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

const EMPTY = 'is empty. Write it below the front matter.';
const URL_ELSEWHERE =
  'has its address in another place. Write it right behind the square brackets, in round ones.';
const BRACES_ARE_CODE = 'are code, and texts hold none. To show a brace as it is, write \\{.';
const IMPORT_IS_CODE = 'is code, and texts hold none. Remove it; the components are there without.';
const NOT_IN_MARKDOWN =
  'is not read in .md files. Write it in Markdown, or rename the file to .mdx, which may hold components and some HTML.';
const WITHIN_A_PARAGRAPH =
  'stands within a paragraph. Give it lines of its own, with an empty line before and after.';

const named = (field: string, message: string | null): ElementError[] =>
  message ? [{ field, message }] : [];

const altError = (alt: string | null | undefined) =>
  alt?.trim() ? null : 'does not say what it shows. Write it between the square brackets.';

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

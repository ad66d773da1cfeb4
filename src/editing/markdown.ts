import { satteri } from '@astrojs/markdown-satteri';
import type { Element } from 'hast';
import { fileURLToPath } from 'node:url';
import {
  defineHastPlugin,
  defineMdastPlugin,
  type MdastNode,
  markdownToMdast,
  type MdxJsxFlowElementHast,
  type MdxJsxTextElementHast,
  mdxToMdast,
} from 'satteri';
import sharp from 'sharp';
import { codeToHast, createCssVariablesTheme, type ShikiTransformer } from 'shiki';
import { isPseudoLanguage } from '#domain/languages.ts';
import { knownLanguage } from './body/code-languages.ts';
import { ownHeadingId } from './body/outline.ts';
import { PICTURE_IN_TEXT, widthInText } from './picture-in-text.ts';
import { pseudo } from './pseudo.ts';
import { pseudoBody } from './pseudo-content.ts';
import { isNameOfSite } from './site-name.ts';

/** The heading of a text's footnotes, and the name of the link from one back to its sign. */
interface FootnoteWords {
  readonly heading: string;
  readonly back: string;
}

/**
 * Plugins that texts need besides Astro's own Markdown.
 *
 * @param siteName for `{site}`
 * @param language of the pages
 * @param words in it that stand in no text
 */
export function markdownProcessor(siteName: string, language: string, words: FootnoteWords) {
  const { heading, back } = isPseudoLanguage(language) ? pseudo(words, language) : words;
  return satteri({
    features: { gfm: { footnotes: { label: heading, backLabel: back } } },
    mdastPlugins: [
      singleTildes,
      wholeSums,
      namesOfSite(siteName),
      ...(isPseudoLanguage(language) ? [pseudoBody(language)] : []),
    ],
    hastPlugins: [
      codeColours,
      headings,
      tables,
      htmlTables,
      tasks,
      unpublishedComments,
      pictureSizes,
      importsOfComponents,
    ],
  });
}

/**
 * A single tilde is a sign, as in 50~60 and H~2~O: GitHub's Markdown would strike out what stands between two of them. The
 * nodes that a plugin gets have no positions, so the parser says once more where each begins.
 */
function singleTildes() {
  let isSingle: readonly boolean[] | undefined;
  let seen = 0;
  return defineMdastPlugin({
    name: 'single-tildes',
    delete(node, context) {
      isSingle ??= tildesIn(context.source, context.sourceFormat);
      if (!isSingle[seen++]) return;
      const tilde = { type: 'text' as const, value: '~' };
      context.replaceNode(node, [tilde, ...node.children, tilde]);
    },
  });
}

/** Says of each struck passage, in order, whether its signs are single. */
function tildesIn(source: string, format: 'markdown' | 'mdx'): readonly boolean[] {
  const single: boolean[] = [];
  const visit = (node: MdastNode): void => {
    if (!('children' in node)) return;
    if (node.type === 'delete') {
      const [first] = node.children;
      single.push(first?.position?.start.offset === (node.position?.start.offset ?? 0) + 1);
    }
    node.children.forEach(visit);
  };
  visit((format === 'mdx' ? mdxToMdast : markdownToMdast)(source));
  return single;
}

const WITHIN_A_SUM = / (?=[×÷±−+] )|(?<= [×÷±−+]) /g;

/** A line ends before or after a sum, or at its equals sign: not between `3 ×` and `$5`. */
const wholeSums = defineMdastPlugin({
  name: 'whole-sums',
  text(node, context) {
    const whole = node.value.replaceAll(WITHIN_A_SUM, '\u00a0');
    if (whole !== node.value) context.replaceNode(node, { type: 'text', value: whole });
  },
});

/** In MDX, `{site}` is an expression; in Markdown it is text, which the loader has replaced. */
const namesOfSite = (siteName: string) =>
  defineMdastPlugin({
    name: 'names-of-site',
    mdxTextExpression(node, context) {
      if (isNameOfSite(node.value)) context.replaceNode(node, { type: 'text', value: siteName });
    },
  });

/** The class of a table's column, by the style that Markdown gives it. */
const ALIGNED: Readonly<Record<string, string>> = {
  'text-align: right': 'end',
  'text-align: center': 'middle',
};

const frame = (): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['wide'], tabIndex: 0 },
  children: [],
});

/**
 * A wide table scrolls in a frame of its own, also by the keyboard. Markdown aligns columns by style attributes, which
 * the security policy refuses: this turns them into classes. It also adds `scope` to headings, which screen readers
 * need.
 */
const tables = defineHastPlugin({
  name: 'tables',
  element: {
    filter: ['table', 'td', 'th'],
    visit(node, context) {
      if (node.tagName === 'table') {
        context.wrapNode(node, frame());
        return;
      }
      if (node.tagName === 'th') context.setProperty(node, 'scope', 'col');
      const { style } = node.properties;
      if (style === undefined) return;
      context.setProperty(node, 'style', null);
      const aligned = ALIGNED[`${style}`];
      if (aligned !== undefined) context.setProperty(node, 'className', [aligned]);
    },
  },
});

/** A table written as HTML. */
const htmlTables = defineHastPlugin({
  name: 'html-tables',
  mdxJsxFlowElement: {
    filter: ['table'],
    visit: (node, context) => context.wrapNode(node, frame()),
  },
});

/** Astro gives each heading an id of its words. A page has some of these already. */
const headings = defineHastPlugin({
  name: 'headings',
  element: {
    filter: ['h2', 'h3', 'h4', 'h5', 'h6'],
    visit(node, context) {
      const id = ownHeadingId(context.textContent(node));
      if (id !== null) context.setProperty(node, 'id', id);
    },
  },
});

/** The box of a task in a list: a sign, because a form control would need a label and could not be used. */
const tasks = defineHastPlugin({
  name: 'tasks',
  element: {
    filter: ['input'],
    visit(node) {
      return { type: 'text', value: node.properties['checked'] ? '☑' : '☐' };
    },
  },
});

/** A comment in an `.md` file is not for readers. In `.mdx` it is code and goes away by itself. */
const unpublishedComments = defineHastPlugin({
  name: 'unpublished-comments',
  comment(node, context) {
    context.removeNode(node);
  },
  raw(node, context) {
    const shown = node.value.replaceAll(/<!--[\s\S]*?-->/g, '');
    if (shown.trim() === '') context.removeNode(node);
    else if (shown !== node.value) context.replaceNode(node, { type: 'raw', value: shown });
  },
});

/** A picture in an `.md` file cannot be a component, so this sets its attributes. In `.mdx` it is `Picture.astro`. */
const pictureSizes = defineHastPlugin({
  name: 'picture-sizes',
  element: {
    filter: ['img'],
    async visit(node, context) {
      if (context.sourceFormat === 'mdx') return;
      const width = await shownWidth(node.properties['src'], context.fileURL);
      for (const [name, value] of Object.entries({ ...PICTURE_IN_TEXT, ...width })) {
        context.setProperty(node, name, value);
      }
    },
  },
});

/** The width in which a picture of a text is made, if it is wider: else the page would keep its original, too. */
async function shownWidth(src: unknown, text: URL | undefined): Promise<{ width?: number }> {
  if (typeof src !== 'string' || text === undefined) return {};
  const { autoOrient } = await sharp(fileURLToPath(new URL(src, text))).metadata();
  return widthInText(autoOrient.width);
}

/** Component attributes that name files. */
const FILE_ATTRIBUTES = /^(src|poster|captions)$/;
const BESIDE = /^\.\.?\//;
const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * Texts have no imports: a component names a file like a Markdown picture does, `src="./stairs.jpg"`, and this
 * imports it. A picture arrives with its size, a film as its URL.
 */
function importsOfComponents() {
  const imports = new Map<string, string>();
  const nameOf = (file: string) => {
    const name = imports.get(file) ?? `_file${imports.size}`;
    imports.set(file, name);
    return name;
  };
  const visit = (node: Readonly<MdxJsxFlowElementHast | MdxJsxTextElementHast>) => {
    const attributes = node.attributes.map((attribute) => {
      const { value } = attribute;
      if (attribute.type !== 'mdxJsxAttribute' || typeof value !== 'string') return attribute;
      if (!FILE_ATTRIBUTES.test(attribute.name) || !BESIDE.test(value)) return attribute;
      return {
        ...attribute,
        value: { type: 'mdxJsxAttributeValueExpression' as const, value: nameOf(value) },
      };
    });
    return { ...node, attributes };
  };
  return defineHastPlugin({
    name: 'imports-of-components',
    mdxJsxFlowElement: { filter: [], visit },
    mdxJsxTextElement: { filter: [], visit },
    after(root, context) {
      for (const [file, name] of imports) {
        // Vite would inline a short captions file as a data URL, which the security policy refuses.
        const source = PICTURE.test(file) ? file : `${file}?url&no-inline`;
        context.prependChild(root, {
          type: 'mdxjsEsm',
          value: `import ${name} from ${JSON.stringify(source)};`,
        });
      }
    },
  });
}

/** Names a colour by its meaning: `var(--code-token-keyword)`. */
const theme = createCssVariablesTheme({ variablePrefix: '--code-', fontStyle: false });
const TOKEN = /^color:var\(--code-token-([\w-]+)\)/;

/** Turns style attributes, which the security policy refuses, into classes. `Prose.astro` gives them colours. */
const classes: ShikiTransformer = {
  pre({ properties }) {
    delete properties['style'];
    properties['class'] = 'code';
  },
  span({ properties }) {
    const [, meaning] = TOKEN.exec(`${properties['style']}`) ?? [];
    delete properties['style'];
    if (meaning !== undefined) properties['class'] = `code-${meaning}`;
  },
};

/** Colours code blocks at build time. A language that Shiki does not know stays plain text. */
const codeColours = defineHastPlugin({
  name: 'code-colours',
  element: {
    filter: ['pre'],
    async visit(node, context) {
      const [code] = node.children;
      if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
      const [, named] = /language-(\S+)/.exec(`${code.properties['className'] ?? ''}`) ?? [];
      const text = context.textContent(code).replace(/\n$/, '');
      const root = await codeToHast(text, {
        lang: knownLanguage(named) ?? 'text',
        theme,
        transformers: [classes],
        // With a limit, a slow machine would colour half a line.
        tokenizeTimeLimit: 0,
      });
      return root.children[0] as Element;
    },
  },
});

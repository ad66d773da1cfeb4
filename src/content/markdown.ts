import { satteri } from '@astrojs/markdown-satteri';
import { defineHastPlugin, type MdxJsxFlowElementHast, type MdxJsxTextElementHast } from 'satteri';
import { PICTURE_IN_TEXT } from './picture-in-text.ts';

/** Plugins that texts need besides Astro's own Markdown. */
export const markdownProcessor = () =>
  satteri({ hastPlugins: [tableCells, pictureSizes, importsOfComponents] });

/**
 * Markdown aligns table columns by style attributes, which the security policy refuses: this turns them into the
 * class `end`. It also adds `scope` to headings, which screen readers need.
 */
const tableCells = defineHastPlugin({
  name: 'table-cells',
  element: {
    filter: ['td', 'th'],
    visit(node, context) {
      if (node.tagName === 'th') context.setProperty(node, 'scope', 'col');
      const { style } = node.properties;
      if (style === undefined) return;
      context.setProperty(node, 'style', null);
      if (style === 'text-align: right') context.setProperty(node, 'className', ['end']);
    },
  },
});

/** A picture in an `.md` file cannot be a component, so this sets its attributes. In `.mdx` it is `Picture.astro`. */
const pictureSizes = defineHastPlugin({
  name: 'picture-sizes',
  element: {
    filter: ['img'],
    visit(node, context) {
      if (context.sourceFormat === 'mdx') return;
      for (const [name, value] of Object.entries(PICTURE_IN_TEXT)) context.setProperty(node, name, value);
    },
  },
});

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

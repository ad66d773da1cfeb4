import {
  defineHastPlugin,
  type HastContent,
  type MdxJsxFlowElementHast,
  type MdxJsxTextElementHast,
} from 'satteri';

/** Marks the place of a component: `<article-part name="Figure" props="{…}">`. `src/components/article` puts it there. */
const partOf = (name: string, props: object, children: readonly unknown[]): HastContent =>
  ({
    type: 'element',
    tagName: 'article-part',
    properties: { name, props: JSON.stringify(props) },
    children,
  }) as unknown as HastContent;

/**
 * Writes what MDX adds to Markdown as HTML. Elements stay what they are, components become parts, and comments go. Other
 * expressions need no thought: a text with one does not pass the checks.
 */
export const jsxAsParts = defineHastPlugin({
  name: 'jsx-as-parts',
  mdxJsxFlowElement: { filter: [], visit: asHtml },
  mdxJsxTextElement: { filter: [], visit: asHtml },
  mdxFlowExpression: () => ({ type: 'text', value: '' }),
  mdxTextExpression: () => ({ type: 'text', value: '' }),
});

function asHtml({ name, attributes, children }: Readonly<MdxJsxFlowElementHast | MdxJsxTextElementHast>) {
  const properties = Object.fromEntries(
    attributes.flatMap((each) => (each.type === 'mdxJsxAttribute' ? [[each.name, each.value ?? true]] : [])),
  );
  const tagName = name ?? '';
  if (/^[a-z]/.test(tagName)) return { type: 'element', tagName, properties, children } as HastContent;
  return partOf(tagName, properties, children);
}

/** A picture in Markdown is a part, too: the build measures it and makes it smaller. */
export const picturesAsParts = defineHastPlugin({
  name: 'pictures-as-parts',
  element: {
    filter: ['img'],
    visit: ({ properties: { src, alt, title } }) =>
      partOf('Picture', { src: decodeURI(`${src}`), alt, title }, []),
  },
});

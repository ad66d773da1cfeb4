import type {
  MdastPluginEntry,
  MdastVisitorContext,
  MdxJsxAttributeNode,
  MdxJsxAttributeUnion,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'satteri';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const BESIDE = /^\.\.?\//;
const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** Attributes of the components that name files. */
const FILES: readonly string[] = ['src', 'poster', 'captions'];

/** Of `src="./clip.mp4"`, but not of `src="/videos/clip.mp4"`. */
const namesFile = (attribute: MdxJsxAttributeUnion): attribute is MdxJsxAttributeNode & { value: string } =>
  attribute.type === 'mdxJsxAttribute' &&
  FILES.includes(attribute.name) &&
  typeof attribute.value === 'string' &&
  BESIDE.test(attribute.value);

const expression = (value: string) => ({ type: 'mdxJsxAttributeValueExpression' as const, value });

/**
 * Lets components in MDX take files by their names: `<Figure src="./picture.webp">` is read as if the text had imported
 * the file. A picture arrives as Astro's picture, any other file as its address.
 */
export const localFiles: MdastPluginEntry = ({ sourceFormat }) => {
  if (sourceFormat !== 'mdx') return null;
  const names = new Map<string, string>();

  const nameOf = (path: string): string => {
    // A small file would otherwise be written into the page as a data: address, which the security policy refuses.
    const module = PICTURE.test(path) ? path : `${path}?url&no-inline`;
    const name = names.get(module) ?? `localFile${names.size}`;
    names.set(module, name);
    return name;
  };
  const visit = (node: Readonly<Element>) => {
    if (!node.attributes.some(namesFile)) return undefined;
    const attributes = node.attributes.map((attribute) =>
      namesFile(attribute) ? { ...attribute, value: expression(nameOf(attribute.value)) } : attribute,
    );
    return { ...node, attributes };
  };

  return {
    name: 'local-files',
    mdxJsxFlowElement: visit,
    mdxJsxTextElement: visit,
    after(root, context: MdastVisitorContext) {
      for (const [module, name] of names) {
        context.prependChild(root, {
          type: 'mdxjsEsm',
          value: `import ${name} from ${JSON.stringify(module)};`,
        });
      }
    },
  };
};

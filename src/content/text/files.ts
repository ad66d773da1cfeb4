import { posix } from 'node:path';
import type { MdastNode } from 'satteri';

/** Attributes of components that name files. */
const FILE_ATTRIBUTES = /^(src|poster|captions)$/;
const BESIDE = /^\.\.?\//;
const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** The files beside a text that it names by `./`. */
export function filesIn(nodes: readonly MdastNode[]): readonly string[] {
  const names = nodes.flatMap((node) => {
    if (node.type === 'image') return [decodeURI(node.url)];
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
    return node.attributes.flatMap((each) =>
      each.type === 'mdxJsxAttribute' && FILE_ATTRIBUTES.test(each.name) ? [`${each.value}`] : [],
    );
  });
  return [...new Set(names)].filter((name) => BESIDE.test(name));
}

/** Files by their kind: of a picture Astro makes sizes, a film is served as it is, by `src/pages/files/`. */
export function byKind(names: readonly string[], collection: string) {
  const pictures = names.filter((name) => PICTURE.test(name)).map((name) => [name, name]);
  const films = names
    .filter((name) => !PICTURE.test(name))
    .map((name) => [name, posix.join('/files', collection, name)]);
  return { pictures: Object.fromEntries(pictures), films: Object.fromEntries(films) };
}

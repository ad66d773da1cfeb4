import {
  satteriCreateHighlightFn,
  satteriHeadingIdsPlugin,
  satteriHighlightPlugin,
} from '@astrojs/markdown-satteri';
import {
  convertMdastToHastHandle,
  createMdastHandle,
  createMdxMdastHandle,
  dropHandle,
  normalizePlugins,
  renderHandle,
  resolveHastSubscriptions,
  visitHastHandle,
} from 'satteri';
import { jsxAsParts, picturesAsParts } from './parts.ts';
import { tableCells } from './table-cells.ts';

interface Heading {
  readonly depth: number;
  /** The heading's `id`. */
  readonly slug: string;
  readonly text: string;
}

export interface RenderedText {
  /** With an element `article-part` for each component: see `parts.ts`. */
  readonly html: string;
  readonly headings: readonly Heading[];
}

const FEATURES = { gfm: true, smartPunctuation: true };

// Shiki writes style attributes, which the content security policy refuses; Prism writes classes.
const highlight = satteriCreateHighlightFn('prism', undefined);

/**
 * Makes HTML of a text in Markdown or MDX. In Astro's own way each MDX file becomes code, and the whole site's Markdown a part of
 * the program that makes its pages. Our texts hold no code (see `../body`), so each is made when its page is.
 *
 * @param name of the file: it tells which of the two it is
 * @param source the whole file, with its front matter
 */
export async function renderText(name: string, source: string): Promise<RenderedText> {
  const isMdx = name.endsWith('.mdx');
  const format = isMdx ? 'mdx' : 'markdown';
  const headings: Heading[] = [];
  const unused = { frontmatter: {}, localImagePaths: new Set<string>(), remoteImagePaths: new Set<string>() };
  const data = { astro: { headings, ...unused } };
  const highlighter = await highlight;
  const plugins = normalizePlugins(
    [
      ...(isMdx ? [jsxAsParts] : []),
      ...(highlighter ? [satteriHighlightPlugin(highlighter, undefined)] : []),
      tableCells,
      picturesAsParts,
      satteriHeadingIdsPlugin(),
    ],
    'hastPlugins',
    source,
    undefined,
    format,
    data,
  );
  const mdast = isMdx ? createMdxMdastHandle(source, FEATURES) : createMdastHandle(source, FEATURES);
  const hast = convertMdastToHastHandle(mdast);
  for (const plugin of plugins) {
    await visitHastHandle(hast, plugin, resolveHastSubscriptions(plugin), source, undefined, data, format);
  }
  const html = renderHandle(hast);
  dropHandle(hast);
  dropHandle(mdast);
  return { html, headings: data.astro.headings };
}

import { existsSync, readFileSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { LANGUAGE_TAGS, prefixOf, SOURCE_LANGUAGE } from '#domain/languages.ts';

/**
 * The sitemap says what the built pages say: which of them search engines may list, and when each was changed. And it alone
 * says where each page is in the other languages: a page would weigh more with each of these.
 */
export function sitemapOfPages(): AstroIntegration {
  let folder: URL;
  let prefix = '';
  const pathOf = (url: string): string => new URL(url).pathname.slice(prefix.length);
  const pageAt = (url: string): string => {
    const file = new URL(`.${pathOf(url)}index.html`, folder);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const linksOf = (url: string) =>
    [...LANGUAGE_TAGS.map((tag) => [tag, tag] as const), ['x-default', SOURCE_LANGUAGE] as const].map(
      ([lang, tag]) => ({ lang, url: new URL(prefixOf(tag) + pathOf(url), url).href }),
    );
  const { name, hooks } = sitemap({
    filter: (url) => !NOINDEX.test(pageAt(url)),
    serialize: (item) => {
      const [, lastmod] = MODIFIED.exec(pageAt(item.url)) ?? [];
      return { ...item, links: linksOf(item.url), ...(lastmod !== undefined && { lastmod }) };
    },
  });
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:done': (options) => {
        folder = options.config.outDir;
        prefix = options.config.base.replace(/\/$/, '');
        return hooks['astro:config:done']?.(options);
      },
    },
  };
}

const NOINDEX = /<meta name="robots" content="noindex">/;
const MODIFIED = /<meta property="article:modified_time" content="([\d-]+)">/;

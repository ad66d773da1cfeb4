import { existsSync, readFileSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';

/** The sitemap says what the built pages say: which of them search engines may list, and when each was changed. */
export function sitemapOfPages(): AstroIntegration {
  let folder: URL;
  const pageAt = (url: string): string => {
    const file = new URL(`.${new URL(url).pathname}index.html`, folder);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const { name, hooks } = sitemap({
    filter: (url) => !NOINDEX.test(pageAt(url)),
    serialize: (item) => {
      const [, lastmod] = MODIFIED.exec(pageAt(item.url)) ?? [];
      return lastmod === undefined ? item : { ...item, lastmod };
    },
  });
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:done': (options) => {
        folder = options.config.outDir;
        return hooks['astro:config:done']?.(options);
      },
    },
  };
}

const NOINDEX = /<meta name="robots" content="noindex">/;
const MODIFIED = /<meta property="article:modified_time" content="([\d-]+)">/;

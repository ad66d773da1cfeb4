import { existsSync, readFileSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';

/** The sitemap says what the built pages say: which of them search engines may list, and when each was changed. */
export function sitemapOfPages(): AstroIntegration {
  let folder: URL;
  let prefix = '';
  const pageAt = (url: string): string => {
    const file = new URL(`.${new URL(url).pathname.slice(prefix.length)}index.html`, folder);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const { name, hooks } = sitemap({
    filter: (url) => !NOINDEX.test(pageAt(url)),
    serialize: (item) => {
      const html = pageAt(item.url);
      const [, lastmod] = MODIFIED.exec(html) ?? [];
      const links = [...html.matchAll(ALTERNATE)].map(([, lang = '', url = '']) => ({ lang, url }));
      return { ...item, links, ...(lastmod !== undefined && { lastmod }) };
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
const ALTERNATE = /<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g;
const MODIFIED = /<meta property="article:modified_time" content="([\d-]+)">/;

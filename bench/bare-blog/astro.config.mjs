// The baseline of `npm run bench:site`: a blog of the same posts with the same features, using only Astro and its
// packages. It has no search and only news pages.
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://blog.example',
  integrations: [mdx(), sitemap()],
  build: { inlineStylesheets: 'always' },
  markdown: { syntaxHighlight: 'prism' },
  security: { csp: true },
});

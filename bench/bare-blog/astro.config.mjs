// The yardstick of `npm run bench:site`: a blog of the same posts with the same features, by what Astro and its packages
// bring, and nothing more. It lacks the search and everything that is not news.
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

// The yardstick of `npm run bench:site`: what Astro needs for a blog of the same posts, and nothing more.
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://blog.example',
  integrations: [mdx(), sitemap()],
});

import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: process.env.SITE_URL ?? 'https://tessera.example',
  trailingSlash: 'always',
  integrations: [react(), mdx(), sitemap()],
  build: { inlineStylesheets: 'auto' },
  // Shiki writes style attributes, which the content security policy refuses; Prism writes classes.
  markdown: { syntaxHighlight: 'prism' },
  devToolbar: { enabled: false },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "object-src 'none'",
        "img-src 'self' data: blob:",
        "require-trusted-types-for 'script'",
      ],
    },
  },
});

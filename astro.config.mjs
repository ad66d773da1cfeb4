import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import { reportUnsetLinks } from './src/content/integration.ts';

export default defineConfig({
  site: process.env.SITE_URL ?? 'https://tessera.example',
  trailingSlash: 'always',
  integrations: [react(), mdx(), sitemap(), reportUnsetLinks()],
  build: { inlineStylesheets: 'auto' },
  // Shiki writes style attributes, which the content security policy refuses; Prism writes classes.
  markdown: { syntaxHighlight: 'prism' },
  fonts: [
    {
      name: 'Piazzolla',
      cssVariable: '--font-heading',
      provider: fontProviders.local(),
      fallbacks: ['Georgia', 'serif'],
      options: {
        variants: [{ src: ['./src/assets/fonts/piazzolla-latin.woff2'], weight: '400 800', style: 'normal' }],
      },
    },
  ],
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

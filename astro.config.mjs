import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import { policyPerPage } from './scripts/policy-per-page.mjs';
import { reportUnsetLinks } from './src/content/integration.ts';
import { liveLinks } from './src/integrations/live-links.ts';
import { localFiles } from './src/integrations/markdown/local-files.ts';
import { tableCells } from './src/integrations/markdown/table-cells.ts';

/** Pages for one person alone: not for search engines. */
const isPersonal = (page) => /^\/(account|dashboard|operator)\//.test(new URL(page).pathname);

export default defineConfig({
  site: process.env.SITE_URL ?? 'https://tessera.example',
  trailingSlash: 'always',
  integrations: [
    react(),
    mdx(),
    sitemap({ filter: (page) => !isPersonal(page) }),
    policyPerPage(),
    reportUnsetLinks(),
    liveLinks(),
  ],
  // A page is painted after one round trip: its style comes with it.
  build: { inlineStylesheets: 'always' },
  // Shiki writes style attributes, which the content security policy refuses; Prism writes classes.
  markdown: {
    syntaxHighlight: 'prism',
    processor: satteri({ mdastPlugins: [localFiles], hastPlugins: [tableCells] }),
  },
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

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { BACKEND_SETTINGS } from './src/backend/firebase/environment.ts';
import { firebaseOrigins } from './src/backend/firebase/hosts.ts';
import { reminders } from './src/editing/reminders.ts';
import { reportTranslations } from './src/editing/translations.ts';
import { markdownProcessor } from './src/editing/markdown.ts';
import { projectAt } from './src/editing/project.ts';
import { formerPaths } from './src/editing/redirects.ts';
import { siteNameIn } from './src/editing/site-name.ts';
import { contentOverlay } from './src/integrations/content-overlay.ts';
import { assertBuildSettings } from './src/integrations/build-settings.ts';
import { editor } from './src/integrations/editor.ts';
import { earlyScripts } from './src/integrations/early-scripts.ts';
import { repeatableImports } from './src/integrations/repeatable-imports.ts';
import { scriptChunks } from './src/integrations/script-chunks.ts';
import { styleguide } from './src/integrations/styleguide.ts';
import { sitemapOfPages } from './src/integrations/sitemap.ts';
import { serviceWorker } from './src/integrations/service-worker.ts';
import { languageOf, siteLanguage, standInFor } from './src/integrations/site-language.ts';
import { prefixOf } from './src/domain/languages.ts';
import { liveOrigins } from './src/market/live/hosts.ts';

// Settings may lie in a file too. It is read here, since the policy below is made by them.
if (existsSync('.env')) process.loadEnvFile('.env');
assertBuildSettings(process.env);
const livePrices = process.env.PUBLIC_LIVE_PRICES;
// The witnesses whose signatures the ledger's readers demand: public keys (docs/operating.md).
const policyFile = process.env.TESSERA_POLICY;
const ledgerPolicy = policyFile ? readFileSync(policyFile, 'utf8') : '';
const language = languageOf(process.env.SITE_LANGUAGE);
// Stand-ins are of the build, which this file makes.
const footnotes = fileURLToPath(new URL('./src/i18n/footnotes.ts', import.meta.url));
const { footnoteText } = await import(pathToFileURL(standInFor(footnotes, language) ?? footnotes).href);
const siteName = siteNameIn(projectAt(fileURLToPath(new URL('./', import.meta.url)))) ?? '';

/** Gives each page of a build the hashes of its own inline scripts and styles, and no others. */
const pagePolicy = {
  name: 'page-policy',
  hooks: {
    'astro:config:setup': ({ command, addMiddleware }) => {
      if (command !== 'build') return;
      const entrypoint = new URL('./src/integrations/policy/middleware.ts', import.meta.url);
      addMiddleware({ order: 'pre', entrypoint });
    },
  },
};

export default defineConfig({
  // Without a setting, where `npm start` serves it: an address that leads somewhere.
  site: process.env.SITE_URL || 'http://localhost:4321',
  trailingSlash: 'always',
  // One build for each language, each a whole site: see `scripts/build.mjs`.
  base: prefixOf(language) || '/',
  outDir: `./dist${prefixOf(language)}`,
  integrations: [
    siteLanguage(language),
    react(),
    mdx(),
    sitemapOfPages(),
    pagePolicy,
    scriptChunks(),
    repeatableImports(),
    earlyScripts(),
    contentOverlay(),
    editor(),
    styleguide(),
    formerPaths(),
    reminders(),
    reportTranslations(language),
    // Last: it takes a digest of what the others have written.
    serviceWorker(language),
  ],
  // A page is painted after one round trip: its style comes with it.
  build: { inlineStylesheets: 'always' },
  // The processor colours code itself: Astro's highlighters write style attributes, which the policy below refuses, or
  // code of an unknown language as it is.
  markdown: {
    processor: markdownProcessor(siteName, language, footnoteText),
    syntaxHighlight: false,
  },
  fonts: [
    {
      name: 'Piazzolla',
      cssVariable: '--font-heading',
      provider: fontProviders.local(),
      fallbacks: ['Georgia', 'serif'],
      options: {
        variants: [{ src: ['./src/assets/fonts/piazzolla-latin-600.woff2'], weight: '600', style: 'normal' }],
      },
    },
  ],
  vite: {
    // The very setting that the policy is made by: one from a file of Astro's would not have opened the policy.
    define: {
      'import.meta.env.PUBLIC_LIVE_PRICES': JSON.stringify(livePrices || 'false'),
      'import.meta.env.PUBLIC_SERVICE_WORKER': JSON.stringify(process.env.PUBLIC_SERVICE_WORKER || 'on'),
      'import.meta.env.PUBLIC_SITE_NAME': JSON.stringify(siteName),
      'import.meta.env.PUBLIC_LEDGER_POLICY': JSON.stringify(ledgerPolicy),
      'import.meta.env.PUBLIC_BACKEND': JSON.stringify(process.env.PUBLIC_BACKEND || 'local'),
    },
    // A script in the page would need its hash in the policy, in the page and in each header; an SVG image in its style
    // would be a document of its own that the first frame waits for.
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Astro marks each MDX file with a directive of its own, and eight lines each would bury what concerns editors.
        checks: { moduleLevelDirective: false },
      },
    },
  },
  env: { schema: BACKEND_SETTINGS },
  devToolbar: { enabled: false },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "object-src 'none'",
        "img-src 'self' data: blob:",
        `connect-src ${["'self'", ...liveOrigins(livePrices), ...firebaseOrigins(process.env)].join(' ')}`,
        "require-trusted-types-for 'script'",
        // Those of our workers (`workerAt`, `src/service-worker/page.ts`). What a page needs besides, `src/backend/firebase/hosts.ts` adds.
        'trusted-types tessera-picture tessera-simulator tessera-partners tessera-verifier tessera-service-worker',
      ],
    },
  },
});

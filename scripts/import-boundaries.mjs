// Which folder may import which, as `npm run check:imports` enforces it. README.md says what each folder holds.
//
// A file belongs to the longest path of `FOLDERS` that its own path starts with. It may import files of that same folder
// and of the `folders` listed, and the outside `packages` listed ("astro" covers "astro/zod" and "astro:content").
// `*` stands for one folder name: each match is a folder of its own, closed to its siblings.

import { MEMBER_SCREENS } from '#domain/routes.ts';

const react = ['react', 'react-dom', '@nanostores/react', 'lucide-react', 'qrcode.react'];
/** What every screen may use. `FILE_KINDS` limits it further by kind of file. */
const shared = [
  'src/islands/ui',
  'src/islands/frame',
  'src/stores',
  'src/i18n',
  'src/market',
  'src/backend/index.ts',
  'src/backend/port',
  'src/domain',
];

export const FOLDERS = {
  'src/trusted-types.d.ts': { folders: [], packages: [] },
  'src/astro-files.d.ts': { folders: [], packages: ['astro'] },
  'src/domain': { folders: [], packages: ['valibot', '@scure/base', '@noble/hashes', '@noble/post-quantum'] },
  'src/market': { folders: ['src/domain', 'src/i18n/language.ts'], packages: ['valibot'] },
  // The ports only for their error codes, whose sentences are here.
  'src/i18n': { folders: ['src/domain', 'src/backend/port', 'src/market/feed.ts'], packages: [] },

  'src/firestore': { folders: ['src/domain'], packages: [] },
  'src/backend/port': { folders: ['src/domain'], packages: [] },
  'src/backend/local': {
    folders: ['src/backend/local/backup', 'src/backend/port', 'src/domain', 'src/i18n/site-name.ts'],
    packages: ['idb'],
  },
  // What a saved file may hold, store by store.
  'src/backend/local/backup': {
    folders: ['src/backend/local', 'src/backend/port', 'src/domain'],
    packages: ['idb', 'valibot'],
  },
  'src/backend/firebase': {
    folders: [
      'src/backend/port',
      'src/backend/firebase/configured.ts',
      'src/firestore',
      'src/domain',
      'src/i18n/site-name.ts',
    ],
    packages: ['firebase'],
  },
  // The settings of a build.
  'src/backend/firebase/environment.ts': { folders: ['src/backend/firebase'], packages: ['astro'] },
  'src/backend/firebase/configured.ts': {
    folders: ['src/backend/firebase', 'src/backend/port'],
    packages: ['astro'],
  },
  'src/backend/index.ts': {
    folders: ['src/backend/port', 'src/backend/local', 'src/backend/firebase'],
    packages: [],
  },

  settler: {
    folders: ['src/firestore', 'src/domain', 'src/backend/firebase/project-id.ts', 'src/i18n/mails/notices'],
    packages: ['firebase-admin', 'lru-cache', 'node', 'nodemailer', 'p-limit', 'web-push'],
  },

  // Each file stands in for one of the same path in `src/`, and may use what that one uses.
  'src/languages': {
    folders: ['src/i18n', 'src/domain', 'src/islands', 'src/components', 'src/backend', 'src/search'],
    packages: [],
  },

  'src/service-worker': { folders: [], packages: [] },
  // Pages register the worker of their language.
  'src/service-worker/page.ts': { folders: ['src/service-worker', 'src/i18n/language.ts'], packages: [] },

  'src/stores': {
    folders: ['src/backend/index.ts', 'src/backend/port', 'src/market', 'src/domain', 'src/i18n'],
    packages: ['nanostores', '@nanostores/persistent'],
  },
  'src/islands/ui': { folders: ['src/stores', 'src/i18n', 'src/domain'], packages: react },
  'src/islands/home': {
    folders: shared,
    packages: [...react, 'nanostores', 'lightweight-charts', 'd3-hierarchy'],
  },
  'src/islands/programme': { folders: shared, packages: [...react, 'nanostores', 'd3-hierarchy'] },
  // The one island of the members' pages.
  'src/islands/members': {
    folders: [...shared, ...MEMBER_SCREENS.map((name) => `src/islands/${name}`)],
    packages: [...react, 'nanostores'],
  },
  'src/islands/*': { folders: shared, packages: [...react, 'nanostores'] },

  // Posts and pages name their pictures, and nothing else.
  'src/content': { folders: ['src/content'], packages: [] },
  'src/editing': {
    folders: ['src/domain', 'src/search/slug.ts'],
    packages: ['astro', '@astrojs', 'github-slugger', 'hast', 'node', 'satteri', 'sharp', 'shiki', 'yaml'],
  },
  'src/content.config.ts': { folders: ['src/editing', 'src/domain'], packages: ['astro'] },
  'src/search': { folders: [], packages: [] },
  'src/data': {
    folders: [
      'src/editing',
      'src/market',
      'src/search',
      'src/domain',
      'package.json',
      // Only the number formats, for the engine's figures in editors' sentences.
      'src/i18n/maths-format.ts',
      'src/i18n/language.ts',
      'src/i18n/charts.ts',
      'src/i18n/public-format.ts',
      'src/i18n/site-name.ts',
    ],
    packages: ['astro', 'node'],
  },
  // The page of `npm run edit`. Vite serves it as it is, and no build has it.
  'src/editor': { folders: ['src/search/slug.ts'], packages: [] },
  // The page of the development server that shows tokens and shared controls. No build has it.
  'src/styleguide': {
    folders: [...shared, 'src/components', 'src/layouts', 'src/data', 'src/styles'],
    packages: ['react', 'nanostores'],
  },
  'src/integrations': {
    folders: [
      'src/editor/page.ts',
      'scripts/news',
      'src/editing',
      'src/backend/firebase/hosts.ts',
      'src/backend/firebase/project-id.ts',
      'src/service-worker',
      'src/i18n/language.ts',
      'src/domain',
    ],
    packages: ['astro', '@astrojs', 'node'],
  },
  'src/components': {
    folders: [
      'src/data',
      'src/editing/picture-in-text.ts',
      'src/search',
      'src/service-worker',
      'src/i18n',
      'src/domain',
      'src/assets',
      // The calibrated run names its scenario in the simulator's words.
      'src/islands/simulator/text.ts',
      // Its page is static, and its script fills it in.
      'src/islands/check/text.ts',
    ],
    // The last two make a post's HTML fit for feeds.
    packages: ['astro', 'hast', 'hast-util-to-html', 'satteri'],
  },
  'src/layouts': {
    folders: [
      'src/components',
      'src/data',
      'src/i18n',
      'src/domain',
      'src/styles',
      'src/assets',
      'src/market/recorded-feed.ts',
    ],
    packages: ['astro'],
  },
  'src/pages': {
    folders: [
      'src/layouts',
      'src/components',
      'src/islands',
      'src/data',
      'src/i18n',
      'src/domain',
      'src/styles',
      'src/assets',
    ],
    // The last draws the icons.
    packages: ['astro', '@astrojs', 'sharp'],
  },
};

/** Further rules for a kind of file. All that match apply. */
export const FILE_KINDS = [
  {
    name: 'a component',
    files: /^src\/islands\/.*(\.tsx|\/use-[^/]*\.ts)$/,
    mayNotImport: ['src/backend', 'src/market/index.ts', 'src/market/live', 'nanostores'],
    because: 'its model does that',
  },
  {
    name: 'a model',
    files: /^src\/islands\/.*\/(?!use-)[^/]*\.ts$/,
    mayNotImport: react,
    because: 'a model knows nothing of React',
  },
];

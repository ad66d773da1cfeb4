// Who may import whom, as `npm run check:imports` enforces it. README.md says what each room holds.
//
// A room is a path below the project's root; a file belongs to the longest room that its path starts with. `rooms`
// may be imported besides the room itself; `packages` are the outside names it may use ("astro" covers "astro/zod"
// and "astro:content"). `*` in a room stands for one folder: each match is a room of its own, closed to its siblings.

const screenRooms = [
  'src/islands/ui',
  'src/islands/frame',
  'src/islands/market',
  'src/stores',
  'src/i18n',
  'src/domain',
];
const reactPackages = ['react', '@nanostores/react', 'qrcode.react'];

export const ROOMS = {
  'src/trusted-types.d.ts': { rooms: [], packages: [] },
  'src/domain': { rooms: [], packages: ['valibot', '@scure/base', '@noble/hashes'] },
  'src/market': { rooms: ['src/domain'], packages: ['valibot', 'd3-hierarchy'] },
  // The ports only for their error codes, which get their sentences here.
  'src/i18n': { rooms: ['src/domain', 'src/backend/port/backend.ts', 'src/market/feed.ts'], packages: [] },

  'src/backend/port': { rooms: ['src/domain'], packages: [] },
  'src/backend/port/backend.ts': { rooms: ['src/backend/port', 'src/domain'], packages: [] },
  'src/backend/local': { rooms: ['src/backend/port/backend.ts', 'src/domain'], packages: ['idb'] },
  'src/backend/firebase': {
    rooms: ['src/backend/port/backend.ts', 'src/backend/firebase/configured.ts', 'src/domain'],
    packages: ['firebase'],
  },
  // What a build is set to.
  'src/backend/firebase/environment.ts': { rooms: ['src/backend/firebase'], packages: ['astro'] },
  'src/backend/firebase/configured.ts': { rooms: ['src/backend/firebase'], packages: ['astro'] },
  'src/backend/index.ts': {
    rooms: ['src/backend/port/backend.ts', 'src/backend/local', 'src/backend/firebase'],
    packages: [],
  },

  settler: {
    rooms: [
      'src/domain',
      'src/firestore/documents.ts',
      'src/firestore/decode.ts',
      'src/backend/firebase/project-id.ts',
    ],
    packages: ['firebase-admin', 'node'],
  },

  'src/stores': {
    rooms: ['src/backend/index.ts', 'src/backend/port/backend.ts', 'src/market', 'src/domain', 'src/i18n'],
    packages: ['nanostores'],
  },
  'src/islands/ui': { rooms: ['src/stores', 'src/i18n', 'src/domain'], packages: reactPackages },
  // What several screens show of the market. It knows none of them.
  'src/islands/market': {
    rooms: ['src/islands/ui', 'src/stores', 'src/i18n', 'src/domain'],
    packages: reactPackages,
  },
  'src/islands/frame': { rooms: screenRooms, packages: reactPackages },
  // Alone among the screens in drawing what the series maths gives.
  'src/islands/home/charts': {
    rooms: [...screenRooms, 'src/market/series'],
    packages: [...reactPackages, 'lightweight-charts'],
  },
  'src/islands/home': { rooms: [...screenRooms, 'src/islands/home/charts'], packages: reactPackages },
  'src/islands/*': { rooms: screenRooms, packages: reactPackages },

  'src/content': { rooms: ['src/domain'], packages: ['astro', '@astrojs', 'node', 'satteri', 'yaml'] },
  'src/content.config.ts': { rooms: ['src/content', 'src/domain'], packages: ['astro'] },
  // The formats only: figures that the engine works out are put into editors' sentences there.
  'src/search': { rooms: [], packages: [] },
  'src/data': {
    rooms: [
      'src/content',
      'src/market',
      'src/search',
      'src/domain',
      'src/i18n/maths-format.ts',
      'src/i18n/public-format.ts',
    ],
    packages: ['astro', 'node'],
  },
  'src/integrations': {
    rooms: ['src/content', 'src/backend/firebase/hosts.ts', 'src/backend/firebase/project-id.ts'],
    packages: ['astro', 'node'],
  },
  'src/components': {
    rooms: [
      'src/data',
      'src/content/picture-in-text.ts',
      'src/search',
      'src/i18n',
      'src/domain',
      'src/assets',
    ],
    packages: ['astro'],
  },
  'src/layouts': {
    rooms: ['src/components', 'src/data', 'src/i18n', 'src/domain', 'src/styles', 'src/assets'],
    packages: ['astro'],
  },
  'src/pages': {
    rooms: [
      'src/layouts',
      'src/components',
      'src/islands',
      'src/data',
      'src/i18n',
      'src/domain',
      'src/styles',
      'src/assets',
    ],
    packages: ['astro', '@astrojs'],
  },
};

// Who may import whom, as `npm run check:imports` enforces it. README.md says what each room holds.
//
// A room is a path below the project's root; a file belongs to the longest room that its path starts with. `rooms`
// may be imported besides the room itself; `packages` are the outside names it may use ("astro" covers "astro/zod"
// and "astro:content"). `*` in a room stands for one folder: each match is a room of its own, closed to its siblings.

const screenRooms = ['src/islands/ui', 'src/islands/frame', 'src/stores', 'src/i18n', 'src/domain'];
const reactPackages = ['react', '@nanostores/react', 'qrcode.react'];

export const ROOMS = {
  'src/domain': { rooms: [], packages: ['valibot', '@scure/base', '@noble/hashes'] },
  'src/market': { rooms: ['src/domain'], packages: [] },
  // The port only for its error codes, which get their sentences here.
  'src/i18n': { rooms: ['src/domain', 'src/backend/port.ts'], packages: [] },

  'src/backend/port.ts': { rooms: ['src/domain'], packages: [] },
  'src/backend/local': { rooms: ['src/backend/port.ts', 'src/domain'], packages: ['idb'] },
  'src/backend/index.ts': { rooms: ['src/backend/port.ts', 'src/backend/local'], packages: [] },

  'src/stores': {
    rooms: ['src/backend/index.ts', 'src/backend/port.ts', 'src/market', 'src/domain', 'src/i18n'],
    packages: ['nanostores'],
  },
  'src/islands/ui': { rooms: ['src/stores', 'src/i18n', 'src/domain'], packages: reactPackages },
  'src/islands/frame': { rooms: screenRooms, packages: reactPackages },
  'src/islands/*': { rooms: screenRooms, packages: reactPackages },

  'src/content': { rooms: ['src/domain'], packages: ['astro', 'node', 'satteri', 'yaml'] },
  'src/content.config.ts': { rooms: ['src/content', 'src/domain'], packages: ['astro'] },
  'src/data': { rooms: ['src/content', 'src/market', 'src/domain'], packages: ['astro', 'node'] },
  'src/integrations': { rooms: ['src/content'], packages: ['astro', 'node', 'satteri'] },
  'src/components': {
    rooms: ['src/data', 'src/i18n', 'src/domain', 'src/assets'],
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

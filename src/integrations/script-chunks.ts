import type { AstroIntegration } from 'astro';

interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

/** In the order in which they take their modules: a chunk takes with a module all that it imports. */
const CHUNKS = [
  'react',
  'common',
  'shared',
  'backend',
  'members',
  'deposits',
  'accounts',
  'ledger',
  'settlement',
  'log',
] as const;
type Chunk = (typeof CHUNKS)[number];

const REACT = /\/node_modules\/(?:react|react-dom|scheduler|nanostores|@nanostores)\//;

/** Words and figures: the forms of all pages need them too. */
const PURE = /\/src\/(?:domain|i18n)\//;

/** The files that tell who needs a module at first. */
const USERS = {
  simulator: /\/src\/islands\/simulator\/Simulator\.tsx$/,
  backend: /\/src\/backend\/(?:local\/index|firebase\/configured)\.ts$/,
  frame: /\/src\/islands\/members\/MembersArea\.tsx$/,
  screen: /\/src\/islands\/(?:home|wallet|withdraw|programme)\/(\w+Screen)\.tsx$/,
  deposit: /\/src\/islands\/deposit\/(DepositScreen)\.tsx$/,
  /** An island of its own. */
  operators: /\/src\/islands\/operator\/(OperatorScreen)\.tsx$/,
  profile: /\/src\/islands\/profile\/(ProfileScreen)\.tsx$/,
  accountPage:
    /\/src\/islands\/(?:login\/LogIn|register\/Register|forgot-password\/ForgotPassword|email-action\/EmailAction)\.tsx$/,
  ledger: /\/src\/islands\/ledger\/(LedgerScreen)\.tsx$/,
  otherPage: /\/src\/islands\/(?:outbox\/Outbox|backup\/BackupScreen|ledger\/LedgerScreen)\.tsx$/,
};

/** What the ledger's page and a ledger proof need later. */
const LOG = /\/(?:i18n\/log-faults|domain\/log\/compare)\.ts$/;

/** What screens draw once it comes into view. */
const CHARTS = /\/src\/islands\/(?:home|wallet|programme)\//;

const SCREENS = [USERS.screen, USERS.deposit, USERS.operators, USERS.profile, USERS.ledger];

/**
 * Shared scripts are few files, by who needs them. The bundler's own would be one for each combination of screens: dozens
 * of a few lines, and each is a request.
 */
export function scriptChunks(): AstroIntegration {
  return {
    name: 'script-chunks',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            build: { rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } } },
            plugins: [extensibleEntries],
          },
        });
      },
    },
  };
}

const GROUPS = [
  ...CHUNKS.map((name, nth) => ({
    name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === name ? name : null),
    priority: CHUNKS.length - nth,
  })),
  { name: screenOf, priority: 0 },
];

/**
 * Lets the chunk of an island export to others what it holds besides. Otherwise the island becomes a file that only passes
 * its component on: one more request. Astro sets this option over what a configuration says.
 */
const extensibleEntries = {
  name: 'extensible-entries',
  applyToEnvironment: ({ name }: { readonly name: string }) => name === 'client',
  options: (options: object) => ({ ...options, preserveEntrySignatures: 'allow-extension' as const }),
};

/** The chunk of a module that several need, or null. */
function chunkOf(id: string, graph: ModuleGraph): Chunk | null {
  if (REACT.test(id)) return 'react';
  const needing = allThatNeed(id, graph);
  const count = (user: RegExp) => needing.filter((each) => user.test(each)).length;
  const [frame, plain] = [count(USERS.frame), count(USERS.screen)];
  const deposits = count(USERS.deposit) + count(USERS.operators);
  const accounts = count(USERS.profile) + count(USERS.accountPage);
  const pages = count(USERS.accountPage) + count(USERS.otherPage);
  const islands = frame + plain + deposits + accounts + count(USERS.otherPage);

  const backend = count(USERS.backend);
  if (count(USERS.simulator) > 0) return backend + islands > 0 ? 'common' : null;
  // The backend's chunks are requested in a task of their own, so no island may need them.
  if (backend > 0 && islands > 0) return 'shared';
  if (backend > 0) return 'backend';
  if (USERS.frame.test(id)) return null;
  if (frame > 0 || (plain > 0 && islands > 1)) return pages > 0 || PURE.test(id) ? 'shared' : 'members';
  if (deposits > 0 && accounts > 0) return 'shared';
  if (islands > 1 && deposits > 0) return 'deposits';
  if (islands > 1) return accounts > 0 ? 'accounts' : 'ledger';

  // What one of them shares with parts that come later would be many files.
  const later = needing.filter((each) => (graph.getModuleInfo(each)?.dynamicImporters.length ?? 0) > 0);
  const laterBackend = later.filter((each) => each.includes('/src/backend/'));
  // What the charts of several screens share are a few lines each.
  const charting = new Set(later.filter((each) => CHARTS.test(each)).map(folderOf));
  if (charting.size > 1) return pages > 0 ? 'shared' : 'members';
  const isOfLedger = count(USERS.ledger) > 0 && later.every((each) => folderOf(each) === 'ledger');
  if (pages > 0) return later.length === 0 || isOfLedger ? null : 'ledger';
  if (islands > 0 && laterBackend.length > 0) return 'shared';
  // A later part of one screen would bring another screen with it.
  const [screen] = needing.filter((each) => SCREENS.some((user) => user.test(each)));
  if (screen && later.some((each) => folderOf(each) !== folderOf(screen))) return 'members';
  if (islands === 0 && LOG.test(id)) return 'log';
  if (islands > 0 || laterBackend.length < 2) return null;
  return 'settlement';
}

/** The chunk of a module that a single screen needs at first, and its own later parts may need. */
function screenOf(id: string, graph: ModuleGraph): string | null {
  const names = allThatNeed(id, graph).flatMap((each) =>
    SCREENS.flatMap((user) => user.exec(each)?.[1] ?? []),
  );
  return names.length === 1 ? (names[0] ?? null) : null;
}

/** The island that a file belongs to. */
const folderOf = (id: string): string | undefined => /\/src\/islands\/([^/]+)\//.exec(id)?.[1];

/** A module and all that import it, however indirectly, but for dynamic imports. */
function allThatNeed(id: string, graph: ModuleGraph): readonly string[] {
  const found = new Set([id]);
  for (const each of found) {
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) found.add(importer);
  }
  return [...found];
}

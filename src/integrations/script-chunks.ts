interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

/** In the order in which they take their modules: a chunk takes with a module all that it imports. */
const CHUNKS = ['react', 'common', 'shared', 'backend', 'members', 'accounts'] as const;
type Chunk = (typeof CHUNKS)[number];

const REACT = /\/node_modules\/(?:react|react-dom|scheduler|nanostores|@nanostores)\//;

/** The files that tell who needs a module. */
const USERS = {
  simulator: /\/src\/islands\/simulator\/Simulator\.tsx$/,
  backend: /\/src\/backend\/(?:local\/index|firebase\/open)\.ts$/,
  frame: /\/src\/islands\/members\/MembersArea\.tsx$/,
  screen: /\/src\/islands\/(?:home|wallet|deposit|withdraw|programme|profile|operator)\/\w+Screen\.tsx$/,
  page: /\/src\/islands\/(?:login\/LogIn|register\/Register|forgot-password\/ForgotPassword|email-action\/EmailAction|outbox\/Outbox|backup\/BackupScreen|ledger\/LedgerScreen)\.tsx$/,
};

/**
 * Shared scripts are few files, by who needs them. The bundler's own would be one for each combination of screens: dozens
 * of a few lines, and each is a request.
 */
export const scriptChunks = CHUNKS.map((name, nth) => ({
  name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === name ? name : null),
  priority: CHUNKS.length - nth,
}));

/** The chunk of a module, or null if the bundler decides. */
function chunkOf(id: string, graph: ModuleGraph): Chunk | null {
  if (REACT.test(id)) return 'react';
  if (Object.values(USERS).some((user) => user.test(id))) return null;
  const needing = allThatNeed(id, graph);
  const count = (user: keyof typeof USERS) => needing.filter((each) => USERS[user].test(each)).length;
  const [simulator, backend] = [count('simulator'), count('backend')];
  const [frame, screens, pages] = [count('frame'), count('screen'), count('page')];
  const islands = frame + screens + pages;

  if (simulator > 0) return backend + islands > 0 ? 'common' : null;
  // The backend's chunk is requested in a task of its own, so no island may need it.
  if (backend > 0) return islands > 0 ? 'shared' : 'backend';
  if (frame > 0 || screens > 1) return pages > 0 ? 'shared' : 'members';
  if (pages > 0) return islands > 1 ? 'accounts' : null;
  // What one screen shares with its own later parts would be a file of its own.
  const isLater = (each: string) => (graph.getModuleInfo(each)?.dynamicImporters.length ?? 0) > 0;
  return screens === 1 && needing.filter(isLater).length > 1 ? 'members' : null;
}

/** A module and all that import it, however indirectly, but for dynamic imports. */
function allThatNeed(id: string, graph: ModuleGraph): readonly string[] {
  const found = new Set([id]);
  for (const each of found) {
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) found.add(importer);
  }
  return [...found];
}

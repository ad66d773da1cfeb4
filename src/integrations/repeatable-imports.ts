import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Vite calls the function of this module for each `import()`. Its own one lets the browser preload what the import needs. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';
const OURS = fileURLToPath(new URL('./repeatable-imports/import-fetched.ts', import.meta.url));

/** A file of the build, as the bundler describes it. */
interface Output {
  /** File names of the scripts that it imports statically. */
  readonly imports?: readonly string[];
}

/** An `import()` that failed for want of a network succeeds when it is called again with one. */
export function repeatableImports(): AstroIntegration {
  let outputs: Readonly<Record<string, Output>> = {};
  const helper = {
    name: 'repeatable-imports',
    enforce: 'pre' as const,
    applyToEnvironment: ({ name }: { readonly name: string }) => name === 'client',
    configEnvironment: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies } } }),
    resolveId: (id: string) => (id === PRELOAD_HELPER ? OURS : null),
    generateBundle: {
      order: 'pre' as const,
      handler(_: unknown, bundle: Readonly<Record<string, Output>>) {
        outputs = bundle;
      },
    },
  };
  /** What a script imports comes before it runs. */
  const loadedWith = (script: string): ReadonlySet<string> => {
    const loaded = new Set([script]);
    // A set may grow while it is gone through.
    for (const each of loaded) for (const name of outputs[each]?.imports ?? []) loaded.add(name);
    return loaded;
  };
  const resolveDependencies = (
    file: string,
    needed: readonly string[],
    { hostId }: { readonly hostId: string },
  ) => {
    const loaded = loadedWith(hostId);
    return [...new Set([file, ...needed])].filter((name) => !loaded.has(name));
  };
  return {
    name: 'repeatable-imports',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [helper] } });
      },
    },
  };
}

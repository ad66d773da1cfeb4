import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { LoaderContext } from 'astro/loaders';

/** Where the rules are that texts are checked by, and the days that charts may show. */
const RULES = ['src/content.config.ts', 'src/content/**/*.ts', 'src/domain/**/*.ts', 'src/market/recorded/*'];

const BESIDE = /(?<=")\.\.?\/[^"\\]+(?=")/g;

/** Changes with the source of an entry, with the files beside it that its data name, and with the rules. */
export type Digester = (source: string, data: unknown) => string;

export function digester({ generateDigest }: LoaderContext, folder: string): Digester {
  const states = new Map<string, string>();
  const stateOf = (path: string) => {
    const known = states.get(path) ?? readState(path);
    states.set(path, known);
    return known;
  };
  const rules = globSync(RULES)
    .sort()
    .map((path) => `${path} ${stateOf(path)}`);
  const rulesDigest = generateDigest(rules.join('\n'));
  return (source, data) => {
    const names = new Set(JSON.stringify(data).match(BESIDE));
    const named = [...names].sort().map((name) => stateOf(join(folder, name)));
    return `${generateDigest([rulesDigest, source, ...named].join('\n'))}`;
  };
}

/** Changes with a file, as far as one can tell without reading it. */
function readState(path: string): string {
  const file = statSync(path, { throwIfNoEntry: false });
  return file ? `${file.size} ${file.mtimeMs}` : 'none';
}

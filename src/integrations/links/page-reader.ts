import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type PageParts, readPage } from './read-page.ts';

interface Remembered {
  /** Changes with the file, as far as one can tell without reading it. */
  readonly state: string;
  readonly addresses: readonly string[];
  readonly anchors: readonly string[];
}

/**
 * Reads built pages, and of those that the build before has left as they are only what is remembered.
 *
 * @param memory a file, or null to remember nothing
 */
export function pageReader(memory: string | null) {
  const before: Readonly<Record<string, Remembered>> =
    memory && existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : {};
  const now: Record<string, Remembered> = {};

  function read(file: string): PageParts {
    if (memory === null) return readPage(readFileSync(file, 'utf8'));
    const state = stateOf(file);
    const known = now[file] ?? before[file];
    if (known?.state === state) {
      now[file] = known;
      return { addresses: known.addresses, anchors: new Set(known.anchors) };
    }
    const { addresses, anchors } = readPage(readFileSync(file, 'utf8'));
    now[file] = { state, addresses, anchors: [...anchors] };
    return { addresses, anchors };
  }

  function remember(): void {
    if (memory === null) return;
    mkdirSync(dirname(memory), { recursive: true });
    writeFileSync(memory, JSON.stringify(now));
  }

  return { read, remember };
}

function stateOf(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

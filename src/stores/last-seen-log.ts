import { readHash, writeHash } from '#domain/log/merkle.ts';
import type { SeenLog } from '#domain/log/fault.ts';
import type { Instant } from '#domain/time.ts';
import { persisted } from './persisted.ts';

/** What this browser saw when it last verified the log. */
export interface LastSeenLog extends SeenLog {
  readonly verifierKey: string;
  readonly at: Instant;
}

/** Kept in this browser, so that the site cannot change it. */
export const $lastSeenLog = persisted<LastSeenLog | null>('ledger-seen', null, read, write);

function write(seen: LastSeenLog | null): string {
  if (seen === null) return '';
  const { size, root, edge = [], verifierKey, at } = seen;
  return JSON.stringify({ size, root: writeHash(root), edge: edge.map(writeHash), verifierKey, at });
}

/** Anyone can edit what is stored: what cannot be read counts as never seen. */
function read(text: string): LastSeenLog | null {
  try {
    const { size, root, edge, verifierKey, at } = JSON.parse(text);
    if (!Number.isSafeInteger(size) || size < 0 || typeof verifierKey !== 'string') return null;
    return { size, root: readHash(root), edge: edge.map(readHash), verifierKey, at: Number(at) };
  } catch {
    return null;
  }
}

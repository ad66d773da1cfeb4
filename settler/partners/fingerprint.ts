import { createHash } from 'node:crypto';
import type { PartnerEntry } from '#firestore/documents.ts';

/** Two pages with the same fingerprint hold the same entries. */
export function fingerprintOf(entries: readonly PartnerEntry[]): string {
  const hash = createHash('sha256');
  for (const { username, upline, joinedAt } of entries)
    hash.update(`${username} ${upline ?? ''} ${joinedAt}\n`);
  return `${entries.length} ${hash.digest('base64url').slice(0, 16)}`;
}

/**
 * The entries that were added after an earlier state of the page; null: the page does not begin with that
 * state.
 */
export function addedTo(
  fingerprint: string,
  entries: readonly PartnerEntry[],
): readonly PartnerEntry[] | null {
  const count = Number.parseInt(fingerprint, 10);
  return fingerprintOf(entries.slice(0, count)) === fingerprint ? entries.slice(count) : null;
}

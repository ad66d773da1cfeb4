import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeCheckpoint } from '#domain/log/checkpoint.ts';
import { keyPairOf } from '#domain/log/ed25519.ts';
import { writeEntry } from '#domain/log/entry.ts';
import { extend, type Hash, HASH_BYTES, leafHash, type RightEdge, rootOf } from '#domain/log/merkle.ts';
import { signNote, writeVerifierKey } from '#domain/log/note.ts';
import { bundleOf, FULL, type LogResource, pathOf, tileHashes, tileOf } from '#domain/log/tiles.ts';
import { DAY } from '#domain/time.ts';

const ORIGIN = 'tessera.test/log';

/** Writes a log with random commitments as files. @param bundles full ones: 256 entries each */
export async function writeSampleLog(folder: string, bundles: number): Promise<void> {
  const write = (resource: LogResource, content: string | Uint8Array) => {
    const file = join(folder, pathOf(resource));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const levels: Hash[][] = [];
  let edge: RightEdge = [];
  for (let index = 0; index < bundles; index += 1) {
    const entries = Array.from({ length: FULL }, (_, nth) => entryAt(index * FULL + nth + 1));
    const leaves = entries.map(leafHash);
    write({ kind: 'entries', index, width: FULL }, bundleOf(entries));
    write({ kind: 'tile', level: 0, index, width: FULL }, tileOf(leaves));
    for (const [nth, leaf] of leaves.entries()) {
      const extended = extend(edge, index * FULL + nth, leaf);
      edge = extended.edge;
      for (const [above, hash] of tileHashes(extended.completed).slice(1).entries()) {
        levels[above] = [...(levels[above] ?? []), hash];
      }
    }
  }
  for (const [nth, hashes] of levels.entries()) {
    for (let index = 0; index * FULL < hashes.length; index += 1) {
      const part = hashes.slice(index * FULL, (index + 1) * FULL);
      write({ kind: 'tile', level: nth + 1, index, width: part.length }, tileOf(part));
    }
  }
  const { publicKey, sign } = await keyPairOf(crypto.subtle, randomBytes(32));
  const key = { name: ORIGIN, publicKey };
  const checkpoint = writeCheckpoint({ origin: ORIGIN, size: bundles * FULL, root: rootOf(edge) });
  write({ kind: 'checkpoint' }, await signNote(checkpoint, key, sign));
  write({ kind: 'vkey' }, `${writeVerifierKey(key)}\n`);
  write({ kind: 'books' }, '[]');
}

const START = Date.UTC(2026, 0, 1);
const ENTRIES_A_DAY = 1_000;

/** In turn: a credit, an activation that pays the programme, a hold, and its release. */
const MOVEMENTS = [
  ['credit', 'external', 'members', 300_00],
  ['activation', 'members', 'house', 300_00],
  ['hold', 'members', 'members', 0],
  ['release', 'members', 'members', 0],
] as const;

function entryAt(sequence: number): Uint8Array {
  const [kind, from, to, cents] = MOVEMENTS[
    sequence % 4 === 0 ? 3 : (sequence % 4) - 1
  ] as (typeof MOVEMENTS)[number];
  const commitment = randomBytes(HASH_BYTES).toString('base64');
  const at = START + Math.floor(sequence / ENTRIES_A_DAY) * DAY;
  return new TextEncoder().encode(writeEntry({ at, cents, commitment, from, kind, sequence, to }));
}

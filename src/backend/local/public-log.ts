import type { PublicLog } from '#backend/port/backend.ts';
import { writeCheckpoint } from '#domain/log/checkpoint.ts';
import { makeKeyPair, rawPublicKey, signWith } from '#domain/log/ed25519.ts';
import { writeEntry } from '#domain/log/entry.ts';
import { rootOf } from '#domain/log/merkle.ts';
import { signNote, writeVerifierKey } from '#domain/log/note.ts';
import { bundleOf, FULL, tileOf } from '#domain/log/tiles.ts';
import type { Context } from './context.ts';
import { randomToken, requireSubtle } from './tokens.ts';
import { entriesOf, logHeadIn } from './append.ts';

/**
 * The public log of this browser's own ledger. It makes the entries from the postings each time, so they show
 * what the postings say now.
 */
export function localPublicLog({ store, crypto }: Pick<Context, 'store' | 'crypto'>): PublicLog {
  const storedKey = () =>
    store.read(['logKey'], (transaction) => transaction.objectStore('logKey').get('key'));

  async function signingKey() {
    const stored = await storedKey();
    if (stored) return stored;
    const { privateKey, publicKey } = await makeKeyPair(requireSubtle(crypto));
    const name = `tessera-in-a-browser/${randomToken(crypto).slice(0, 8)}`;
    const made = { name, publicKey: await rawPublicKey(requireSubtle(crypto), publicKey), privateKey };
    return store.write({ writes: ['logKey'] }, async (transaction) => {
      // Another tab may have made a key in the meantime.
      const present = await transaction.objectStore('logKey').get('key');
      if (!present) await transaction.objectStore('logKey').add(made, 'key');
      return present ?? made;
    });
  }

  return {
    url: null,

    async verifierKey() {
      return writeVerifierKey(await signingKey());
    },

    async checkpoint() {
      const key = await signingKey();
      const { size, edge } = await store.read(['logHead'], logHeadIn);
      const text = writeCheckpoint({ origin: key.name, size, root: rootOf(edge) });
      return signNote(text, key, signWith(requireSubtle(crypto), key.privateKey));
    },

    async tile(level, index, width) {
      const tile = await store.read(['logTiles'], (transaction) =>
        transaction.objectStore('logTiles').get([level, index]),
      );
      return tileOf(tile?.hashes.slice(0, width) ?? []);
    },

    async entries(index, width) {
      const first = index * FULL + 1;
      const range = IDBKeyRange.bound(first, first + width - 1);
      const records = await store.read(['postings'], (transaction) =>
        transaction.objectStore('postings').index('entry').getAll(range),
      );
      return bundleOf(entriesOf(records).map((entry) => new TextEncoder().encode(writeEntry(entry))));
    },

    async books() {
      const leaves = await store.read(['logTiles'], (transaction) =>
        transaction.objectStore('logTiles').getAll(IDBKeyRange.bound([0], [0, []])),
      );
      return leaves.flatMap(({ hashes, after }) => (after && hashes.length === FULL ? [after] : []));
    },
  };
}

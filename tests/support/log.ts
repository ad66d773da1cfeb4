import { appendToPublicLog, type BooksAt, EMPTY_LOG, type LogHead } from '#domain/log/append.ts';
import { writeCheckpoint } from '#domain/log/checkpoint.ts';
import { checkWith, keyPairOf } from '#domain/log/ed25519.ts';
import { type SaltedPostings, saltOf } from '#domain/log/entry.ts';
import { type Hash, rootOf } from '#domain/log/merkle.ts';
import { signNote, writeVerifierKey } from '#domain/log/note.ts';
import type { LogSource } from '#domain/log/source.ts';
import { bundleOf, tileOf } from '#domain/log/tiles.ts';
import type { PublicBooks } from '#domain/log/books.ts';
import { cents, sum } from '#domain/money/cents.ts';
import { programmeTotals } from '#domain/money/programme-totals.ts';
import type { LedgerAccount, Posting, PostingKind, Reversal } from '#domain/money/ledger.ts';

export const check = checkWith(crypto.subtle);

const NAME = 'tessera.test/log';
export const { publicKey, sign } = await keyPairOf(crypto.subtle, new Uint8Array(32).fill(7));
export const key = { name: NAME, publicKey };
export const verifierKey = writeVerifierKey(key);

interface Movement {
  readonly kind: PostingKind;
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  readonly amount: number;
  readonly reversal?: Reversal;
}

/** A multiple of three, so that what comes before a reversal is a deposit. */
const FROM_REVERSAL_TO_REVERSAL = 48;

function movementOf(nth: number): Movement {
  if (nth % FROM_REVERSAL_TO_REVERSAL === FROM_REVERSAL_TO_REVERSAL - 1) return reversalOf(nth - 1);
  if (nth % 3 === 2) return { kind: 'activation', from: 'locked:ann', to: 'house', amount: 500 };
  return { kind: 'credit', from: 'external', to: 'locked:ann', amount: 1_000 + nth };
}

const reversalOf = (nth: number): Movement => ({
  kind: 'reversal',
  from: 'locked:ann',
  to: 'external',
  amount: movementOf(nth).amount,
  reversal: { of: `ann:${nth}`, entry: nth + 1, reason: 'Credited twice.', operator: 'olga' },
});

/** The `nth` request, from 0, with one posting: deposits and activations in turns, and now and then a reversal, all of them coherent. */
export function sampleRequest(nth: number): SaltedPostings {
  const { amount, ...movement } = movementOf(nth);
  const posting: Posting = {
    id: `ann:${nth}`,
    ...movement,
    amount: cents(amount),
    at: 1_700_000_000_000 + 1_000 * nth,
    subject: `${nth}`,
  };
  return {
    postings: [posting],
    salt: saltOf(Uint8Array.from({ length: 16 }, (_, place) => (nth * 31 + place * 7) % 256)),
  };
}

export const sampleRequests = (count: number): readonly SaltedPostings[] =>
  Array.from({ length: count }, (_, nth) => sampleRequest(nth));

/** What the books of the log hold after these requests. */
export function booksOf(requests: readonly SaltedPostings[]): PublicBooks {
  const { external, house, locked, earning, held } = programmeTotals(
    requests.flatMap(({ postings }) => postings),
  );
  return { external, house, members: sum([locked, earning, held]) };
}

/** A log in memory, as a backend stores it. Tests change what it has stored. */
export class StoredLog implements LogSource {
  head: LogHead = EMPTY_LOG;
  readonly bundles: { entries: string[]; after: BooksAt }[] = [];
  /** By level. */
  readonly hashes: Hash[][] = [[]];
  /** What the checkpoint says in place of the true root. */
  signedRoot: Hash | null = null;

  append(requests: readonly SaltedPostings[]): this {
    const { head, bundles, tiles } = appendToPublicLog(this.head, requests);
    for (const { index, start, entries, hashes, after } of bundles) {
      const bundle = this.bundles[index] ?? { entries: [], after };
      this.bundles[index] = bundle;
      if (bundle.entries.length !== start) throw new Error(`bundle ${index} starts at ${start}`);
      bundle.entries.push(...entries);
      bundle.after = after;
      this.hashes[0]?.push(...hashes);
    }
    for (const { level, index, start, hashes } of tiles) {
      const present = this.hashes[level] ?? [];
      this.hashes[level] = present;
      if (present.length !== index * 256 + start) throw new Error(`tile ${index} starts at ${start}`);
      present.push(...hashes);
    }
    this.head = head;
    return this;
  }

  async verifierKey() {
    return verifierKey;
  }

  checkpoint() {
    const { size, edge } = this.head;
    const root = this.signedRoot ?? rootOf(edge);
    return signNote(writeCheckpoint({ origin: NAME, size, root }), key, sign);
  }

  async tile(level: number, index: number, width: number) {
    return tileOf(this.hashes[level]?.slice(index * 256, index * 256 + width) ?? []);
  }

  async entries(index: number, width: number) {
    const texts = this.bundles[index]?.entries.slice(0, width) ?? [];
    return bundleOf(texts.map((text) => new TextEncoder().encode(text)));
  }

  async books() {
    return this.bundles.filter(({ entries }) => entries.length === 256).map(({ after }) => after);
  }
}

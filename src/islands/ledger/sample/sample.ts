import { atom, type ReadableAtom } from 'nanostores';
import type { PublicLog } from '#backend/port/public-log.ts';
import { writeCheckpoint } from '#domain/log/checkpoint.ts';
import { isUnsupported, makeKeyPair, rawPublicKey, signWith } from '#domain/log/ed25519.ts';
import { entryOf, type LogEntry, SALT_BYTES, saltOf, writeEntry } from '#domain/log/entry.ts';
import { extend, type Hash, leafHash, type RightEdge, rootOf } from '#domain/log/merkle.ts';
import { signNote, writeVerifierKey } from '#domain/log/note.ts';
import { bundleOf, tileOf } from '#domain/log/tiles.ts';
import type { Verification } from '#domain/log/verify.ts';
import { cents } from '#domain/money/cents.ts';
import type { Posting } from '#domain/money/ledger.ts';
import { DAY } from '#domain/time.ts';
import { asLogFailure, type Failure } from '#stores/failure.ts';

type Movement = readonly [Posting['kind'], Posting['from'], Posting['to'], amount: number];

/** Three places of a matrix, by number. The sixth movement credits a deposit twice, and the seventh takes it back. */
const MOVEMENTS: readonly Movement[] = [
  ['credit', 'external', 'locked:1', 50_00],
  ['activation', 'locked:1', 'house', 5_00],
  ['credit', 'external', 'locked:2', 100_00],
  ['activation', 'locked:2', 'earning:1', 5_00],
  ['credit', 'external', 'locked:3', 50_00],
  ['credit', 'external', 'locked:3', 50_00],
  ['reversal', 'locked:3', 'external', 50_00],
  ['activation', 'locked:3', 'earning:1', 5_00],
  ['activation', 'locked:2', 'house', 10_00],
];

const BEGIN = Date.UTC(2026, 0, 12);

/** One for each entry. */
export const SAMPLE_POSTINGS: readonly Posting[] = MOVEMENTS.map(([kind, from, to, amount], nth) => ({
  id: `sample-${nth + 1}`,
  kind,
  from,
  to,
  amount: cents(amount),
  at: BEGIN + nth * DAY,
  subject: '',
  ...(kind === 'reversal' && {
    reversal: { of: `sample-${nth}`, entry: nth, reason: '', operator: '' },
  }),
}));

export const SAMPLE_ENTRIES: readonly LogEntry[] = SAMPLE_POSTINGS.map((posting, nth) =>
  entryOf({ postings: [posting], salt: saltOf(new Uint8Array(SALT_BYTES).fill(nth)) }, nth + 1),
);

const bytesOf = (entries: readonly LogEntry[]) =>
  entries.map((entry) => new TextEncoder().encode(writeEntry(entry)));

/** The root of the tree after each entry: it stands for that entry and for all before it. */
export function rootsOf(entries: readonly LogEntry[]): readonly Hash[] {
  let edge: RightEdge = [];
  return bytesOf(entries).map((bytes, size) => {
    ({ edge } = extend(edge, size, leafHash(bytes)));
    return rootOf(edge);
  });
}

export const SAMPLE_ROOTS = rootsOf(SAMPLE_ENTRIES);

const ORIGIN = 'tessera-sample';

/** A log that publishes the hashes of the sample, signed, and shows these entries as the sample's. */
export async function sampleLog(shown: readonly LogEntry[]): Promise<PublicLog> {
  const { privateKey, publicKey } = await makeKeyPair(crypto.subtle);
  const key = { name: ORIGIN, publicKey: await rawPublicKey(crypto.subtle, publicKey) };
  const size = SAMPLE_ENTRIES.length;
  const root = SAMPLE_ROOTS[size - 1] as Hash;
  return {
    url: null,
    verifierKey: async () => writeVerifierKey(key),
    checkpoint: () =>
      signNote(writeCheckpoint({ origin: ORIGIN, size, root }), key, signWith(crypto.subtle, privateKey)),
    tile: async () => tileOf(bytesOf(SAMPLE_ENTRIES).map(leafHash)),
    entries: async () => bundleOf(bytesOf(shown)),
    books: async () => [],
  };
}

/** The entry that is changed if the reader chooses none. */
const CHOSEN = 3;

/** The entries with one of them changed by a cent. */
export function changedEntries(sequence: number): readonly LogEntry[] {
  const changed = SAMPLE_ENTRIES[sequence - 1] as LogEntry;
  return SAMPLE_ENTRIES.with(sequence - 1, { ...changed, cents: changed.cents + 1 });
}

export interface ShownSample {
  readonly entries: readonly LogEntry[];
  /** Null: it is being verified. */
  readonly verification: Verification | 'unsupported' | Failure | null;
}

export interface Sample {
  readonly $shown: ReadableAtom<ShownSample>;
  /** Verifies what is shown. */
  readonly verify: () => Promise<void>;
  /** Changes an entry, or puts the changed one back. @param sequence the entry; absent: any */
  readonly toggle: (sequence?: number) => Promise<void>;
}

/** @param verifyLog verifies a whole log, as the page does with the one of the programme */
export function createSample(verifyLog: (log: PublicLog) => Promise<Verification | 'unsupported'>): Sample {
  const $shown = atom<ShownSample>({ entries: SAMPLE_ENTRIES, verification: null });

  async function show(entries: readonly LogEntry[]): Promise<void> {
    $shown.set({ entries, verification: null });
    const verification = await sampleLog(entries)
      .then(verifyLog)
      .catch((thrown: unknown) => (isUnsupported(thrown) ? 'unsupported' : asLogFailure(thrown)));
    // Another press may have come first.
    if ($shown.get().entries === entries) $shown.set({ entries, verification });
  }

  return {
    $shown,
    verify: () => show($shown.get().entries),
    toggle(sequence) {
      const { entries } = $shown.get();
      const changed = entries.find((entry) => !SAMPLE_ENTRIES.includes(entry))?.sequence;
      const isBack = changed !== undefined && (sequence ?? changed) === changed;
      return show(isBack ? SAMPLE_ENTRIES : changedEntries(sequence ?? CHOSEN));
    },
  };
}

import type { Query } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { memberAccount } from '#domain/money/ledger.ts';
import { levelKey } from '#domain/programme/activation.ts';
import type { Income } from '#domain/programme/box.ts';
import type { ActivationEntry, ProgrammeEntry } from '#domain/programme/entry.ts';
import { ENGINE_VERSION, type OpenedLevel, Programme, ProgrammeBroken } from '#domain/programme/programme.ts';
import { type MemberResult, NO_RESULT, type Tally } from '#domain/programme/results.ts';
import { postingId } from '#domain/settlement/settlement.ts';
import { toIncome, toProgrammeEntries, toResult, toTally } from '#firestore/decode.ts';
import {
  type ActivationDocument,
  BUNDLES_OF_CHECKPOINT,
  ENTRIES_OF_BUNDLE,
  type IncomeDocument,
  type LevelsDocument,
  type ProgrammeBundleDocument,
  type ProgrammeLogDocument,
  type ResultDocument,
  type StoredBox,
  type TallyDocument,
} from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { documentsOf, type Reads } from '#settler/ledger/reads.ts';
import { byPath } from '#settler/requests/pending.ts';
import { difference, type Difference } from './difference.ts';
import type { StoredPosting } from './ledger.ts';

/** What the documents must say according to the programme's log, by path. */
interface Expected {
  readonly levels: Map<string, ReadonlyMap<string, StoredBox>>;
  readonly incomes: Map<string, Income>;
  readonly results: Map<string, MemberResult>;
  readonly activations: Map<string, OpenedLevel>;
  community: Tally;
}

/** Folds the programme's log, and compares levels, incomes, results, tally, activations and payments with it. */
export async function verifyProgramme(
  reads: Reads,
  postings: readonly StoredPosting[],
  erased: ReadonlySet<string>,
): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  const expected = await fold(reads, differences);
  // If the log is broken, report only the log: everything else follows from it.
  if (!expected) return differences;
  const { incomes, results, activations } = expected;
  const ofLevels = await compare(reads, reads.db.collectionGroup('levels'), expected.levels, {
    valueIn: boxesIn,
    idOf: (_document: LevelsDocument) => 'current',
  });
  const ofIncomes = await compare(reads, reads.db.collectionGroup('incomes'), incomes, {
    valueIn: toIncome,
    idOf: ({ sequence }: IncomeDocument) => `${sequence}`,
  });
  const ofResults = await compare(reads, reads.db.collectionGroup('results'), results, {
    valueIn: toResult,
    idOf: (_document: ResultDocument) => 'current',
  });
  return [
    ...differences,
    ...ofLevels,
    ...ofIncomes,
    ...ofResults,
    ...(await verifyCommunity(reads, expected.community)),
    ...verifyPayments(activations, postings),
    ...(await verifyActivations(reads, activations, erased)),
  ];
}

/** @returns null when the log is broken */
async function fold(reads: Reads, differences: Difference[]): Promise<Expected | null> {
  const programme = new Programme();
  const uids = new Set<string>();
  const expected: Expected = {
    levels: new Map(),
    incomes: new Map(),
    results: new Map(),
    activations: new Map(),
    community: programme.community,
  };
  const head = await reads.document<ProgrammeLogDocument>(paths.programmeLog());
  const length = head?.entries ?? 0;
  let entries = 0;
  for await (const found of documentsOf(
    reads,
    reads.db.collection(paths.programmeBundles()).orderBy('bundle'),
  )) {
    const { path } = found.ref;
    const bundle = found.data() as ProgrammeBundleDocument;
    if (bundle.engine !== ENGINE_VERSION) {
      differences.push(
        difference(path, `it is of engine version ${bundle.engine}, and this is ${ENGINE_VERSION}`),
      );
      return null;
    }
    if (bundle.bundle * ENTRIES_OF_BUNDLE !== entries) {
      differences.push(difference(path, `${entries} entries lie before it`));
      return null;
    }
    try {
      for (const entry of toProgrammeEntries(bundle)) {
        entries += 1;
        if (entries > length) break;
        uids.add(entry.uid);
        apply(programme, entry, entries, expected);
      }
    } catch (cause) {
      if (!(cause instanceof ProgrammeBroken || cause instanceof SyntaxError)) throw cause;
      differences.push(difference(path, `entry ${entries}: ${cause.message}`));
      return null;
    }
    const isCheckpoint =
      (bundle.bundle + 1) % BUNDLES_OF_CHECKPOINT === 0 && entries % ENTRIES_OF_BUNDLE === 0;
    if (isCheckpoint && bundle.hash !== programme.hash()) {
      differences.push(difference(path, 'the programme after it has another hash'));
    }
  }
  if (entries !== length) {
    const lies = entries > length ? 'an entry lies beyond it' : 'no entry lies there';
    differences.push(difference(paths.programmeLog(), `it says that the log ends at ${length}, but ${lies}`));
    return null;
  }
  for (const uid of uids) {
    const boxes = programme.boxesOf(uid);
    if (boxes.size > 0) expected.levels.set(paths.levels(uid), boxes);
    const result = programme.resultOf(uid);
    if (result !== NO_RESULT) expected.results.set(paths.result(uid), result);
  }
  expected.community = programme.community;
  return expected;
}

function apply(programme: Programme, entry: ProgrammeEntry, sequence: number, expected: Expected): void {
  if (entry.kind === 'activate') {
    const preview = programme.preview(entry);
    if (!preview.ok) throw new ProgrammeBroken(`${entry.uid}: ${preview.refusal}`);
    for (const { uid, income } of preview.opened.incomes) {
      expected.incomes.set(paths.income(uid, sequence), income);
    }
    expected.activations.set(paths.activation(entry.uid, levelKey(entry)), preview.opened);
  }
  programme.apply(entry);
}

/**
 * Compares each document of a collection group with the value expected at its path, and its id with `idOf`.
 * Reports those that are missing.
 */
async function compare<Document, Value>(
  reads: Reads,
  query: Query,
  expected: ReadonlyMap<string, Value>,
  {
    valueIn,
    idOf,
  }: { readonly valueIn: (document: Document) => Value; readonly idOf: (document: Document) => string },
): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  const missing = new Set(expected.keys());
  for await (const found of documentsOf(reads, query.orderBy(byPath))) {
    const { path } = found.ref;
    const right = expected.get(path);
    missing.delete(path);
    if (!right) differences.push(difference(path, 'by the programme’s log there is no such document'));
    else if (
      !says(() => valueIn(found.data() as Document), right) ||
      idOf(found.data() as Document) !== found.id
    ) {
      differences.push(
        difference(path, `it is not what follows from the programme’s log: ${JSON.stringify(right)}`),
      );
    }
  }
  return [...differences, ...[...missing].map((path) => difference(path, 'it is missing'))];
}

async function verifyCommunity(reads: Reads, right: Tally): Promise<readonly Difference[]> {
  const path = paths.community();
  const found = (await reads.document<TallyDocument>(path)) ?? null;
  if (says(() => toTally(found), right)) return [];
  return [difference(path, `it is not what follows from the programme’s log: ${JSON.stringify(right)}`)];
}

/** A damaged document is a difference, not an error. */
function says<Value>(read: () => Value, right: Value): boolean {
  try {
    return isDeepStrictEqual(read(), right);
  } catch {
    return false;
  }
}

/** Decodes no box: a damaged box is a difference, not an error. */
const boxesIn = ({ levels }: LevelsDocument) => new Map(Object.entries(levels));

/**
 * The postings of each activation must pay its price to the member that the matrix names, or to the
 * programme.
 */
function verifyPayments(
  activations: ReadonlyMap<string, OpenedLevel>,
  stored: readonly StoredPosting[],
): readonly Difference[] {
  const paid = new Map<string, StoredPosting[]>();
  for (const each of stored) {
    if (each.posting.kind !== 'activation') continue;
    // A posting's id is the request's id and the book that pays.
    const request = each.posting.id.slice(0, each.posting.id.lastIndexOf(':'));
    paid.set(request, [...(paid.get(request) ?? []), each]);
  }
  const differences: Difference[] = [];
  for (const [path, { entry, payee, price }] of activations) {
    const request = requestOf(entry);
    const parts = paid.get(request) ?? [];
    paid.delete(request);
    const to = payee === null ? 'house' : memberAccount('earning', payee);
    for (const { posting, path: at } of parts) {
      if (posting.to === to && posting.subject === levelKey(entry)) continue;
      differences.push(difference(at, `by the programme’s log it pays ${to} for ${levelKey(entry)}`));
    }
    const sum = parts.reduce((total, { posting }) => total + posting.amount, 0);
    // When members pay themselves, the part from Earning does not move.
    if (payee === entry.uid ? sum > price : sum !== price) {
      differences.push(difference(path, `its postings pay ${sum}, by the programme’s log ${price}`));
    }
  }
  for (const { path } of [...paid.values()].flat()) {
    differences.push(difference(path, 'by the programme’s log there is no such activation'));
  }
  return differences;
}

const requestOf = (entry: ActivationEntry): string => postingId(entry.uid, 'activate', levelKey(entry));

/** An activation must be active if and only if the programme's log has it. */
async function verifyActivations(
  reads: Reads,
  expected: ReadonlyMap<string, OpenedLevel>,
  erased: ReadonlySet<string>,
): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  const missing = new Set(expected.keys());
  for await (const found of documentsOf(reads, reads.db.collectionGroup('activations').orderBy(byPath))) {
    const { path } = found.ref;
    const { status } = found.data() as ActivationDocument;
    const isLogged = missing.delete(path);
    if ((status === 'active') !== isLogged) {
      const has = isLogged ? 'has it' : 'does not have it';
      differences.push(difference(path, `it is ${status}, and the programme’s log ${has}`));
    }
  }
  for (const path of missing) {
    const [, uid = ''] = path.split('/');
    if (!erased.has(uid)) differences.push(difference(path, 'it is missing'));
  }
  return differences;
}

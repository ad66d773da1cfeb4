import type { LogTileRecord, PostingRecord, StoreName, ValueIn } from '#backend/local/database.ts';
import { recordOf } from '#backend/local/posting-records.ts';
import { wrongFile } from '#backend/port/backend.ts';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { decisionId } from '#domain/decisions/decision.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { booksAfter, EMPTY_LOG, type LogHead } from '#domain/log/append.ts';
import { writeEntry } from '#domain/log/entry.ts';
import { extend, isSameHash, leafHash, type RightEdge } from '#domain/log/merkle.ts';
import { FULL, tileHashes } from '#domain/log/tiles.ts';
import { add, type Cents, subtract, ZERO } from '#domain/money/cents.ts';
import { LedgerBroken, ownerOf, type Posting, totals } from '#domain/money/ledger.ts';
import type { Position } from '#domain/money/statement.ts';
import { levelKey } from '#domain/programme/activation.ts';
import { holdingsAfter } from '#domain/programme/holdings.ts';
import { type OpenedLevel, Programme, ProgrammeBroken } from '#domain/programme/programme.ts';
import type { OwnedResult } from '#domain/programme/results.ts';
import { postingId } from '#domain/settlement/settlement.ts';
import { requestKey } from '#domain/settlement/request.ts';
import { isOpen, type Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { entriesOf } from '#backend/local/append.ts';
import { IS_SAVED, type Rows, type SavedStore } from './community-file.ts';
import { wrongFieldOf } from './saved-values.ts';

/**
 * Refuses rows that this site would not have stored, and rows that contradict each other, before anything is
 * replaced. The rest of this adapter may rely on what passes.
 *
 * @throws `wrong-file`, with the store and the field in the small print
 */
export function verify(rows: Rows): void {
  verifyValues(rows);
  try {
    verifyBooks(rows);
    verifyProgramme(rows);
  } catch (cause) {
    if (cause instanceof LedgerBroken || cause instanceof ProgrammeBroken) throw wrongFile('does-not-add-up');
    throw cause;
  }
  verifyPeople(rows);
  verifyRequests(rows);
  verifyHolds(rows);
}

/** Verifies each row by itself. @throws the same as `verify` */
export function verifyValues(rows: Rows): void {
  for (const [store, all] of rows) {
    if (!isSaved(store)) continue;
    for (const row of all) {
      const field = wrongFieldOf(store, row);
      if (field !== null) throw wrongFile('wrong-value', `${store}: ${field}`);
    }
  }
}

const isSaved = (name: string): name is SavedStore => name in IS_SAVED && IS_SAVED[name as StoreName];

/** @param rows whose values were verified */
const valuesIn = <Name extends SavedStore>(rows: Rows, name: Name): readonly ValueIn<Name>[] =>
  (rows.get(name) ?? []).map(({ value }) => value as ValueIn<Name>);

function demand(isRight: boolean, store: SavedStore, field: string): void {
  if (!isRight) throw wrongFile('does-not-add-up', `${store}: ${field}`);
}

/**
 * Checks that the postings add up, and lead to the stored balances and to the public log.
 * @throws LedgerBroken
 */
function verifyBooks(rows: Rows): void {
  const records = valuesIn(rows, 'postings');
  const postings = rows.get('postings') ?? [];
  totals(records.map(({ posting }) => posting));
  const positions = new Map<string, Position>();
  for (const [nth, record] of records.entries()) {
    const expected = recordOf(record.posting, record, positions);
    if (!isEqual(expected, record)) throw new LedgerBroken(record.posting.id);
    // The keys give the order. They have gaps where a community began again.
    const [before, key] = [postings[nth - 1]?.key ?? 0, postings[nth]?.key];
    if (!Number.isSafeInteger(key) || Number(key) <= Number(before))
      throw new LedgerBroken(`key of ${record.posting.id}`);
  }
  verifyLog(rows, records);
}

/** Checks that the postings lead to the log's head, its tiles and its books. @throws LedgerBroken */
function verifyLog(rows: Rows, records: readonly PostingRecord[]): void {
  const tiles = new Map<string, Writable<LogTileRecord>>();
  const tileAt = (level: number, index: number) => {
    const tile = tiles.get(`${level}/${index}`) ?? { level, index, hashes: [] };
    tiles.set(`${level}/${index}`, tile);
    return tile;
  };
  let edge: RightEdge = [];
  let { books } = EMPTY_LOG;
  const entries = entriesOf(records);
  for (const [nth, entry] of entries.entries()) {
    if (entry.sequence !== nth + 1) throw new LedgerBroken(`entry ${entry.sequence} of the log`);
    const extended = extend(edge, nth, leafHash(new TextEncoder().encode(writeEntry(entry))));
    edge = extended.edge;
    books = booksAfter(books, entry);
    for (const [level, hash] of tileHashes(extended.completed).entries()) {
      const place = (nth + 1) / FULL ** level - 1;
      tileAt(level, Math.floor(place / FULL)).hashes.push(hash);
    }
    tileAt(0, Math.floor(nth / FULL)).after = { size: nth + 1, at: entry.at, books };
  }
  const head: LogHead = { size: entries.length, edge, books };
  const found = valuesIn(rows, 'logHead')[0] ?? EMPTY_LOG;
  if (!isEqual(found, head)) throw new LedgerBroken('the head of the log');
  const stored = valuesIn(rows, 'logTiles');
  const isSame = ({ level, index, ...tile }: LogTileRecord) => {
    const { level: _level, index: _index, ...expected } = tileAt(level, index);
    return isEqual(tile, expected);
  };
  if (stored.length !== tiles.size || !stored.every(isSame)) throw new LedgerBroken('a tile of the log');
}

type Writable<Tile> = {
  -readonly [Name in keyof Tile]: Tile[Name] extends readonly (infer Item)[] ? Item[] : Tile[Name];
};

/**
 * Checks that levels, incomes and results follow from the programme's log, and that each level was paid for.
 * @throws ProgrammeBroken
 */
function verifyProgramme(rows: Rows): void {
  const programme = new Programme();
  const opened = valuesIn(rows, 'programme').flatMap((entry) => programme.apply(entry) ?? []);
  const { levels, incomes, results, community } = holdingsAfter(opened);
  const inOrder = (
    values: readonly { readonly uid: string; readonly matrix: string; readonly level: number }[],
  ) => values.map((value) => [`${value.uid} ${value.matrix} ${value.level}`, value] as const).sort(byName);
  const byUid = (values: readonly OwnedResult[]) =>
    values.map((value) => [value.uid, value] as const).sort(byName);
  const isSame =
    isEqual(inOrder(valuesIn(rows, 'levels')), inOrder(levels)) &&
    isEqual(valuesIn(rows, 'incomes'), incomes) &&
    isEqual(byUid(valuesIn(rows, 'results')), byUid(results)) &&
    isEqual(valuesIn(rows, 'community')[0] ?? null, community);
  if (!isSame) throw new ProgrammeBroken('levels, incomes and results do not follow from its log');

  const paid = new Map<string, Cents>();
  for (const { posting } of valuesIn(rows, 'postings')) {
    if (posting.kind !== 'activation') continue;
    const name = `${ownerOf(posting.from)} ${posting.subject}`;
    paid.set(name, add(paid.get(name) ?? ZERO, posting.amount));
  }
  for (const level of opened) {
    const name = `${level.entry.uid} ${levelKey(level.entry)}`;
    demand(isPaid(level, paid.get(name) ?? ZERO), 'programme', 'level');
    paid.delete(name);
  }
  demand(paid.size === 0, 'programme', 'level');
}

/** A level must cost its whole price, except the part that the matrix pays back to the buyer. */
const isPaid = ({ entry, payee, price }: OpenedLevel, paid: Cents): boolean =>
  payee === entry.uid ? paid <= price : paid === price;

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : Number(one > other);

/** Checks that every account has its username, and that everything else belongs to an account. */
function verifyPeople(rows: Rows): void {
  const uids = new Set(valuesIn(rows, 'accounts').map(({ uid }) => uid));
  const gone = new Set(valuesIn(rows, 'tombstones').map(({ uid }) => uid));
  const owners = new Map(valuesIn(rows, 'usernames').map(({ username, uid }) => [username, uid]));
  for (const { uid, username, upline } of valuesIn(rows, 'accounts')) {
    demand(owners.get(username) === uid, 'usernames', 'uid');
    demand(!gone.has(uid), 'tombstones', 'uid');
    demand(upline === PROGRAMME_USERNAME || owners.has(upline), 'accounts', 'upline');
  }
  for (const uid of owners.values()) demand(uids.has(uid) || gone.has(uid), 'usernames', 'uid');
  for (const { uid } of valuesIn(rows, 'walk')) demand(uids.has(uid) || gone.has(uid), 'walk', 'uid');
  for (const store of OF_AN_ACCOUNT) {
    for (const { uid } of valuesIn(rows, store)) demand(uids.has(uid), store, 'uid');
  }
  const deposits = new Set(valuesIn(rows, 'deposits').map(({ uid, value }) => `${uid} ${value.id}`));
  for (const { uid, depositId } of valuesIn(rows, 'proofs')) {
    demand(deposits.has(`${uid} ${depositId}`), 'proofs', 'depositId');
  }
}

/** The stores whose rows belong to an account. */
const OF_AN_ACCOUNT = [
  ...(['deposits', 'proofs', 'photos', 'messages', 'withdrawals', 'operators'] as const),
  ...(['standings', 'notes', 'notices'] as const),
];

/**
 * Checks that the status of each deposit and withdrawal agrees with its postings, and that the key and the uid
 * of each settled request are its own.
 */
function verifyRequests(rows: Rows): void {
  const posted = new Map(valuesIn(rows, 'postings').map(({ posting }) => [posting.id, posting]));
  for (const { uid, value } of valuesIn(rows, 'deposits')) verifyDeposit(posted, uid, value);
  for (const { uid, value } of valuesIn(rows, 'withdrawals')) verifyWithdrawal(posted, uid, value);
  for (const { uid, key, request } of valuesIn(rows, 'settled')) {
    demand(key === requestKey(request), 'settled', 'key');
    demand(uid === request.uid, 'settled', 'uid');
  }
}

type PostingsById = ReadonlyMap<string, Posting>;

function verifyDeposit(posted: PostingsById, uid: string, { id, status, amount }: Deposit): void {
  const credit = posted.get(postingId(uid, 'decideDeposit', decisionId('deposit', id)));
  const isReversed = posted.has(postingId(uid, 'reversePosting', decisionId('credit-reversal', id)));
  const isCredited = credit !== undefined && !isReversed;
  demand((status === 'credited') === isCredited, 'deposits', 'value.status');
  demand((status === 'reversed') === isReversed, 'deposits', 'value.status');
  demand(credit === undefined || credit.amount === amount, 'deposits', 'value.amount');
}

function verifyWithdrawal(posted: PostingsById, uid: string, withdrawal: Withdrawal): void {
  const { id, status, amount, neverHeld } = withdrawal;
  const hold = posted.get(postingId(uid, 'requestWithdrawal', id));
  demand(
    (hold === undefined) === (neverHeld !== undefined || status === 'requested'),
    'withdrawals',
    'value.status',
  );
  demand(hold === undefined || hold.amount === amount, 'withdrawals', 'value.amount');
  const decided = posted.get(postingId(uid, 'decideWithdrawal', decisionId('withdrawal', id)))?.kind;
  const isReversed = posted.has(postingId(uid, 'reversePosting', decisionId('payout-reversal', id)));
  const isCancelled = posted.has(postingId(uid, 'cancelWithdrawal', id));
  const isRight = {
    requested: decided === undefined && !isCancelled,
    held: decided === undefined && !isCancelled,
    cancelling: decided === undefined && !isCancelled,
    paid: decided === 'pay' && !isReversed,
    refused: decided === 'release' || neverHeld !== undefined,
    cancelled: isCancelled || neverHeld !== undefined,
    reversed: decided === 'pay' && isReversed,
  }[status];
  demand(isRight, 'withdrawals', 'value.status');
}

/** Checks that, for each member, the held money equals the sum of the open withdrawals. */
function verifyHolds(rows: Rows): void {
  const held = new Map<string, Cents>();
  for (const { uids, after } of valuesIn(rows, 'postings')) {
    for (const [nth, uid] of uids.entries()) held.set(uid, after[nth]?.held ?? ZERO);
  }
  for (const { uid, value } of valuesIn(rows, 'withdrawals')) {
    if (isOpen(value) && value.status !== 'requested')
      held.set(uid, subtract(held.get(uid) ?? ZERO, value.amount));
  }
  for (const left of held.values()) demand(left === ZERO, 'withdrawals', 'value.amount');
}

/** Compares plain data. The order of fields does not matter. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one instanceof Uint8Array) return other instanceof Uint8Array && isSameHash(one, other);
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isEqual(one[name as keyof typeof one], other[name as keyof typeof other]))
  );
}

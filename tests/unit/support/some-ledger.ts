import fc from 'fast-check';
import { cents } from '#domain/money/cents.ts';
import { balancesOf, type LedgerAccount, type Posting } from '#domain/money/ledger.ts';
import type { PostedStep } from '#domain/money/portfolio.ts';
import {
  NOTHING_POSTED,
  type Posted,
  positionAfter,
  type StatementEntry,
  statementEntry,
} from '#domain/money/statement.ts';
import { DAY } from '#domain/time.ts';

type Move = readonly [kind: Posting['kind'], from: LedgerAccount, to: LedgerAccount];

export const MOVES: readonly Move[] = [
  ['credit', 'external', 'locked:ada'],
  ['activation', 'earning:ben', 'earning:ada'],
  ['activation', 'locked:ada', 'earning:ben'],
  ['activation', 'locked:ada', 'earning:ada'],
  ['activation', 'earning:ada', 'house'],
  ['hold', 'earning:ada', 'held:ada'],
  ['release', 'held:ada', 'earning:ada'],
  ['pay', 'held:ada', 'external'],
];

/** Any valid postings of Ada's, in ledger order: one that would leave a book of hers below zero is left out. */
export const someLedger = fc
  .array(
    fc.record({
      move: fc.constantFrom(...MOVES),
      amount: fc.integer({ min: 1, max: 500_00 }),
      after: fc.integer({ min: 0, max: 3 * DAY }),
    }),
    { maxLength: 60 },
  )
  .map((wishes) => {
    const postings: Posting[] = [];
    let at = Date.UTC(2026, 0, 1);
    for (const { move, amount, after } of wishes) {
      at += after;
      const [kind, from, to] = move;
      const id = `p${postings.length}`;
      const posting: Posting = { id, kind, from, to, amount: cents(amount), at, subject: 'some' };
      const before = balancesOf('ada', postings);
      const book = from.endsWith(':ada') ? (from.split(':')[0] as keyof typeof before) : null;
      if (book === null || before[book] >= amount) postings.push(posting);
    }
    return postings;
  });

/** Each posting with one member's position after it, in ledger order. */
export function postedOf(uid: string, postings: readonly Posting[]): readonly Posted[] {
  let position = NOTHING_POSTED;
  return postings.map((posting) => {
    position = positionAfter(position, uid, posting);
    return { posting, ...position };
  });
}

/** The steps of one member's history, oldest first. */
export const stepsOf = (uid: string, postings: readonly Posting[]): readonly PostedStep[] =>
  entriesOf(uid, postings)
    .map(({ posting: { at }, kind, balances }) => ({ at, kind, balances }))
    .toReversed();

/** One member's statement, newest first. */
export const entriesOf = (uid: string, postings: readonly Posting[]): readonly StatementEntry[] =>
  postedOf(uid, postings)
    .map((posted) => statementEntry(uid, posted))
    .toReversed();

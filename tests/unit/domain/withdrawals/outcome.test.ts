import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { type LedgerAccount, memberAccount, type Posting, type PostingKind } from '#domain/money/ledger.ts';
import { NOTHING_POSTED, positionAfter } from '#domain/money/statement.ts';
import { outcomeOf } from '#domain/withdrawals/outcome.ts';

type Move = readonly [kind: PostingKind, from: LedgerAccount, to: LedgerAccount, dollars: number];

const [locked, earning, held] = (['locked', 'earning', 'held'] as const).map((book) =>
  memberAccount(book, 'ada'),
) as [LedgerAccount, LedgerAccount, LedgerAccount];

const after = (...moves: readonly Move[]) =>
  moves
    .map(([kind, from, to, dollars], nth): Posting => {
      const posting = { id: `p${nth}`, kind, from, to, amount: cents(dollars * 100), at: nth, subject: 's' };
      if (kind !== 'reversal') return posting;
      return { ...posting, reversal: { of: 'p0', entry: 1, reason: 'Wrong', operator: 'one' } };
    })
    .reduce((position, posting) => positionAfter(position, 'ada', posting), NOTHING_POSTED);

const deposit: Move = ['credit', 'external', locked, 300];
const level: Move = ['activation', locked, memberAccount('earning', 'ben'), 50];
const earns = (dollars: number): Move => ['activation', memberAccount('locked', 'cleo'), earning, dollars];

it('a member who deposits 300, spends 50 and earns 85 can take nothing: 300 are lost to them', () => {
  expect(outcomeOf(after(deposit, level, earns(85)))).toEqual({
    putIn: 300_00,
    withdrawn: 0,
    held: 0,
    canTake: 0,
    result: -300_00,
    byLevels: 35_00,
    stuck: { locked: 250_00, tooLittle: 85_00 },
  });
});

it('what is held or was paid counts, what was corrected does not', () => {
  const hold = (dollars: number): Move => ['hold', earning, held, dollars];
  const paid = after(deposit, level, earns(400), hold(150), ['pay', held, 'external', 150], hold(100));
  expect(outcomeOf(paid)).toMatchObject({ withdrawn: 150_00, held: 100_00, canTake: 150_00, result: 100_00 });
  const corrected = after(deposit, ['reversal', locked, 'external', 300]);
  expect(outcomeOf(corrected)).toMatchObject({ putIn: 0, result: 0 });
});

it('result and what is stuck are together what levels brought, whatever happens', () => {
  const amount = fc.integer({ min: 1, max: 900 });
  fc.assert(
    fc.property(
      fc.array(amount, { maxLength: 6 }),
      fc.array(amount, { maxLength: 6 }),
      (deposits, incomes) => {
        const moves = [
          ...deposits.flatMap((dollars): Move[] => [
            ['credit', 'external', locked, dollars],
            ['activation', locked, 'house', Math.ceil(dollars / 2)],
          ]),
          ...incomes.flatMap((dollars): Move[] => [
            earns(dollars),
            ...(dollars > 500 ? ([['hold', earning, held, 100]] as const) : []),
            ...(dollars > 700 ? ([['pay', held, 'external', 100]] as const) : []),
          ]),
        ];
        const { result, stuck, byLevels } = outcomeOf(after(...moves));
        expect(result + stuck.locked + stuck.tooLittle).toBe(byLevels);
      },
    ),
  );
});

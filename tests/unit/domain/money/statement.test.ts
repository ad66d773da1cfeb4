import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, sum, ZERO } from '#domain/money/cents.ts';
import { balancesOf } from '#domain/money/ledger.ts';
import {
  EXACT_STEPS,
  historyOf,
  inTime,
  lastOfEachDay,
  type PostedStep,
  type Step,
  stepsSince,
} from '#domain/money/portfolio.ts';
import {
  directionOf,
  isSameSums,
  kindOf,
  NOTHING_POSTED,
  STATEMENT_GROUPS,
  type StatementKind,
  sumsBetween,
  type StatementGroup,
  worth,
} from '#domain/money/statement.ts';
import { DAY, HOUR } from '#domain/time.ts';
import { entriesOf, postedOf, someLedger, stepsOf } from '#tests/unit/support/some-ledger.ts';

describe('a statement', () => {
  it('has a line for each posting, and each explains the next balance', () => {
    fc.assert(
      fc.property(someLedger, (postings) => {
        let before = ZERO;
        for (const { change, balances, posting } of entriesOf('ada', postings).toReversed()) {
          expect(worth(balances)).toBe(before + change);
          const expected = { in: posting.amount, out: -posting.amount, within: 0 }[
            directionOf('ada', posting)
          ];
          expect(change + 0).toBe(expected);
          before = worth(balances);
        }
      }),
    );
  });

  it('adds up to the cent in every part of it: opening + all groups + not shown = closing', () => {
    const group = fc.option(fc.constantFrom<readonly StatementKind[]>(...Object.values(STATEMENT_GROUPS)));
    fc.assert(
      fc.property(someLedger, fc.nat(60), fc.nat(60), group, (postings, start, length, wanted) => {
        const posted = postedOf('ada', postings);
        const period = postings.slice(start, start + length);
        const opening = posted[start - 1] ?? NOTHING_POSTED;
        const closing = posted[start + period.length - 1] ?? opening;
        if (start > postings.length) return;
        const lines = entriesOf('ada', postings).filter(({ posting }) => period.includes(posting));
        const shown = lines.filter((line) => wanted === null || wanted.includes(line.kind));
        const { byGroup, notShown } = sumsBetween(opening, closing, wanted);
        for (const [name, kinds] of Object.entries<readonly StatementKind[]>(STATEMENT_GROUPS)) {
          const changes = shown.filter(({ kind }) => kinds.includes(kind)).map(({ change }) => change);
          expect(byGroup[name as StatementGroup]).toBe(sum(changes));
        }
        const explained = sum([...Object.values(byGroup), notShown]);
        expect(worth(opening.balances) + explained).toBe(worth(closing.balances));
        const left = lines.filter((line) => !shown.includes(line)).map(({ change }) => change);
        expect(notShown).toBe(sum(left));
      }),
    );
  });

  it('has running sums that add up to what the member has, and names no kind that changed nothing', () => {
    fc.assert(
      fc.property(someLedger, (postings) => {
        for (const { balances, sums } of postedOf('ada', postings)) {
          expect(sum(Object.values(sums))).toBe(worth(balances));
          expect(Object.keys(sums)).not.toContain('hold');
          expect(Object.values(sums)).not.toContain(0);
        }
      }),
    );
  });

  it('tells sums apart, whatever order they are in', () => {
    const sums = { credit: cents(5), pay: cents(-2) };
    expect(isSameSums(sums, { pay: cents(-2), credit: cents(5) })).toBe(true);
    expect(isSameSums(sums, { credit: cents(5) })).toBe(false);
    expect(isSameSums({ credit: cents(5) }, sums)).toBe(false);
    expect(isSameSums({}, {})).toBe(true);
  });

  it('calls an activation earned where it brings its reader money from another member', () => {
    const posting = { id: 'a', kind: 'activation', amount: cents(5_00), at: 0, subject: 's6-1' } as const;
    expect(kindOf('ada', { ...posting, from: 'locked:ben', to: 'earning:ada' })).toBe('earned');
    expect(kindOf('ben', { ...posting, from: 'locked:ben', to: 'earning:ada' })).toBe('activation');
    expect(kindOf('ada', { ...posting, from: 'locked:ada', to: 'earning:ada' })).toBe('activation');
    expect(kindOf('ada', { ...posting, kind: 'credit', from: 'external', to: 'locked:ada' })).toBe('credit');
  });

  it('calls a correction after what it takes back', () => {
    const reversal = { of: 'a', entry: 1, reason: 'Twice.', operator: 'olga' };
    const posting = {
      id: 'b',
      kind: 'reversal',
      amount: cents(5_00),
      at: 0,
      subject: 'd',
      reversal,
    } as const;
    expect(kindOf('ada', { ...posting, from: 'locked:ada', to: 'external' })).toBe('creditReversal');
    expect(kindOf('ada', { ...posting, from: 'external', to: 'held:ada' })).toBe('payReversal');
  });
});

describe('a portfolio', () => {
  const dayOf = (at: number) => Math.floor(at / DAY) * DAY;

  it('has each day with postings, with the balances at its end', () => {
    fc.assert(
      fc.property(someLedger, (postings) => {
        const ends = lastOfEachDay(stepsOf('ada', postings), dayOf);
        expect(ends.map(({ at }) => dayOf(at))).toEqual([...new Set(postings.map(({ at }) => dayOf(at)))]);
        for (const { at, balances } of ends) {
          const until = postings.filter((posting) => posting.at < dayOf(at) + DAY);
          expect(balances).toEqual(balancesOf('ada', until));
        }
      }),
    );
  });

  it('has no day twice where a clock stepped back, and is drawn without a step back', () => {
    const steps = [0, DAY, 2 * DAY, DAY].map((at, nth) => stepOf(at, nth));
    const ends = lastOfEachDay(steps, dayOf);
    expect(ends.map(({ balances }) => balances.locked)).toEqual([0, 1, 3]);
    expect(inTime(steps).map(({ at, balances }) => [at, balances.locked])).toEqual([
      [0, 0],
      [DAY, 1],
      [2 * DAY, 2],
      [2 * DAY, 3],
    ]);
  });

  it('has a step for each of the newest postings, and one for each day before', () => {
    const credited = (length: number): readonly PostedStep[] =>
      Array.from({ length }, (_, nth) => ({ ...stepOf(nth * 8 * HOUR, nth), kind: 'credit' }));
    const whole = credited(EXACT_STEPS);
    expect(historyOf(whole)).toEqual({ steps: whole, dayEnds: null });
    const { steps, dayEnds } = historyOf(credited(EXACT_STEPS + 8));
    expect(steps).toHaveLength(EXACT_STEPS);
    expect(steps[0]?.balances.locked).toBe(8);
    expect(dayEnds?.map(({ balances }) => balances.locked)).toEqual([2, 5, 7]);
  });

  const stepOf = (at: number, locked: number, earning = 0, held = 0): Step => ({
    at,
    balances: { locked: cents(locked), earning: cents(earning), held: cents(held) },
  });

  it('begins in a range with what was there, at its first moment', () => {
    const steps = [stepOf(1, 10), stepOf(2, 20), stepOf(2, 30), stepOf(4, 40)];
    expect(stepsSince(steps, 3)).toEqual([stepOf(3, 30), stepOf(4, 40)]);
    expect(stepsSince(steps, 2)).toEqual([stepOf(2, 30), stepOf(4, 40)]);
    expect(stepsSince(steps, 0)).toEqual(steps);
    expect(stepsSince(steps, 9)).toEqual([stepOf(9, 40)]);
    expect(stepsSince([], 9)).toEqual([]);
  });
});

it('has the change by each group of kinds, and of what is not shown', () => {
  const posted = postedOf('ada', [
    { id: '1', kind: 'credit', from: 'external', to: 'earning:ada', amount: cents(500), at: 0, subject: 's' },
    { id: '2', kind: 'hold', from: 'earning:ada', to: 'held:ada', amount: cents(200), at: 1, subject: 's' },
    { id: '3', kind: 'pay', from: 'held:ada', to: 'external', amount: cents(200), at: 2, subject: 's' },
  ]);
  const closing = posted.at(-1) ?? NOTHING_POSTED;
  expect(sumsBetween(NOTHING_POSTED, closing, null)).toEqual({
    byGroup: { income: 0, levels: 0, deposits: 500, withdrawals: -200 },
    notShown: 0,
  });
  expect(sumsBetween(NOTHING_POSTED, closing, ['pay'])).toEqual({
    byGroup: { income: 0, levels: 0, deposits: 0, withdrawals: -200 },
    notShown: 500,
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, subtract, ZERO } from '#domain/money/cents.ts';
import { balancesOf, NO_BALANCES } from '#domain/money/ledger.ts';
import { portfolioOf, downsample, valueSteps } from '#domain/money/portfolio.ts';
import {
  balancesBefore,
  directionOf,
  kindOf,
  STATEMENT_GROUPS,
  type StatementKind,
  sumsOf,
  worth,
} from '#domain/money/statement.ts';
import { DAY, HOUR } from '#domain/time.ts';
import { linesOf, postedOf, someLedger } from '#tests/unit/support/some-ledger.ts';

describe('a statement', () => {
  it('has a line for each posting, and each explains the next balance', () => {
    fc.assert(
      fc.property(someLedger, (postings) => {
        let before = ZERO;
        for (const { change, balances, posting } of linesOf('ada', postings).toReversed()) {
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

  it('needs no older posting to know the balances before one', () => {
    fc.assert(
      fc.property(someLedger, (postings) => {
        const posted = postedOf('ada', postings);
        for (const [nth, each] of posted.entries()) {
          expect(balancesBefore('ada', each)).toEqual(posted[nth - 1]?.balances ?? NO_BALANCES);
        }
      }),
    );
  });

  it('adds up to the cent in every part of it: opening + in - out + not shown = closing', () => {
    const group = fc.option(fc.constantFrom<readonly StatementKind[]>(...Object.values(STATEMENT_GROUPS)));
    fc.assert(
      fc.property(someLedger, fc.nat(60), fc.nat(60), group, (postings, start, length, wanted) => {
        const posted = postedOf('ada', postings);
        const period = postings.slice(start, start + length);
        const opening = posted[start - 1]?.balances ?? NO_BALANCES;
        const closing = posted[start + period.length - 1]?.balances ?? opening;
        if (start > postings.length) return;
        const lines = linesOf('ada', postings).filter(({ posting }) => period.includes(posting));
        const shown = lines.filter((line) => wanted === null || wanted.includes(line.kind));
        const sums = sumsOf({ lines: shown, opening, closing });
        expect(worth(opening) + sums.in - sums.out + sums.notShown).toBe(worth(closing));
        const left = lines.filter((line) => !shown.includes(line)).map(({ change }) => change);
        expect(sums.notShown).toBe(left.reduce((sum, change) => sum + change, 0));
      }),
    );
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
        const days = portfolioOf(postedOf('ada', postings), dayOf);
        expect(days.map(({ day }) => day)).toEqual([...new Set(postings.map(({ at }) => dayOf(at)))]);
        for (const { day, balances } of days) {
          const until = postings.filter(({ at }) => at < day + DAY);
          expect(balances).toEqual(balancesOf('ada', until));
        }
      }),
    );
  });

  it('is worth at each moment the sum of its postings so far', () => {
    fc.assert(
      fc.property(someLedger, (postings) => {
        const steps = valueSteps(postedOf('ada', postings));
        expect(steps).toEqual(
          postings.map(({ at }, nth) => ({
            at,
            value: worth(balancesOf('ada', postings.slice(0, nth + 1))),
          })),
        );
      }),
    );
  });

  it('has a high that lasted for an hour of one day', () => {
    const [noon, amount] = [Date.UTC(2026, 0, 1, 12), cents(500_00)];
    const move = { kind: 'credit', amount, subject: 's' } as const;
    const lines = postedOf('ada', [
      { ...move, id: '1', from: 'external', to: 'earning:ada', at: noon },
      { ...move, id: '2', from: 'earning:ada', to: 'house', at: noon + HOUR },
    ]);
    expect(valueSteps(lines)).toEqual([
      { at: noon, value: 500_00 },
      { at: noon + HOUR, value: 0 },
    ]);
  });

  it('has no day twice where a clock stepped back', () => {
    const move = { kind: 'credit', from: 'external', to: 'earning:ada', subject: 's' } as const;
    const lines = postedOf(
      'ada',
      [0, DAY, 2 * DAY, DAY].map((at, index) => ({ ...move, id: `${index}`, amount: cents(1), at })),
    );
    expect(portfolioOf(lines, dayOf).map(({ day, balances }) => [day, balances.earning])).toEqual([
      [0, 1],
      [DAY, 2],
      [2 * DAY, 4],
    ]);
  });

  it('is drawn without a step back when the clock steps back', () => {
    const move = { kind: 'credit', from: 'external', to: 'earning:ada', subject: 's' } as const;
    const lines = postedOf('ada', [
      { ...move, id: '1', amount: cents(1_00), at: 2 },
      { ...move, id: '2', amount: cents(1_00), at: 1 },
    ]);
    expect(valueSteps(lines)).toEqual([
      { at: 2, value: 1_00 },
      { at: 2, value: 2_00 },
    ]);
  });

  it('is downsampled to the visible steps, keeping its highs, its lows and its end', () => {
    const steps = fc.array(fc.record({ after: fc.integer({ min: 0, max: 9 }), value: fc.nat() }), {
      minLength: 1,
      maxLength: 400,
    });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 40 }), (wishes, columns) => {
        let at = 0;
        const all = wishes.map(({ after, value }) => {
          at += after;
          return { at, value: cents(value) };
        });
        const kept = downsample(all, columns);
        expect(kept.length).toBeLessThanOrEqual(3 * (columns + 1));
        expect(kept.at(-1)).toEqual(all.at(-1));
        const values = (some: typeof all) => some.map(({ value }) => value);
        expect(Math.max(...values([...kept]))).toBe(Math.max(...values(all)));
        expect(Math.min(...values([...kept]))).toBe(Math.min(...values(all)));
        expect(kept.every((step, index) => index === 0 || step.at >= (kept[index - 1]?.at ?? 0))).toBe(true);
      }),
    );
  });

  const line = (values: readonly number[], at: (nth: number) => number) =>
    values.map((value, nth) => ({ at: at(nth), value: cents(value) }));

  it('is drawn step by step while there are at most three to a column', () => {
    const steps = line([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], () => HOUR);
    expect(downsample(steps, 4)).toEqual(steps);
    expect(downsample(steps, 3)).toHaveLength(2);
    expect(downsample([], 3)).toEqual([]);
  });

  it('keeps of each column the least, the greatest and the last step', () => {
    // Ten hours on two columns: five steps in the first, four in the second, the end behind them.
    const steps = line([5, 1, 9, 6, 5, 5, 2, 8, 5, 5], (nth) => DAY + nth * HOUR);
    expect(downsample(steps, 2)).toEqual([1, 2, 4, 6, 7, 8, 9].map((nth) => steps[nth]));
  });
});

it('separates money received from money spent', () => {
  const lines = linesOf('ada', [
    { id: '1', kind: 'credit', from: 'external', to: 'earning:ada', amount: cents(500), at: 0, subject: 's' },
    { id: '2', kind: 'hold', from: 'earning:ada', to: 'held:ada', amount: cents(200), at: 1, subject: 's' },
    { id: '3', kind: 'pay', from: 'held:ada', to: 'external', amount: cents(200), at: 2, subject: 's' },
  ]);
  const closing = { ...NO_BALANCES, earning: subtract(cents(500), cents(200)) };
  expect(sumsOf({ lines, opening: NO_BALANCES, closing })).toEqual({ in: 500, out: 200, notShown: 0 });
});

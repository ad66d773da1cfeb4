import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, cents, ZERO } from '#domain/money/cents.ts';
import { balancesOf, type LedgerAccount, NO_BALANCES, type Posting } from '#domain/money/ledger.ts';
import { portfolioOf, downsample, valueSteps } from '#domain/money/portfolio.ts';
import {
  directionOf,
  partOf,
  type StatementFilter,
  statementOf,
  turnoverOf,
  worth,
} from '#domain/money/statement.ts';
import { DAY, HOUR } from '#domain/time.ts';

type Move = readonly [kind: Posting['kind'], from: LedgerAccount, to: LedgerAccount];

const MOVES: readonly Move[] = [
  ['credit', 'external', 'locked:ada'],
  ['activation', 'earning:ben', 'earning:ada'],
  ['activation', 'locked:ada', 'earning:ben'],
  ['activation', 'earning:ada', 'house'],
  ['hold', 'earning:ada', 'held:ada'],
  ['release', 'held:ada', 'earning:ada'],
  ['pay', 'held:ada', 'external'],
];

/** Any valid ledger: a posting that would leave a book below zero is left out. */
const someLedger = fc
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
      const posting: Posting = {
        id: `p${postings.length}`,
        kind,
        from,
        to,
        amount: cents(amount),
        at,
        subject: 'some',
      };
      const before = balancesOf('ada', postings);
      const book = from.endsWith(':ada') ? (from.split(':')[0] as keyof typeof before) : null;
      if (book === null || before[book] >= amount) postings.push(posting);
    }
    return postings;
  });

const ALL: StatementFilter = { kind: null, from: null, until: null };

describe('a statement', () => {
  it('has a line for each posting, and each explains the next balance', () => {
    fc.assert(
      fc.property(someLedger, (postings) => {
        const lines = statementOf('ada', postings);
        expect(lines.map(({ posting }) => posting)).toEqual(postings);
        let before = ZERO;
        for (const { change, balances, posting } of lines) {
          expect(worth(balances)).toBe(before + change);
          const expected = { in: posting.amount, out: -posting.amount, within: 0 }[
            directionOf('ada', posting)
          ];
          expect(change + 0).toBe(expected);
          before = worth(balances);
        }
        expect(lines.at(-1)?.balances ?? NO_BALANCES).toEqual(balancesOf('ada', postings));
      }),
    );
  });

  it('adds up to the cent in every part of it: opening + shown + not shown = closing', () => {
    const moment = fc.option(fc.integer({ min: Date.UTC(2025, 11, 1), max: Date.UTC(2026, 6, 1) }));
    const filter = fc.record({
      kind: fc.option(fc.constantFrom(...MOVES.map(([kind]) => kind), 'earned' as const)),
      from: moment,
      until: moment,
    });
    fc.assert(
      fc.property(someLedger, filter, (postings, wanted) => {
        const part = partOf(statementOf('ada', postings), wanted);
        const { in: came, out: went } = turnoverOf(part.lines);
        expect(worth(part.opening) + came - went + part.notShown).toBe(worth(part.closing));
        expect(came - went).toBe(part.shown);
        if (wanted.kind === null) expect(part.notShown).toBe(0);
        const { from, until, kind } = wanted;
        const meant = postings.filter(
          ({ at, kind: of, to }) =>
            (from === null || at >= from) &&
            (until === null || at < until) &&
            (kind === null || kind === (of === 'activation' && to.endsWith(':ada') ? 'earned' : of)),
        );
        expect(part.lines.map(({ posting }) => posting)).toEqual(meant);
      }),
    );
  });

  it('takes in its first moment and leaves out the first one after it', () => {
    const postings = [1, 2, 3, 4].map((at): Posting => ({
      ...{ id: `p${at}`, kind: 'credit', from: 'external', to: 'locked:ada', subject: 'd' },
      ...{ amount: cents(1), at },
    }));
    const { lines } = partOf(statementOf('ada', postings), { kind: null, from: 2, until: 4 });
    expect(lines.map(({ posting }) => posting.at)).toEqual([2, 3]);
  });

  it('handles ten thousand postings quickly', () => {
    const postings = Array.from({ length: 10_000 }, (_, index): Posting => {
      const [kind, from, to] = MOVES[0] as Move;
      return { id: `p${index}`, kind, from, to, amount: cents(1), at: index, subject: 'some' };
    });
    const lines = statementOf('ada', postings);
    expect(partOf(lines, ALL).closing).toEqual({ ...NO_BALANCES, locked: 100_00 });
  });
});

describe('a portfolio', () => {
  const dayOf = (at: number) => Math.floor(at / DAY) * DAY;

  it('has each day with postings, with the balances at its end', () => {
    fc.assert(
      fc.property(someLedger, (postings) => {
        const days = portfolioOf(statementOf('ada', postings), dayOf);
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
        const steps = valueSteps(statementOf('ada', postings));
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
    const lines = statementOf('ada', [
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
    const lines = statementOf(
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
    const lines = statementOf('ada', [
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
  const lines = statementOf('ada', [
    { id: '1', kind: 'credit', from: 'external', to: 'earning:ada', amount: cents(500), at: 0, subject: 's' },
    { id: '2', kind: 'hold', from: 'earning:ada', to: 'held:ada', amount: cents(200), at: 1, subject: 's' },
    { id: '3', kind: 'pay', from: 'held:ada', to: 'external', amount: cents(200), at: 2, subject: 's' },
  ]);
  expect(turnoverOf(lines)).toEqual({ in: add(ZERO, cents(500)), out: cents(200) });
});

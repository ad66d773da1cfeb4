import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendToPublicLog, EMPTY_LOG } from '#domain/log/append.ts';
import { readEntry, saltOf } from '#domain/log/entry.ts';
import { cents, ZERO } from '#domain/money/cents.ts';
import type { Posting } from '#domain/money/ledger.ts';
import { programmeTotals } from '#domain/money/programme-totals.ts';
import type { OpenedLevel } from '#domain/programme/programme.ts';
import { activationOf } from '#domain/settlement/request.ts';
import { settle, type Settlement } from '#domain/settlement/settle.ts';
import { NO_TALLY } from '#domain/programme/results.ts';
import { DAY, HOUR } from '#domain/time.ts';
import {
  adaWith,
  CANCEL,
  EARNED,
  NOW,
  PAY,
  settled,
  withdrawing,
} from '#tests/unit/domain/settlement/setting.ts';

const PRICE = 320_00;
const EARNING = 1_000_00;
const ASKED = activationOf('ada', 'ada', { matrix: 's6', level: 7 });

function postingsOf(settlement: Settlement): readonly Posting[] {
  if (!settlement.ok) throw new Error(settlement.refusal.code);
  return settlement.postings;
}

/** Ada activates a level with so much in Active deposit, and the rest from Earning. */
function activation(deposit: number, payee: string | null, now = NOW): readonly Posting[] {
  const level = {
    payee,
    price: cents(PRICE),
    boxes: [],
    incomes: [],
    frozen: [],
    results: [],
    community: NO_TALLY,
  };
  const opened: OpenedLevel = { entry: { ...ASKED, at: now }, ...level };
  const balances = { locked: cents(deposit), earning: cents(EARNING), held: ZERO };
  const programme = { preview: () => ({ ok: true, opened }) as const };
  return postingsOf(settle({ ...adaWith({ balances }), programme }, ASKED, now));
}

/** What everyone can read of a request. The commitment is random to those who do not know the salt. */
function published(postings: readonly Posting[]) {
  const before = { ...EMPTY_LOG, books: { ...EMPTY_LOG.books, members: cents(9_999_00) } };
  const { bundles } = appendToPublicLog(before, [{ postings, salt: saltOf(new Uint8Array(16)) }]);
  return bundles.flatMap(({ entries }) => entries.map((text) => ({ ...readEntry(text), commitment: '' })));
}

/** What operators see: how the request moves each of the five books. */
function moved(deposit: number, postings: readonly Posting[]) {
  const funds: readonly Posting[] = [
    { ...FUNDS, id: 'd', to: 'locked:ada', amount: cents(deposit) },
    { ...FUNDS, id: 'e', to: 'earning:ada', amount: cents(EARNING) },
  ];
  const { locked } = programmeTotals([...funds, ...postings]);
  return { locked: locked - deposit };
}

const FUNDS = { kind: 'credit', from: 'external', at: NOW, subject: 's' } as const;

const deposits = fc.integer({ min: 1, max: 999_00 });

describe('from the public entries alone, no one can tell', () => {
  it.each([
    ['the programme', null],
    ['another member', 'ben'],
    ['the buyer', 'ada'],
  ])('a buyer’s Active deposit, when the level pays %s', (_whom, payee) => {
    fc.assert(
      fc.property(deposits, deposits, (one, other) => {
        expect(published(activation(one, payee))).toEqual(published(activation(other, payee)));
        expect(published(activation(one, payee))).toHaveLength(1);
      }),
    );
  });

  it('at what time of the day it was', () => {
    const midnight = Math.floor(NOW / DAY) * DAY;
    fc.assert(
      fc.property(fc.nat(DAY - 1), (time) => {
        expect(published(activation(5_00, null, midnight + time))).toEqual(
          published(activation(5_00, null, midnight)),
        );
      }),
    );
    expect(published(activation(5_00, null, NOW + 24 * HOUR))).not.toEqual(published(activation(5_00, null)));
  });

  it('how much is held for a withdrawal, and so which hold a payout or a release ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_00, max: 500_00 }), (amount) => {
        const asked = withdrawing(amount);
        expect(published(postingsOf(settle(EARNED, asked, NOW)))).toMatchObject([{ kind: 'hold', cents: 0 }]);
        const held = settled(EARNED, asked);
        const released = published(postingsOf(settle(held, CANCEL, NOW)));
        expect(released).toMatchObject([{ kind: 'release', cents: 0 }]);
        // What leaves the programme is in the sums.
        const paid = published(postingsOf(settle(held, PAY, NOW)));
        expect(paid).toMatchObject([{ kind: 'pay', from: 'members', to: 'external', cents: amount }]);
      }),
    );
  });
});

it('while the five books tell operators: the tests above look at what there is to tell', () => {
  fc.assert(
    fc.property(deposits, fc.constantFrom(null, 'ben', 'ada'), (deposit, payee) => {
      expect(moved(deposit, activation(deposit, payee))).toEqual({ locked: -Math.min(deposit, PRICE) });
    }),
  );
});

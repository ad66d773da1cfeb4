import { expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import type { Posting } from '#domain/money/ledger.ts';
import type { Income } from '#domain/programme/box.ts';
import { payerFinder } from '#islands/wallet/payers.ts';
import { entriesOf } from '#tests/unit/support/some-ledger.ts';

const posting = (id: string, from: Posting['from'], at: number): Posting => ({
  ...{ id, kind: 'activation', from, to: 'earning:ada', amount: cents(5_00), at, subject: 's6-1' },
});
const income = (partner: string, at: number, kind: Income['kind'] = 'earned'): Income => ({
  ...{ partner, at, kind, matrix: 's6', level: 1, amount: cents(5_00) },
});

it('names who paid, in the order of the ledger, as far as both are read', () => {
  const postings = [
    posting('p1', 'locked:ben', 1),
    posting('p2', 'locked:cleo', 2),
    // One level, paid from two books.
    posting('p3', 'earning:cleo', 2),
    posting('p4', 'locked:dana', 2),
    posting('p5', 'locked:eve', 3),
  ];
  const incomes = [
    income('dana_d', 2),
    income('fred_f', 2, 'missed'),
    income('cleo_c', 2),
    income('ben_b', 1),
  ];
  const payerOf = payerFinder(entriesOf('ada', postings), incomes);
  expect(postings.map(payerOf)).toEqual(['ben_b', 'cleo_c', 'cleo_c', 'dana_d', undefined]);

  const withoutOlder = payerFinder(entriesOf('ada', postings), incomes.slice(0, 2));
  expect(postings.map(withoutOlder)).toEqual([undefined, undefined, undefined, 'dana_d', undefined]);
});

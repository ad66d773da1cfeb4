import { expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { bookOf, type Posting } from '#domain/money/ledger.ts';
import { programmeTotals } from '#domain/money/programme-totals.ts';

it('the programme’s totals add up the books of all members', () => {
  const posting = { kind: 'credit', at: 0, subject: 'd' } as const;
  const postings: readonly Posting[] = [
    { ...posting, id: '1', from: 'external', to: 'locked:ada', amount: cents(5) },
    { ...posting, id: '2', from: 'external', to: 'locked:google:1', amount: cents(3) },
    { ...posting, id: '3', from: 'locked:ada', to: 'earning:ben', amount: cents(2) },
    { ...posting, id: '4', from: 'earning:ben', to: 'house', amount: cents(1) },
  ];
  expect(programmeTotals(postings)).toEqual({ external: -8, house: 1, locked: 6, earning: 1, held: 0 });
});

it.each([
  ['external', 'external'],
  ['house', 'house'],
  ['held:google:1', 'held'],
] as const)('the book of %s is %s', (account, book) => {
  expect(bookOf(account)).toBe(book);
});

import { expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { matchBatch } from '#domain/withdrawals/payout-batch.ts';
import { newWithdrawal, type WithdrawalDetails } from '#domain/withdrawals/withdrawal.ts';

const ADDRESS = 'nfmNKaTDxA5ZhfVLHEYdrXGgzQhtJwW4tR';

const crypto = (address: string): WithdrawalDetails => ({
  method: 'crypto',
  coin: 'dogecoin',
  network: 'testnet',
  address,
});

const bank = (accountNumber: string): WithdrawalDetails => ({
  method: 'bank',
  country: 'IT',
  bankName: 'Sample Bank',
  accountHolder: 'Sample Holder',
  accountNumber,
  zip: '',
  postalCode: '',
});

const payout = (id: string, details: WithdrawalDetails, uid = 'ada') => ({
  member: { uid },
  withdrawal: newWithdrawal({ id, amount: cents(150_00), details }, 1, 0),
});

const PAYOUTS = [
  payout('one', crypto(ADDRESS)),
  payout('two', bank('IT60 X054 2811 1010 0000 0123 456')),
  payout('three', crypto('same')),
  payout('four', crypto('same')),
  payout('mine', crypto('own'), 'olga'),
];

const matched = (text: string) =>
  matchBatch(text, PAYOUTS, 'olga').map((each) =>
    each.kind === 'matched' ? [each.payout.withdrawal.id, each.reference] : [each.kind, each.line],
  );

it.each([
  ['a tab, as spreadsheets paste it', `one\ttx-1\n${ADDRESS}\ttx-2`],
  ['a comma, as files have it', `"one","tx-1"\r\n${ADDRESS},tx-2`],
  ['a semicolon', `one;tx-1\n${ADDRESS};tx-2`],
  ['spaces', `one   tx-1\n\n  ${ADDRESS} tx-2`],
])('reads two columns with %s', (_, text) => {
  const [first, second] = matchBatch(text, PAYOUTS, 'olga');
  expect(first).toMatchObject({ kind: 'matched', key: 'one', reference: 'tx-1', line: 1 });
  // The address names the payout that the id has named.
  expect(second).toMatchObject({ kind: 'repeated', key: ADDRESS, reference: 'tx-2' });
});

it('matches an account number, whose reference may have spaces', () => {
  expect(matched('IT60X0542811101000000123456\tBank reference 7')).toEqual([['two', 'Bank reference 7']]);
});

it('guesses nothing', () => {
  expect(matched('nothing tx-1\nsame tx-2\nfour tx-3\none\none tx\u202e4\nmine tx-5\nId Reference')).toEqual([
    ['unknown', 1],
    ['ambiguous', 2],
    ['four', 'tx-3'],
    ['wrong-reference', 4],
    ['wrong-reference', 5],
    ['own', 6],
    ['unknown', 7],
  ]);
});

it('finds nothing in nothing', () => {
  expect(matched(' \n\n\t')).toEqual([]);
});

import { expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import type { PendingRequest } from '#islands/operator/model.ts';
import { EVERY_REQUEST, passesFilter } from '#islands/operator/queue/model.ts';

const withdrawal = (details: object): PendingRequest =>
  ({
    kind: 'withdrawal',
    member: { uid: 'ada', username: 'ada', isSample: false },
    withdrawal: { id: 'w1', amount: cents(100_00), createdAt: 0, details },
  }) as unknown as PendingRequest;

it('tells payouts to a bank from those in a coin', () => {
  const bank = withdrawal({ method: 'bank', country: 'IT' });
  const coin = withdrawal({ method: 'crypto', coin: 'dogecoin' });
  const passes = (method: string) =>
    [bank, coin].map((each) => passesFilter(each, { ...EVERY_REQUEST, coin: method }, () => 0));
  expect([passes(''), passes('bank'), passes('dogecoin')]).toEqual([
    [true, true],
    [true, false],
    [false, true],
  ]);
});

import 'fake-indexeddb/auto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { backend } from '#backend/index.ts';
import type { DepositDeclaration } from '#domain/deposits/deposit.ts';
import { cents } from '#domain/money/cents.ts';
import { $underWay } from '#islands/wallet/model.ts';
import { SAMPLE_BANK_DETAILS } from '#islands/withdraw/text.ts';
import { beMember, earn } from '#tests/unit/support/member.ts';
import { until } from '#tests/unit/support/until.ts';

const deposit = (id: string): DepositDeclaration => ({
  id,
  coin: 'bitcoin',
  network: 'testnet',
  package: 'bronze',
  amount: cents(300_00),
  coinAmount: '0.003',
  address: 'tb1qnz3ufkc35dq8n8jdmnhc2a94202rrys9wtfdjp',
});

it('lists pending deposits and open withdrawals together, newest first', async () => {
  // Before the backend is opened, which keeps the clock that it finds.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });

  await earn(await beMember('toni'), cents(500_00));
  const opened = await backend();

  vi.setSystemTime(1_000);
  await opened.submitDeposit(deposit('oldest'));
  vi.setSystemTime(2_000);
  await opened.requestWithdrawal({
    id: 'between',
    amount: cents(150_00),
    details: { method: 'bank', ...SAMPLE_BANK_DETAILS },
  });
  vi.setSystemTime(3_000);
  await opened.submitDeposit(deposit('newest'));

  const live = await until($underWay, ({ state }) => state === 'ready');
  const ids =
    live.state === 'ready' && live.value.map((one) => ('deposit' in one ? one.deposit : one.withdrawal).id);
  expect(ids).toEqual(['newest', 'between', 'oldest']);
});

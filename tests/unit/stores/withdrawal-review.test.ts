import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { append } from '../../../src/backend/local/settlement.ts';
import { openStore } from '../../../src/backend/local/store.ts';
import { type Cents, cents } from '../../../src/domain/cents.ts';
import { memberAccount } from '../../../src/domain/ledger.ts';
import { SAMPLE_BANK_DETAILS } from '../../../src/i18n/withdraw.ts';
import { $balances } from '../../../src/stores/balances.ts';
import { createBankForm } from '../../../src/stores/withdrawal-form.ts';
import { $recordedAmount, $wish, confirmation } from '../../../src/stores/withdrawal-review.ts';
import { $withdrawalStep } from '../../../src/stores/withdrawal-steps.ts';
import { $withdrawals, withdrawalCancellation } from '../../../src/stores/withdrawals.ts';
import { openPageWithHistory } from './browser-history.ts';
import { beMember, loseNextAnswer } from './member.ts';
import { fillIn } from './people.ts';
import { until } from './until.ts';

beforeAll(async () => {
  await earn(await beMember('rita'), cents(500_00));
});

beforeEach(async () => {
  openPageWithHistory('/dashboard/withdraw/');
  for (const store of [$withdrawalStep, $withdrawals, $balances]) {
    onTestFinished(store.listen(() => undefined));
  }
  for (const { id } of await held()) await withdrawalCancellation.run(id);
  await balancesWhen(0);
});

/** As if partners had paid: no request of a member's brings money in. */
async function earn(uid: string, amount: Cents): Promise<void> {
  const store = await openStore('tessera');
  await store.write({ writes: ['postings'] }, (transaction) =>
    append(transaction, {
      id: crypto.randomUUID(),
      kind: 'credit',
      from: 'external',
      to: memberAccount('earning', uid),
      amount,
      at: 0,
      subject: 'earlier earnings',
    }),
  );
}

async function reviewed(amount: string) {
  const form = createBankForm();
  fillIn(form, { ...SAMPLE_BANK_DETAILS, amount });
  await form.submit();
  const wish = $wish.get();
  if (!wish) throw new Error('Nothing to review');
  return wish;
}

async function held() {
  const live = await until($withdrawals, ({ state }) => state === 'ready');
  return live.state === 'ready' ? live.value.filter(({ status }) => status === 'held') : [];
}

async function balancesWhen(held: number) {
  const live = await until($balances, (now) => now.state === 'ready' && now.value.held === held);
  return live.state === 'ready' ? live.value : null;
}

it('asks for nothing before it is confirmed', async () => {
  await reviewed('150');
  expect($withdrawalStep.get()).toEqual({ step: 'review', method: 'bank' });
  expect(await balancesWhen(0)).toMatchObject({ earning: cents(500_00) });
});

it('holds the amount once when it is confirmed twice at a time', async () => {
  const wish = await reviewed('150');
  await Promise.all([confirmation.run(wish), confirmation.run(wish)]);

  expect(await balancesWhen(150_00)).toMatchObject({ earning: cents(350_00) });
  expect($recordedAmount.get()).toBe(cents(150_00));
  expect($withdrawalStep.get()).toEqual({ step: 'method' });
});

it('holds the amount once when the answer is lost and the person tries again', async () => {
  const wish = await reviewed('200');
  await loseNextAnswer('requestWithdrawal');
  await confirmation.run(wish);
  expect(confirmation.$progress.get()).toMatchObject({ state: 'failed' });
  expect($withdrawalStep.get().step).toBe('review');

  await confirmation.run(wish);
  expect(await balancesWhen(200_00)).toMatchObject({ earning: cents(300_00) });
});

it('holds the amount once when the person goes through the form again after a lost answer', async () => {
  const wish = await reviewed('200');
  await loseNextAnswer('requestWithdrawal');
  await confirmation.run(wish);
  await confirmation.run(await reviewed('200'));
  expect(await balancesWhen(200_00)).toMatchObject({ earning: cents(300_00) });
});

it('gives the money back when a held withdrawal is cancelled', async () => {
  await confirmation.run(await reviewed('150'));
  await until($withdrawals, (now) => now.state === 'ready' && now.value[0]?.status === 'held');
  const [withdrawal] = await held();

  await withdrawalCancellation.run(withdrawal?.id ?? '');
  expect(await balancesWhen(0)).toMatchObject({ earning: cents(500_00) });
});

it('begins the next withdrawal with an empty form', async () => {
  await confirmation.run(await reviewed('150'));
  expect(createBankForm().$state.get().values.amount).toBe('');
});

import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { cents } from '../../../src/domain/cents.ts';
import type { Balances } from '../../../src/domain/ledger.ts';
import type { Withdrawal } from '../../../src/domain/withdrawal.ts';
import { SAMPLE_BANK_DETAILS } from '../../../src/i18n/withdraw.ts';
import { createBankForm } from '../../../src/stores/withdrawal-form.ts';
import { $recordedAmount, $wish, confirmation } from '../../../src/stores/withdrawal-review.ts';
import { $withdrawalStep, chooseMethod } from '../../../src/stores/withdrawal-steps.ts';
import { withdrawalCancellation } from '../../../src/stores/withdrawals.ts';
import { openPageWithHistory } from './browser-history.ts';
import { beMember, delayNextAnswer, earn, loseNextAnswer, presently } from './member.ts';

beforeAll(async () => {
  await earn(await beMember('rita'), cents(500_00));
});

beforeEach(async () => {
  openPageWithHistory('/dashboard/withdraw/');
  onTestFinished($withdrawalStep.listen(() => undefined));
  for (const { id } of await held()) await withdrawalCancellation.run(id);
});

async function reviewed(amount: string) {
  const form = createBankForm();
  form.fill({ ...SAMPLE_BANK_DETAILS, amount });
  await form.submit();
  const wish = $wish.get();
  if (!wish) throw new Error('Nothing to review');
  return wish;
}

async function held() {
  const withdrawals = await presently<readonly Withdrawal[]>((opened, onWithdrawals, onError) =>
    opened.watchWithdrawals(onWithdrawals, onError),
  );
  return withdrawals.filter(({ status }) => status === 'held');
}

const balances = () =>
  presently<Balances>((opened, onBalances, onError) => opened.watchBalances(onBalances, onError));

it('asks for nothing before it is confirmed', async () => {
  await reviewed('150');
  expect($withdrawalStep.get()).toEqual({ step: 'review', method: 'bank' });
  expect(await balances()).toMatchObject({ held: 0, earning: cents(500_00) });
});

it('holds the amount once when it is confirmed twice at a time', async () => {
  const wish = await reviewed('150');
  await Promise.all([confirmation.run(wish), confirmation.run(wish)]);

  expect(await balances()).toMatchObject({ held: 150_00, earning: cents(350_00) });
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
  expect(await balances()).toMatchObject({ held: 200_00, earning: cents(300_00) });
});

it('holds the amount once when the person goes through the form again after a lost answer', async () => {
  const wish = await reviewed('200');
  await loseNextAnswer('requestWithdrawal');
  await confirmation.run(wish);
  await confirmation.run(await reviewed('200'));
  expect(await balances()).toMatchObject({ held: 200_00, earning: cents(300_00) });
});

it('leaves alone what is looked over when the answer to an earlier one comes late', async () => {
  const answer = await delayNextAnswer('requestWithdrawal');
  const first = confirmation.run(await reviewed('150'));
  await answer.isOnItsWay;
  const next = await reviewed('200');
  await confirmation.run(next);
  expect(confirmation.$progress.get()).toEqual({ state: 'running' });

  answer.arrive();
  await first;
  expect($recordedAmount.get()).toBe(cents(150_00));
  expect($wish.get()).toEqual(next);
  expect($withdrawalStep.get()).toEqual({ step: 'review', method: 'bank' });
  expect(createBankForm().$state.get().values.amount).toBe('200');
  expect(await balances()).toMatchObject({ held: 150_00 });
});

it('holds the amount once when the same is looked over again before the answer', async () => {
  const answer = await delayNextAnswer('requestWithdrawal');
  const first = confirmation.run(await reviewed('150'));
  await answer.isOnItsWay;
  await reviewed('150');

  answer.arrive();
  await first;
  expect($wish.get()).toBeNull();
  expect($withdrawalStep.get()).toEqual({ step: 'method' });
  expect(await balances()).toMatchObject({ held: 150_00 });
});

it('leads nobody out of another form', async () => {
  const answer = await delayNextAnswer('requestWithdrawal');
  const first = confirmation.run(await reviewed('150'));
  await answer.isOnItsWay;
  chooseMethod('crypto');

  answer.arrive();
  await first;
  expect($withdrawalStep.get()).toEqual({ step: 'form', method: 'crypto' });
});

it('gives the money back when a held withdrawal is cancelled', async () => {
  await confirmation.run(await reviewed('150'));
  const [withdrawal] = await held();

  await withdrawalCancellation.run(withdrawal?.id ?? '');
  expect(await balances()).toMatchObject({ held: 0, earning: cents(500_00) });
});

it('begins the next withdrawal with an empty form', async () => {
  await confirmation.run(await reviewed('150'));
  expect(createBankForm().$state.get().values.amount).toBe('');
});

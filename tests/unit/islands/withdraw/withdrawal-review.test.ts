import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { backend } from '#backend/index.ts';
import { openStore } from '#backend/local/store.ts';
import { BackendError } from '#backend/port/backend.ts';
import { cents } from '#domain/money/cents.ts';
import type { Balances } from '#domain/money/ledger.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import {
  $recorded,
  $input,
  $withdrawalStep,
  chooseMethod,
  confirmation,
  createBankForm,
  createMethodForm,
  dropDrafts,
  review,
} from '#islands/withdraw/model.ts';
import { SAMPLE_BANK_DETAILS } from '#islands/withdraw/text.ts';
import { withdrawalCancellation } from '#stores/withdrawals.ts';
import { settle } from '#tests/contract/local-books.ts';
import { openPageWithHistory } from '#tests/unit/support/browser-history.ts';
import { beMember, delayNextAnswer, earn, loseNextAnswer, presently } from '#tests/unit/support/member.ts';
import { until } from '#tests/unit/support/until.ts';

let uid: string;

beforeAll(async () => {
  uid = await beMember('rita');
  await earn(uid, cents(500_00));
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
  const wish = $input.get();
  if (!wish) throw new Error('Nothing to review');
  return wish;
}

async function held() {
  const withdrawals = await presently<readonly Withdrawal[]>((opened, onWithdrawals, onError) =>
    opened.watchWithdrawals(10, ({ items }) => onWithdrawals(items), onError),
  );
  return withdrawals.filter(({ status }) => status === 'held');
}

const balances = () =>
  presently<Balances>((opened, onBalances, onError) =>
    opened.watchPosition(({ balances: present }) => onBalances(present), onError),
  );

it('takes the amount of the first step to the details', async () => {
  const form = createMethodForm();
  form.fill({ amount: '150', method: 'bank' });
  await form.submit();
  expect($withdrawalStep.get()).toEqual({ step: 'form', method: 'bank' });
  expect(createBankForm().$state.get().values.amount).toBe('150');
});

it.each([chooseMethod, review])('begins a link to a later step at the amount', (followLink) => {
  dropDrafts();
  followLink('bank');
  expect($withdrawalStep.get()).toEqual({ step: 'method', chosen: 'bank' });
  expect(createMethodForm('bank').$state.get().values).toEqual({ amount: '', method: 'bank' });
});

it('asks for nothing before it is confirmed', async () => {
  await reviewed('150');
  expect($withdrawalStep.get()).toEqual({ step: 'review', method: 'bank' });
  expect(await balances()).toMatchObject({ held: 0, earning: cents(500_00) });
});

it('holds the amount once when it is confirmed twice at a time', async () => {
  const wish = await reviewed('150');
  await Promise.all([confirmation.run(wish), confirmation.run(wish)]);

  expect(await balances()).toMatchObject({ held: 150_00, earning: cents(350_00) });
  expect(await until($recorded, (recorded) => recorded !== null)).toMatchObject({ amount: 150_00 });
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
  expect(await until($recorded, (recorded) => recorded !== null)).toMatchObject({ amount: 150_00 });
  expect($input.get()).toEqual(next);
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
  expect($input.get()).toBeNull();
  expect($withdrawalStep.get()).toEqual({ step: 'method' });
  expect(await balances()).toMatchObject({ held: 150_00 });
});

it('does not leave another form', async () => {
  const answer = await delayNextAnswer('requestWithdrawal');
  const first = confirmation.run(await reviewed('150'));
  await answer.isOnItsWay;
  chooseMethod('crypto');

  answer.arrive();
  await first;
  expect($withdrawalStep.get()).toEqual({ step: 'method', chosen: 'crypto' });
});

it('says nothing more of a withdrawal once it is decided', async () => {
  await confirmation.run(await reviewed('150'));
  const said = await until($recorded, (recorded) => recorded?.status === 'held');
  const stop = $recorded.listen(() => undefined);
  await settle(
    await openStore('tessera'),
    {
      kind: 'decideWithdrawal',
      id: 'refusal',
      uid,
      withdrawalId: said?.id ?? '',
      operator: 'olga',
      outcome: 'refuse',
      note: 'No.',
    },
    0,
  );
  await until($recorded, (recorded) => recorded === null);
  stop();
});

it('takes a cancellation that waits to be settled for recorded, and the list says how far it is', async () => {
  const opened = await backend();
  const { cancelWithdrawal } = opened;
  onTestFinished(() => void Object.assign(opened, { cancelWithdrawal }));
  Object.assign(opened, { cancelWithdrawal: () => Promise.reject(new BackendError('settlement-pending')) });
  await withdrawalCancellation.run('any');
  expect(withdrawalCancellation.$progress.get()).toEqual({ state: 'done' });
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

import { LEDGER } from '#backend/local/database.ts';
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTab } from '#tests/support/local-backend.ts';
import { append } from '#backend/local/append.ts';
import { openStore, type Store } from '#backend/local/store.ts';
import type { Backend } from '#backend/port/backend.ts';
import { cents } from '#domain/money/cents.ts';
import { balancesOf as balancesFrom, totals } from '#domain/money/ledger.ts';
import type { SettlementRequest } from '#domain/settlement/settle.ts';
import { putEarnings, settle as settled, signedInUid } from '#tests/contract/local-books.ts';
import { balancesOf, depositsOf, withdrawalsOf } from '#tests/contract/observe.ts';
import { join } from '#tests/contract/people.ts';
import { depositDeclaration, withdrawalRequest } from '#tests/contract/requests.ts';

const NOW = Date.UTC(2023, 0, 15, 12);
const EARNED = cents(1_000_00);

const withdrawal = (id: string, amount: number) => withdrawalRequest(id, cents(amount));

let names = 0;
let tab: Backend;
let otherTab: Backend;
let store: Store;
let uid: string;

async function setUp(): Promise<void> {
  names += 1;
  const options = { name: `settlement-${names}`, now: () => NOW };
  tab = await openTab(options);
  otherTab = await openTab(options);
  store = await openStore(options.name);
  await join(tab, 'ada');
  uid = await signedInUid(store);
  await putEarnings(store, uid, EARNED, NOW);
}

const settle = (request: SettlementRequest, now = NOW) => settled(store, request, now);

const credit = (id: string, depositId: string): SettlementRequest => ({
  kind: 'decideDeposit',
  id,
  uid,
  depositId,
  operator: 'operator',
  outcome: 'credit',
  note: 'Checked.',
});

const pay = (id: string, withdrawalId: string): SettlementRequest => ({
  kind: 'decideWithdrawal',
  id,
  uid,
  withdrawalId,
  operator: 'operator',
  outcome: 'pay',
  note: null,
});

type Step =
  | { readonly kind: 'withdraw'; readonly id: string; readonly amount: number }
  | { readonly kind: 'cancel' | 'pay' | 'deposit' | 'credit' | 'delete'; readonly id: string };

function perform(step: Step, by: Backend, id: string): Promise<void> {
  switch (step.kind) {
    case 'withdraw':
      return by.requestWithdrawal(withdrawal(step.id, step.amount));
    case 'cancel':
      return by.cancelWithdrawal(step.id);
    case 'deposit':
      return by.submitDeposit(depositDeclaration(step.id));
    case 'delete':
      return by.deleteDeposit(step.id);
    case 'credit':
      return settle(credit(id, step.id));
    case 'pay':
      return settle(pay(id, step.id));
  }
}

describe('the settlement', () => {
  beforeEach(setUp);

  it('settles a decision once, and keeps its time', async () => {
    await tab.submitDeposit(depositDeclaration('first'));
    await settle(credit('decision', 'first'));
    await settle(credit('decision', 'first'), NOW + 1000);
    expect(await depositsOf(tab).first()).toMatchObject([{ status: 'credited', decidedAt: NOW }]);
    expect((await balancesOf(tab).first()).locked).toBe(cents(500_00));
    const settled = store.read(['settled'], (transaction) => transaction.objectStore('settled').getAll());
    expect(await settled).toMatchObject([{ key: 'decideDeposit:decision', at: NOW }]);
  });

  it('refuses a request for good under whose id another one was posted, and carries out the others', async () => {
    const held = { from: `earning:${uid}`, to: `held:${uid}`, amount: cents(300_00) } as const;
    const posting = {
      id: `${uid}:requestWithdrawal:used`,
      kind: 'hold',
      ...held,
      at: NOW,
      subject: 'used',
    } as const;
    await store.write({ writes: LEDGER }, (transaction) => append(transaction, [[posting]]));
    for (const amount of [200_00, 250_00]) {
      await expect(tab.requestWithdrawal(withdrawal('used', amount))).rejects.toMatchObject({
        code: 'id-used',
      });
    }
    await tab.requestWithdrawal(withdrawal('other', 200_00));
    expect(await withdrawalsOf(tab).first()).toMatchObject([{ id: 'other', status: 'held' }]);
    expect((await balancesOf(tab).first()).held).toBe(cents(500_00));
  });

  it('names a refusal that the forms already rule out', async () => {
    const tooSmall = tab.requestWithdrawal(withdrawal('small', 99_99));
    await expect(tooSmall).rejects.toMatchObject({ code: 'unknown', cause: { name: 'below-minimum' } });
    const unheardOf = tab.cancelWithdrawal('unheard-of');
    await expect(unheardOf).rejects.toMatchObject({ code: 'not-found' });
  });

  it('takes the uid from the session, whatever a request says', async () => {
    const forged = { ...withdrawal('forged', 200_00), uid: 'somebody-else' };
    await tab.requestWithdrawal(forged);
    expect(await withdrawalsOf(tab).first()).toMatchObject([{ id: 'forged' }]);
    expect((await balancesOf(tab).first()).held).toBe(cents(200_00));
  });
});

describe('the ledger', () => {
  const id = fc.constantFrom('a', 'b', 'c');
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ kind: fc.constant('withdraw'), id, amount: fc.integer({ min: 50_00, max: 700_00 }) }),
    fc.record({ kind: fc.constantFrom('cancel', 'pay', 'deposit', 'credit', 'delete'), id }),
  );

  it('adds up to zero and never below it, whatever two tabs and an operator do at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        await setUp();
        await Promise.allSettled(
          steps.map((wish, index) => perform(wish, index % 2 === 0 ? tab : otherTab, `decision-${index}`)),
        );

        const records = await store.read(['postings'], (transaction) =>
          transaction.objectStore('postings').getAll(),
        );
        const postings = records.map(({ posting }) => posting);
        expect(() => totals(postings)).not.toThrow();

        const [withdrawals, deposits, balances] = await Promise.all([
          withdrawalsOf(tab).first(),
          depositsOf(tab).first(),
          balancesOf(tab).first(),
        ]);
        const totalOf = (status: string) =>
          [...withdrawals, ...deposits]
            .filter((request) => request.status === status)
            .reduce((total, { amount }) => total + amount, 0);
        expect(balances).toEqual(balancesFrom(uid, postings));
        expect(balances).toEqual({
          locked: totalOf('credited'),
          held: totalOf('held'),
          earning: EARNED - totalOf('held') - totalOf('paid'),
        });
      }),
      { numRuns: 15 },
    );
  });
});

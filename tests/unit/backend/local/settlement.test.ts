import { LEDGER } from '#backend/local/database.ts';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTab } from '#tests/support/local-backend.ts';
import { append } from '#backend/local/append.ts';
import { openStore, type Store } from '#backend/local/store.ts';
import type { Backend } from '#backend/port/backend.ts';
import { cents } from '#domain/money/cents.ts';
import { putEarnings, settle, signedInUid } from '#tests/contract/local-books.ts';
import { balancesOf, depositsOf, withdrawalsOf } from '#tests/contract/observe.ts';
import { join } from '#tests/contract/people.ts';
import { depositDeclaration, withdrawalRequest } from '#tests/contract/requests.ts';

const NOW = Date.UTC(2023, 0, 15, 12);

const withdrawal = (id: string, amount: number) => withdrawalRequest(id, cents(amount));

let names = 0;
let tab: Backend;
let store: Store;
let uid: string;

beforeEach(async () => {
  names += 1;
  const name = `settlement-${names}`;
  tab = await openTab({ name, now: () => NOW });
  store = await openStore(name);
  await join(tab, 'ada');
  uid = await signedInUid(store);
  await putEarnings(store, uid, cents(1_000_00), NOW);
});

describe('the settlement', () => {
  it('settles a decision once, and keeps its time', async () => {
    await tab.submitDeposit(depositDeclaration('first'));
    const decision = { id: 'decision', uid, depositId: 'first', operator: 'operator', note: 'Checked.' };
    const credit = { ...decision, kind: 'decideDeposit', outcome: 'credit' } as const;
    await settle(store, credit, NOW);
    await settle(store, credit, NOW + 1000);
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

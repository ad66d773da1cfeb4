import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { openTab } from '#tests/support/local-backend.ts';
import { openStore } from '#backend/local/store.ts';
import { cents } from '#domain/money/cents.ts';
import { RETENTION } from '#domain/retention.ts';
import { depositsOf, refusal, withdrawalsOf } from '#tests/contract/observe.ts';
import { putEarnings, settle } from '#tests/contract/local-books.ts';
import { join } from '#tests/contract/people.ts';
import { picture } from '#tests/contract/pictures.ts';
import { depositDeclaration, withdrawalRequest } from '#tests/contract/requests.ts';
import { eventually } from '#tests/support/eventually.ts';
import { EXPIRES_AFTER } from '#domain/limits.ts';
import { MINUTE } from '#domain/time.ts';

const BEGUN = Date.UTC(2023, 0, 15);

/** A member with a refused and a pending deposit, each with a proof, and a refused and a held withdrawal. */
async function seed(name: string) {
  const tab = await openTab({ name, now: () => BEGUN });
  await join(tab, 'ada');
  const store = await openStore(name);
  const [uid = ''] = await store.read(['accounts'], (transaction) =>
    transaction.objectStore('accounts').getAllKeys(),
  );
  await putEarnings(store, uid, cents(500_00), BEGUN);
  for (const id of ['decided', 'open']) {
    await tab.submitDeposit(depositDeclaration(id));
    await tab.putProof(id, picture('image/png', 100));
    await tab.requestWithdrawal(withdrawalRequest(id, cents(100_00)));
  }
  const decision = { uid, operator: 'operator', outcome: 'refuse', note: null } as const;
  await settle(store, { kind: 'decideDeposit', id: 'd', depositId: 'decided', ...decision }, BEGUN);
  await settle(store, { kind: 'decideWithdrawal', id: 'w', withdrawalId: 'decided', ...decision }, BEGUN);
}

describe('what is kept no longer', () => {
  it('is removed when the database is opened: proofs and bank details of what is decided', async () => {
    const name = 'retention';
    await seed(name);
    const early = await openTab({ name, now: () => BEGUN + RETENTION.proof - 1 });
    expect(await early.readProof('decided')).not.toBe(null);

    const tab = await openTab({ name, now: () => BEGUN + RETENTION.proof });
    await eventually(async () => expect(await tab.readProof('decided')).toBe(null));
    const proofs = (await depositsOf(tab).first()).map(({ id, proofAt }) => [id, proofAt !== null]);
    expect(Object.fromEntries(proofs)).toEqual({ decided: false, open: true });
    expect(await tab.readProof('open')).not.toBe(null);
    const withdrawals = (await withdrawalsOf(tab).first()).map(({ id, details }) => [id, details]);
    expect(Object.fromEntries(withdrawals)).toEqual({
      decided: { method: 'bank-redacted', ending: expect.stringMatching(/^.{4}$/) },
      open: withdrawalRequest('open', cents(100_00)).details,
    });
  });
});

import 'fake-indexeddb/auto';

it('a deposit without a proof expires in time, one with a proof does not', async () => {
  let time = Date.UTC(2023, 0, 15);
  const open = () => openTab({ name: 'expiry', now: () => time });
  const tab = await open();
  await join(tab, 'ada');
  await tab.submitDeposit(depositDeclaration('bare'));
  await tab.submitDeposit(depositDeclaration('proven'));
  await tab.putProof('proven', picture('image/png', 60));
  const deposits = depositsOf(tab);
  const statusOf = (all: Awaited<ReturnType<typeof deposits.first>>, wanted: string) =>
    all.find(({ id }) => id === wanted)?.status;

  time += EXPIRES_AFTER - MINUTE;
  await open();
  await tab.submitDeposit(depositDeclaration('later'));
  await deposits.until((all) => all.length === 3);
  expect(statusOf(deposits.values.at(-1) ?? [], 'bare')).toBe('pending');

  time += 2 * MINUTE;
  await open();
  const all = await deposits.until((latest) => statusOf(latest, 'bare') === 'expired');
  expect(all.find(({ id }) => id === 'bare')).toMatchObject({ decidedAt: time, note: null });
  expect([statusOf(all, 'proven'), statusOf(all, 'later')]).toEqual(['pending', 'pending']);
  expect(await refusal(tab.deleteDeposit('bare'))).toBe('already-decided');
  expect(await refusal(tab.putProof('bare', picture('image/png', 60)))).toBe('already-decided');
});

import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { openTab } from '#tests/support/local-backend.ts';
import { EXPIRES_AFTER } from '#domain/limits.ts';
import { MINUTE } from '#domain/time.ts';
import { depositsOf, refusal } from '#tests/contract/observe.ts';
import { join } from '#tests/contract/people.ts';
import { picture } from '#tests/contract/pictures.ts';
import { depositDeclaration } from '#tests/contract/requests.ts';

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

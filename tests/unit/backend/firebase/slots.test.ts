import { expect, it } from 'vitest';
import type { Documents } from '#backend/firebase/firestore.ts';
import { freeSlot } from '#backend/firebase/slots.ts';
import { SLOTS } from '#domain/limits.ts';
import { DAY } from '#domain/time.ts';
import { paths } from '#firestore/paths.ts';
import { refusal } from '#tests/contract/observe.ts';

/** Documents that hold nothing but these. */
const holding = (stored: Readonly<Record<string, object>>): Documents => ({
  get: async <Document>(path: string) => (stored[path] ?? null) as Document | null,
  set: () => undefined,
  update: () => undefined,
  delete: () => undefined,
});

const takenAt = (time: number, id: string) => ({ id, at: { toMillis: () => time } });

/** All slots of a kind, taken at that time. */
const all = (of: 'proofs' | 'withdrawals', time: number) =>
  Object.fromEntries(
    Array.from({ length: SLOTS[of] }, (_, slot) => [paths.slot('ann', of, slot), takenAt(time, `${slot}`)]),
  );

it('finds the only slot whose proof is gone', async () => {
  const proofs = Array.from({ length: SLOTS.proofs }, (_, slot) => [paths.proof('ann', `${slot}`), {}]);
  const stored = { ...all('proofs', Date.now()), ...Object.fromEntries(proofs) };
  expect(await refusal(freeSlot(holding(stored), 'ann', 'proofs'))).toBe('proofs-full');
  const { [paths.proof('ann', '41')]: _, ...others } = stored;
  expect(await freeSlot(holding(others), 'ann', 'proofs')).toBe(41);
});

it('says when slots only rest, and takes one that has rested', async () => {
  const rested = {
    ...all('withdrawals', Date.now()),
    [paths.slot('ann', 'withdrawals', 7)]: takenAt(0, 'x'),
  };
  expect(await freeSlot(holding(rested), 'ann', 'withdrawals')).toBe(7);
  expect(await refusal(freeSlot(holding(all('withdrawals', Date.now())), 'ann', 'withdrawals'))).toBe(
    'daily-limit',
  );
  expect(
    await freeSlot(holding(all('withdrawals', Date.now() - DAY - 1)), 'ann', 'withdrawals'),
  ).toBeLessThan(SLOTS.withdrawals);
});

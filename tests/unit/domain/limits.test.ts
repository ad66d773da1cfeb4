import { expect, it } from 'vitest';
import { PROOF_LIMITS } from '#domain/deposits/proof.ts';
import { PROOF_BYTES, SLOTS, slotState } from '#domain/limits.ts';
import { DAY } from '#domain/time.ts';

it('all proofs of one member fit into the room for them, each as large as it may be', () => {
  expect(SLOTS.proofs * PROOF_LIMITS.largest).toBeLessThanOrEqual(PROOF_BYTES);
  expect((SLOTS.proofs + 1) * PROOF_LIMITS.largest).toBeGreaterThan(PROOF_BYTES);
});

it.each(['pending', 'requested', 'held', 'cancelling'])('what is %s keeps its slot', (status) => {
  expect(slotState('withdrawals', { status }, 0, 9 * DAY)).toBe('taken');
});

it.each(['credited', 'refused', 'expired', 'paid', 'cancelled', 'active'])(
  'what is %s has given it back',
  (status) => {
    expect(slotState('deposits', { status }, 0, 1)).toBe('free');
  },
);

it('what is gone has given it back; a proof keeps its own as long as it is there', () => {
  expect(slotState('deposits', null, 0, 1)).toBe('free');
  expect(slotState('proofs', null, 0, 1)).toBe('free');
  expect(slotState('proofs', {}, 0, 9 * DAY)).toBe('taken');
});

it.each(['withdrawals', 'activations'] as const)(
  'a slot of %s rests for a day after it was taken',
  (kind) => {
    expect(slotState(kind, null, 0, DAY)).toBe('resting');
    expect(slotState(kind, { status: 'refused' }, 0, DAY)).toBe('resting');
    expect(slotState(kind, null, 0, DAY + 1)).toBe('free');
  },
);

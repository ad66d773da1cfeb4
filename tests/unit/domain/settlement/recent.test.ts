import { expect, it } from 'vitest';
import { COUNTED_FOR, NOTHING_RECENT } from '#domain/decisions/second-operator.ts';
import { cents } from '#domain/money/cents.ts';
import { recentAfter } from '#domain/settlement/recent.ts';
import { settle, type SettlementRequest, type SettlementState } from '#domain/settlement/settle.ts';
import { adaWith, CREDIT, DEPOSIT, EARNED, LATER, NOW, PAY, settled, withdrawing } from './setting.ts';

const OLD = { at: LATER - COUNTED_FOR - 1, amount: cents(1_00) };
const YOUNG = { at: LATER - COUNTED_FOR, amount: cents(2_00) };
const BEFORE = { payouts: [OLD, YOUNG], unproven: [OLD, YOUNG] };

const depositProvenAt = (proofAt: number | null) =>
  adaWith({ deposits: new Map([['d1', { ...DEPOSIT, proofAt }]]) });

function recentAfterSettling(state: SettlementState, request: SettlementRequest) {
  const settlement = settle(state, request, LATER);
  if (!settlement.ok) throw new Error(settlement.refusal.code);
  return recentAfter(BEFORE, settlement);
}

it('payouts and credits without a proof are counted apart, and what is too old goes', () => {
  expect(recentAfterSettling(settled(EARNED, withdrawing(150_00)), PAY)).toEqual({
    payouts: [YOUNG, { at: LATER, amount: 150_00 }],
    unproven: BEFORE.unproven,
  });
  expect(recentAfterSettling(depositProvenAt(null), CREDIT)).toEqual({
    payouts: BEFORE.payouts,
    unproven: [YOUNG, { at: LATER, amount: 500_00 }],
  });
});

it('nothing else is counted: a proven credit, a refusal, what is held, a credit taken back', () => {
  expect(recentAfterSettling(depositProvenAt(NOW), CREDIT)).toBe(BEFORE);
  expect(recentAfterSettling(depositProvenAt(null), { ...CREDIT, outcome: 'refuse' })).toBe(BEFORE);
  expect(recentAfterSettling(EARNED, withdrawing(150_00))).toBe(BEFORE);

  const credited = settle(depositProvenAt(null), CREDIT, NOW);
  if (!credited.ok) throw new Error(credited.refusal.code);
  const postings = credited.postings.map((posting) => ({ ...posting, kind: 'reversal' as const }));
  expect(recentAfter(NOTHING_RECENT, { ...credited, postings })).toBe(NOTHING_RECENT);
});

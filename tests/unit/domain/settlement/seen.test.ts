import { describe, expect, it } from 'vitest';
import { seenOfDeposit, seenOfWithdrawal } from '#domain/decisions/seen.ts';
import { cents } from '#domain/money/cents.ts';
import { settle, type SettlementRequest, type SettlementState } from '#domain/settlement/settle.ts';
import { ada, adaWith, CREDIT, DECLARED, DEPOSIT, LATER, NOW, PAY, settled, withdrawing } from './setting.ts';

/** A request of an operator's about a withdrawal. */
type OfWithdrawal = Extract<SettlementRequest, { readonly withdrawalId: string; readonly operator: string }>;

const CHANGED = { ok: false, refusal: { code: 'changed-since-seen' } };
const seen = seenOfDeposit(DEPOSIT);

const RICH = adaWith({ balances: { locked: cents(0), earning: cents(5_000_00), held: cents(0) } });
const LARGE = settled(RICH, withdrawing(1_000_01));
const APPROVE = { ...PAY, id: 'a1', outcome: 'approve' } as const;
const APPROVED = settled(LARGE, { ...APPROVE, operator: 'oscar' });
const PAID = settled(APPROVED, PAY);

describe('a decision on a deposit', () => {
  it.each(['credit', 'refuse'] as const)('applies to what was seen: %s', (outcome) => {
    expect(settle(DECLARED, { ...CREDIT, outcome, seen }, LATER)).toMatchObject({ ok: true });
  });

  it.each([
    ['another amount', { package: 'premium', amount: cents(1_500_00) }],
    ['another deposit under its id', { createdAt: NOW + 1 }],
    ['a proof', { proofAt: NOW + 1 }],
  ] as const)('is refused where there is %s now', (_, changes) => {
    const state = adaWith({ deposits: new Map([['d1', { ...DEPOSIT, ...changes }]]) });
    for (const outcome of ['credit', 'refuse'] as const) {
      expect(settle(state, { ...CREDIT, outcome, seen }, LATER)).toEqual(CHANGED);
    }
  });

  it('is refused where the proof is another one', () => {
    const state = adaWith({ deposits: new Map([['d1', { ...DEPOSIT, proofAt: NOW + 2 }]]) });
    expect(settle(state, { ...CREDIT, seen: { ...seen, proofAt: NOW + 1 } }, LATER)).toEqual(CHANGED);
  });

  it('says first that it is decided', () => {
    const decided = { ok: false, refusal: { code: 'already-decided' } };
    const late = { ...CREDIT, id: 'o2', seen: { ...seen, createdAt: 0 } };
    expect(settle(settled(DECLARED, CREDIT), late, LATER)).toEqual(decided);
  });
});

describe('a decision on a withdrawal', () => {
  const record = {
    kind: 'recordPayout',
    id: 'p1',
    uid: 'ada',
    withdrawalId: 'w1',
    operator: 'olga',
    reference: 'tx-1',
  } as const;

  it.each<[string, SettlementState, OfWithdrawal]>([
    ['to approve it', LARGE, APPROVE],
    ['to pay it', APPROVED, PAY],
    ['to refuse it', LARGE, { ...PAY, outcome: 'refuse' }],
    ['to record what was sent', PAID, record],
  ])('applies to what was seen: %s', (_, state, request) => {
    const withdrawal = ada(state)?.withdrawals.get('w1');
    if (!withdrawal) throw new Error('There is none');
    const shown = seenOfWithdrawal(withdrawal);
    expect(settle(state, { ...request, seen: shown }, LATER)).toMatchObject({ ok: true });
    for (const other of [{ amount: cents(1_000_02) }, { createdAt: NOW - 1 }]) {
      expect(settle(state, { ...request, seen: { ...shown, ...other } }, LATER)).toEqual(CHANGED);
    }
  });
});

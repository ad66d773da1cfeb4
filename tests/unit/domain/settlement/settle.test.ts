import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { LedgerBroken } from '#domain/money/ledger.ts';
import { settle, type SettlementRequest } from '#domain/settlement/settle.ts';
import { newWithdrawal } from '#domain/withdrawals/withdrawal.ts';
import {
  ada,
  adaWith,
  CANCEL,
  CREDIT,
  DECLARED,
  DEPOSIT,
  EARNED,
  LATER,
  NOW,
  PAY,
  settled,
  TO_TRON,
  withdrawing,
} from './setting.ts';

describe('a deposit', () => {
  it('is locked when the operator credits it', () => {
    expect(settle(DECLARED, CREDIT, LATER)).toEqual({
      ok: true,
      postings: [
        {
          id: 'ada:decideDeposit:o1',
          kind: 'credit',
          from: 'external',
          to: 'locked:ada',
          amount: 500_00,
          at: LATER,
          subject: 'd1',
        },
      ],
      changes: [
        {
          kind: 'deposit',
          uid: 'ada',
          deposit: { ...DEPOSIT, status: 'credited', decidedAt: LATER, note: 'Checked.' },
        },
      ],
    });
    expect(ada(settled(DECLARED, CREDIT))?.balances).toEqual({ locked: 500_00, earning: 0, held: 0 });
  });

  it('moves no money when the operator refuses it', () => {
    const refuse = { ...CREDIT, outcome: 'refuse', note: null } as const;
    expect(settle(DECLARED, refuse, LATER)).toMatchObject({
      postings: [],
      changes: [{ deposit: { status: 'refused', decidedAt: LATER, note: null } }],
    });
  });

  it('without a proof is credited only with a note, and in time takes two operators', () => {
    const unproven = { ...DEPOSIT, proofAt: null };
    const declared = adaWith({ deposits: new Map([['d1', unproven]]) });
    expect(settle(declared, { ...CREDIT, note: null }, LATER)).toEqual({
      ok: false,
      refusal: { code: 'note-needed' },
    });
    expect(settle(declared, CREDIT, LATER).ok).toBe(true);

    const many = adaWith({
      deposits: new Map([['d1', unproven]]),
      recent: { payouts: [], unproven: [{ at: NOW, amount: cents(900_00) }] },
    });
    expect(settle(many, CREDIT, LATER)).toEqual({
      ok: false,
      refusal: { code: 'second-operator-needed' },
    });
  });

  it('with a proof needs no note', () => {
    const proven = adaWith({ deposits: new Map([['d1', { ...DEPOSIT, proofAt: NOW }]]) });
    expect(settle(proven, { ...CREDIT, note: null }, LATER).ok).toBe(true);
  });

  it('is decided once, and repeating the decision changes nothing', () => {
    for (const outcome of ['credit', 'refuse'] as const) {
      const first: SettlementRequest = { ...CREDIT, outcome };
      const state = settled(DECLARED, first);
      expect(settle(state, first, LATER)).toEqual({ ok: true, postings: [], changes: [] });
      expect(settle(state, { ...first, id: 'o2' }, LATER)).toEqual({
        ok: false,
        refusal: { code: 'already-decided' },
      });
    }
  });

  it('has to exist', () => {
    expect(settle(adaWith({}), CREDIT, NOW)).toEqual({ ok: false, refusal: { code: 'not-found' } });
  });
});

describe('the settlement', () => {
  it('distinguishes requests of different kinds with the same id', () => {
    const state = settled(EARNED, withdrawing(150_00), { ...CANCEL, id: 'w1' });
    expect(ada(state)?.withdrawals.get('w1')?.status).toBe('cancelled');
  });

  it('throws rather than post what the ledger would refuse', () => {
    const held = newWithdrawal({ id: 'w1', amount: cents(150_00), details: TO_TRON }, 1, NOW);
    const withoutTheMoney = adaWith({ withdrawals: new Map([['w1', held]]) });
    expect(() => settle(withoutTheMoney, PAY, NOW)).toThrow(LedgerBroken);
  });
});

import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { settle } from '#domain/settlement/settle.ts';
import { newWithdrawal } from '#domain/withdrawals/withdrawal.ts';
import { ada, adaWith, CANCEL, EARNED, LATER, NOW, PAY, settled, TO_TRON, withdrawing } from './setting.ts';

describe('a withdrawal', () => {
  it('holds its amount at once', () => {
    expect(settle(EARNED, withdrawing(150_00), NOW)).toEqual({
      ok: true,
      postings: [
        {
          id: 'ada:requestWithdrawal:w1',
          kind: 'hold',
          from: 'earning:ada',
          to: 'held:ada',
          amount: 150_00,
          at: NOW,
          subject: 'w1',
        },
      ],
      changes: [
        {
          kind: 'withdrawal',
          uid: 'ada',
          withdrawal: newWithdrawal({ id: 'w1', amount: cents(150_00), details: TO_TRON }, 1, NOW),
        },
      ],
    });
    expect(ada(settled(EARNED, withdrawing(150_00)))?.balances).toEqual({
      locked: 0,
      earning: 350_00,
      held: 150_00,
    });
  });

  it.each([
    [99_99, { code: 'below-minimum', minimum: 100_00 }],
    [500_01, { code: 'insufficient-funds', available: 500_00 }],
  ])('of %s cents is refused', (amount, refusal) => {
    expect(settle(EARNED, withdrawing(amount), NOW)).toEqual({ ok: false, refusal });
  });

  it('draws on Earning only: locked and held money cannot be withdrawn', () => {
    const state = adaWith({ balances: { locked: cents(500_00), earning: cents(0), held: cents(500_00) } });
    expect(settle(state, withdrawing(100_00), NOW)).toEqual({
      ok: false,
      refusal: { code: 'insufficient-funds', available: 0 },
    });
  });

  it('of an unknown member finds nothing to draw on', () => {
    expect(settle({ members: new Map() }, withdrawing(100_00), NOW)).toMatchObject({
      refusal: { code: 'insufficient-funds', available: 0 },
    });
  });

  it('never goes to a mainnet address, even from a client without a form', () => {
    const details = { ...TO_TRON, coin: 'bitcoin', network: 'testnet' } as const;
    const address = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
    expect(settle(EARNED, withdrawing(100_00, { ...details, address }), NOW)).toMatchObject({
      ok: false,
      refusal: { code: 'not-a-test-address', reason: expect.stringContaining('mainnet') },
    });
  });

  it('to a bank has no address to check', () => {
    const details = {
      method: 'bank',
      country: 'IT',
      bankName: 'Banca Prova',
      accountHolder: 'Ada',
      accountNumber: 'IT60X0542811101000000123456',
      zip: '00100',
      postalCode: '00100',
    } as const;
    expect(settle(EARNED, withdrawing(100_00, details), NOW)).toMatchObject({
      ok: true,
      changes: [{ withdrawal: { details } }],
    });
  });

  it('requested twice is held once, even with another amount', () => {
    const state = settled(EARNED, withdrawing(150_00));
    const nothing = { ok: true, postings: [], changes: [] };
    expect(settle(state, withdrawing(150_00), LATER)).toEqual(nothing);
    expect(settle(state, withdrawing(200_00), LATER)).toEqual(nothing);
    // A backend that has stored the withdrawal but not the settled request does no harm either.
    const forgetful = adaWith({ ...ada(state), settled: new Set() });
    expect(settle(forgetful, withdrawing(150_00), LATER)).toEqual(nothing);
  });

  it('is given back when its owner cancels it', () => {
    const state = settled(EARNED, withdrawing(150_00), CANCEL);
    expect(ada(state)?.balances).toEqual(ada(EARNED)?.balances);
    expect(ada(state)?.withdrawals.get('w1')).toMatchObject({
      status: 'cancelled',
      decidedAt: NOW,
      note: null,
    });
    expect(settle(state, { ...CANCEL, id: 'c2' }, LATER)).toEqual({ ok: true, postings: [], changes: [] });
  });

  it('is cancelled by its owner before anything is held, and moves no money then or later', () => {
    const requested = newWithdrawal({ id: 'w1', amount: cents(150_00), details: TO_TRON }, 1, NOW);
    const state = adaWith({
      ...ada(EARNED),
      withdrawals: new Map([['w1', { ...requested, status: 'requested' }]]),
    });
    expect(settle(state, withdrawing(150_00), LATER)).toMatchObject({
      ok: true,
      postings: [{ kind: 'hold' }],
    });
    expect(settle(state, PAY, LATER)).toMatchObject({ refusal: { code: 'already-decided' } });

    const withdrawal = { ...requested, status: 'cancelled', decidedAt: LATER, neverHeld: 'cancelled' };
    expect(settle(state, CANCEL, LATER)).toEqual({
      ok: true,
      postings: [],
      changes: [{ kind: 'withdrawal', uid: 'ada', withdrawal }],
    });
    const cancelled = settled(state, CANCEL);
    expect(ada(cancelled)?.balances).toEqual(ada(EARNED)?.balances);
    const nothing = { ok: true, postings: [], changes: [] };
    expect(settle(cancelled, withdrawing(150_00), LATER)).toEqual(nothing);
    expect(settle(cancelled, { ...CANCEL, id: 'c2' }, LATER)).toEqual(nothing);
    expect(settle(cancelled, PAY, LATER)).toMatchObject({ refusal: { code: 'already-decided' } });
  });

  it('is given back where its cancellation was recorded before the decision to pay', () => {
    const held = settled(EARNED, withdrawing(150_00));
    const known = ada(held)?.withdrawals.get('w1');
    if (!known) throw new Error('Not held');
    const waiting = adaWith({
      ...ada(held),
      withdrawals: new Map([['w1', { ...known, status: 'cancelling' }]]),
    });
    expect(ada(settled(waiting, CANCEL))?.balances).toEqual(ada(EARNED)?.balances);
    expect(settle(waiting, PAY, LATER)).toEqual({ ok: false, refusal: { code: 'already-decided' } });
  });

  it('leaves the programme when the operator pays it', () => {
    const held = settled(EARNED, withdrawing(150_00));
    expect(settle(held, PAY, LATER)).toMatchObject({
      postings: [{ kind: 'pay', from: 'held:ada', to: 'external', amount: 150_00, at: LATER, subject: 'w1' }],
      changes: [
        {
          kind: 'withdrawal',
          withdrawal: { status: 'paid', decidedAt: LATER, note: 'Checked.', payout: null },
        },
      ],
    });
    expect(ada(settled(held, PAY))?.balances).toEqual({ locked: 0, earning: 350_00, held: 0 });
  });

  it('is given back when the operator refuses it', () => {
    const held = settled(EARNED, withdrawing(150_00));
    const refuse = { ...PAY, outcome: 'refuse' } as const;
    const withdrawal = {
      ...ada(held)?.withdrawals.get('w1'),
      status: 'refused',
      decidedAt: LATER,
      note: 'Checked.',
    };
    expect(settle(held, refuse, LATER)).toMatchObject({
      postings: [{ kind: 'release', from: 'held:ada', to: 'earning:ada', amount: 150_00 }],
      changes: [{ withdrawal }],
    });
    const state = settled(held, refuse);
    expect(ada(state)?.balances).toEqual(ada(EARNED)?.balances);
    // Nothing is to be sent.
    expect(ada(state)?.withdrawals.get('w1')).not.toHaveProperty('payout');
  });

  it('is decided once', () => {
    const decided = { ok: false, refusal: { code: 'already-decided' } };
    const paid = settled(EARNED, withdrawing(150_00), PAY);
    expect(settle(paid, CANCEL, LATER)).toEqual(decided);
    expect(settle(paid, { ...PAY, id: 'o2' }, LATER)).toEqual(decided);
    expect(settle(settled(EARNED, withdrawing(150_00), CANCEL), PAY, LATER)).toEqual(decided);
  });

  it('has to exist', () => {
    const refused = { ok: false, refusal: { code: 'not-found' } };
    expect(settle(EARNED, CANCEL, NOW)).toEqual(refused);
    expect(settle(EARNED, PAY, NOW)).toEqual(refused);
    const held = settled(EARNED, withdrawing(150_00));
    expect(settle(held, { ...CANCEL, uid: 'ben' }, NOW)).toEqual(refused);
  });
});

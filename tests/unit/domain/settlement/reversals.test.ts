import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { type Posting, totals } from '#domain/money/ledger.ts';
import { originalOf } from '#domain/settlement/reversals.ts';
import { settle, type SettlementRequest, type SettlementState } from '#domain/settlement/settle.ts';
import { afterSettlement, type Original } from '#domain/settlement/state.ts';
import { ada, CANCEL, CREDIT, DECLARED, EARNED, LATER, NOW, PAY, settled, withdrawing } from './setting.ts';

const REVERSE = {
  kind: 'reversePosting',
  id: 'credit-reversal-d1',
  uid: 'ada',
  operator: 'olga',
  requestKind: 'deposit',
  requestId: 'd1',
  reason: 'Credited twice.',
} as const satisfies SettlementRequest;
const REVERSE_PAYOUT = {
  ...REVERSE,
  id: 'payout-reversal-w1',
  requestKind: 'withdrawal',
  requestId: 'w1',
  reason: 'The bank returned it.',
} as const;

const CREDITED = { ...CREDIT, id: 'deposit-d1' };
const PAID = { ...PAY, id: 'withdrawal-w1' };

/** Settles the requests, and hands the state the posting of the last one: the tenth of the log. */
function posted(state: SettlementState, ...requests: readonly SettlementRequest[]) {
  const [before, last] = [settled(state, ...requests.slice(0, -1)), requests.at(-1) as SettlementRequest];
  const settlement = settle(before, last, NOW);
  if (!settlement.ok) throw new Error(settlement.refusal.code);
  const posting = settlement.postings[0] as Posting;
  return { state: knowing(afterSettlement(before, last, settlement), { posting, entry: 10 }), posting };
}

function knowing(state: SettlementState, original: Original | null): SettlementState {
  const member = state.members.get('ada');
  return { ...state, members: new Map(member && [['ada', { ...member, original }]]) };
}

const refusalOf = (state: SettlementState, request: SettlementRequest) => {
  const settlement = settle(state, request, LATER);
  return settlement.ok ? null : settlement.refusal;
};

const CREDIT_POSTED = posted(DECLARED, CREDITED);
const PAY_POSTED = posted(EARNED, withdrawing(150_00), PAID);

describe('the reversal of a credit', () => {
  it('moves the amount back out, and says what it takes back, why, and who decided so', () => {
    const { state, posting } = CREDIT_POSTED;
    expect(settle(state, REVERSE, LATER)).toEqual({
      ok: true,
      postings: [
        {
          id: 'ada:reversePosting:credit-reversal-d1',
          kind: 'reversal',
          from: 'locked:ada',
          to: 'external',
          amount: 500_00,
          at: LATER,
          subject: 'd1',
          reversal: { of: posting.id, entry: 10, reason: 'Credited twice.', operator: 'olga' },
        },
      ],
      changes: [
        {
          kind: 'deposit',
          uid: 'ada',
          deposit: expect.objectContaining({
            status: 'reversed',
            note: 'Checked.',
            decidedAt: NOW,
            reversed: { reason: 'Credited twice.', at: LATER },
          }),
        },
      ],
    });
    expect(ada(settled(state, REVERSE))?.balances).toEqual({ locked: 0, earning: 0, held: 0 });
  });

  it('is refused when the member has spent some of it: nothing goes below zero', () => {
    const { state } = CREDIT_POSTED;
    const member = ada(state);
    const spent = { ...member, balances: { ...member?.balances, locked: cents(495_00) } };
    const poorer = { ...state, members: new Map([['ada', spent]]) } as SettlementState;
    expect(refusalOf(poorer, REVERSE)).toEqual({ code: 'would-be-negative', available: 495_00 });
  });
});

describe('the reversal of a payout', () => {
  it('brings the amount back to where it was held, and from there to Earning', () => {
    const { state, posting } = PAY_POSTED;
    const settlement = settle(state, REVERSE_PAYOUT, LATER);
    expect(settlement).toMatchObject({
      ok: true,
      postings: [
        { kind: 'reversal', from: 'external', to: 'held:ada', amount: 150_00, reversal: { of: posting.id } },
        { kind: 'release', from: 'held:ada', to: 'earning:ada', amount: 150_00, subject: 'w1' },
      ],
      changes: [
        {
          kind: 'withdrawal',
          withdrawal: { status: 'reversed', reversed: { reason: 'The bank returned it.' } },
        },
      ],
    });
    expect(ada(settled(state, REVERSE_PAYOUT))?.balances).toEqual({
      locked: 0,
      earning: 500_00,
      held: 0,
    });
  });

  it('ends the withdrawal for good: it is neither sent nor decided nor cancelled any more', () => {
    const after = settled(PAY_POSTED.state, REVERSE_PAYOUT);
    const sent = { kind: 'recordPayout', id: 'p1', reference: 'tx', operator: 'olga' } as const;
    expect(refusalOf(after, { ...sent, uid: 'ada', withdrawalId: 'w1' })).toEqual({ code: 'not-paid' });
    expect(refusalOf(after, { ...PAID, id: 'again' })).toEqual({ code: 'already-decided' });
    expect(refusalOf(after, CANCEL)).toEqual({ code: 'already-decided' });
  });
});

describe('a reversal', () => {
  it.each<[string, SettlementState, SettlementRequest, string]>([
    ['a second time', settled(CREDIT_POSTED.state, REVERSE), { ...REVERSE, id: 'again' }, 'already-reversed'],
    [
      'of a reversal',
      knowing(CREDIT_POSTED.state, reversalOf(CREDIT_POSTED.state)),
      REVERSE,
      'not-reversible',
    ],
    ['of what is not posted', knowing(CREDIT_POSTED.state, null), REVERSE, 'not-found'],
    ['of a deposit that is gone', CREDIT_POSTED.state, { ...REVERSE, requestId: 'd2' }, 'not-found'],
    [
      'of what only moved within',
      posted(EARNED, withdrawing(150_00)).state,
      REVERSE_PAYOUT,
      'not-reversible',
    ],
    ['without a reason', CREDIT_POSTED.state, { ...REVERSE, reason: '' }, 'reason-refused'],
    ['with hidden marks', CREDIT_POSTED.state, { ...REVERSE, reason: 'a\u202Eb' }, 'reason-refused'],
    ['of an own posting', CREDIT_POSTED.state, { ...REVERSE, operator: 'ada' }, 'own-request'],
  ])('is refused %s', (_, state, request, code) => {
    expect(refusalOf(state, request)).toEqual({ code });
  });

  it('takes back the posting that the decision has made', () => {
    expect(originalOf('ada', 'deposit', 'd1')).toBe(CREDIT_POSTED.posting.id);
    expect(originalOf('ada', 'withdrawal', 'w1')).toBe(PAY_POSTED.posting.id);
  });
});

function reversalOf(state: SettlementState): Original {
  const settlement = settle(state, REVERSE, LATER);
  if (!settlement.ok) throw new Error(settlement.refusal.code);
  return { posting: settlement.postings[0] as Posting, entry: 11 };
}

describe('the ledger', () => {
  const { posting } = CREDIT_POSTED;
  const reversal = reversalOf(CREDIT_POSTED.state).posting;

  it('adds up with a reversal', () => {
    expect(Object.fromEntries(totals([posting, reversal]))).toEqual({ external: 0, 'locked:ada': 0 });
  });

  const other: Posting = { ...posting, id: 'other', amount: cents(700_00) };
  const again: Posting = { ...reversal, id: 'again' };
  it.each<[string, readonly Posting[]]>([
    ['before what it takes back', [other, reversal]],
    ['of another amount', [posting, other, { ...reversal, amount: cents(499_00) }]],
    ['to another account', [posting, { ...reversal, to: 'house' }]],
    ['for the second time', [posting, other, reversal, again]],
    ['of an activation', [other, { ...posting, kind: 'activation' }, reversal]],
    [
      'that names nothing',
      [posting, { ...again, reversal: { ...again.reversal, of: 'nothing' } } as Posting],
    ],
    ['by another kind', [posting, { ...reversal, kind: 'pay' }]],
    ['without a name', [posting, { ...posting, id: 'x', kind: 'reversal' }]],
  ])('is broken by a reversal %s', (_, postings) => {
    expect(() => totals(postings)).toThrow('The ledger is broken');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { settle, type SettlementRequest, type SettlementState } from '#domain/settlement/settle.ts';
import { DECIDED_NOTHING, hasDecidedNothing } from '#domain/settlement/settlement.ts';
import { afterSettlement } from '#domain/settlement/state.ts';
import { checkReference } from '#domain/withdrawals/payout-reference-form.ts';
import { isReference, LONGEST_REFERENCE } from '#domain/withdrawals/payout-reference.ts';
import { isBeingPaid } from '#domain/withdrawals/withdrawal.ts';
import { ada, adaWith, CANCEL, CREDIT, DECLARED, LATER, NOW, PAY, settled, withdrawing } from './setting.ts';

const RICH = adaWith({ balances: { locked: cents(0), earning: cents(5_000_00), held: cents(0) } });
const SMALL = settled(RICH, withdrawing(1_000_00));
const LARGE = settled(RICH, withdrawing(1_000_01));

const REFUSE = { ...PAY, outcome: 'refuse' } as const;
const APPROVE = { ...PAY, id: 'a1', outcome: 'approve' } as const;
const RECORD = {
  kind: 'recordPayout',
  id: 'p1',
  uid: 'ada',
  withdrawalId: 'w1',
  operator: 'olga',
  reference: 'tx 1a2b',
} as const satisfies SettlementRequest;

const refusalOf = (state: SettlementState, request: SettlementRequest) => {
  const settlement = settle(state, request, LATER);
  return settlement.ok ? null : settlement.refusal.code;
};

type OfOperator = Extract<SettlementRequest, { readonly operator: string }>;

describe('an own request', () => {
  const own = { operator: 'ada' } as const;

  it.each<[string, SettlementState, OfOperator]>([
    ['a credit', DECLARED, { ...CREDIT, ...own }],
    ['a refused deposit', DECLARED, { ...CREDIT, outcome: 'refuse', ...own }],
    ['a payout', SMALL, { ...PAY, ...own }],
    ['a refused payout', SMALL, { ...REFUSE, ...own }],
    ['an approval', LARGE, { ...APPROVE, ...own }],
    ['the second part of a large payout', settled(LARGE, APPROVE), { ...PAY, ...own }],
    ['the record of a payout', settled(SMALL, PAY), { ...RECORD, ...own }],
  ])('must be decided by another operator: %s', (_, state, request) => {
    expect(refusalOf(state, request)).toBe('own-request');
    expect(refusalOf(state, { ...request, operator: 'oscar' })).toBeNull();
  });
});

describe('the list of operators', () => {
  const listing = (state: SettlementState, ...operators: readonly string[]) => ({
    ...state,
    operators: new Set(operators),
  });

  it.each<[string, SettlementState, OfOperator]>([
    ['a credit', DECLARED, CREDIT],
    ['a payout', SMALL, PAY],
    ['an approval', LARGE, APPROVE],
    ['the record of a payout', settled(SMALL, PAY), RECORD],
  ])('has to hold who decides: %s', (_, state, request) => {
    expect(refusalOf(listing(state, 'oscar'), request)).toBe('not-an-operator');
    expect(refusalOf(listing(state, 'oscar', 'olga'), request)).toBeNull();
  });

  it('says nothing about what members ask themselves', () => {
    expect(refusalOf(listing(RICH), withdrawing(150_00))).toBeNull();
    expect(refusalOf(listing(SMALL), CANCEL)).toBeNull();
  });
});

it('a refusal after which another decision is possible is told from the others', () => {
  for (const refusal of DECIDED_NOTHING) expect(hasDecidedNothing(refusal)).toBe(true);
  for (const refusal of ['already-decided', 'own-request', null]) {
    expect(hasDecidedNothing(refusal)).toBe(false);
  }
});

describe('a payout above 1,000 dollars', () => {
  it('needs two operators, and the first one changes no money', () => {
    expect(refusalOf(LARGE, PAY)).toBe('second-operator-needed');
    expect(settle(LARGE, APPROVE, LATER)).toMatchObject({
      postings: [],
      changes: [{ kind: 'withdrawal', uid: 'ada' }],
    });
    const approved = settled(LARGE, APPROVE);
    expect(ada(approved)?.balances).toEqual(ada(LARGE)?.balances);
    expect(ada(approved)?.withdrawals.get('w1')).toMatchObject({
      status: 'held',
      approval: { operator: 'olga', at: NOW },
    });
    expect(refusalOf(approved, PAY)).toBe('second-operator-needed');
    const paid = settled(approved, { ...PAY, operator: 'oscar' });
    expect(ada(paid)?.withdrawals.get('w1')).toMatchObject({
      status: 'paid',
      approval: { operator: 'olga' },
    });
    expect(ada(paid)?.balances).toEqual({ locked: 0, earning: 3_999_99, held: 0 });
  });

  it('is paid by no one, and approved by no one, once its member has asked to cancel it', () => {
    const member = ada(LARGE);
    const held = member?.withdrawals.get('w1');
    if (!member || !held) throw new Error('Nothing is held');
    const cancelling = adaWith({
      ...member,
      withdrawals: new Map([['w1', { ...held, status: 'cancelling' }]]),
    });
    for (const request of [PAY, APPROVE, REFUSE]) {
      expect(refusalOf(cancelling, request)).toBe('already-decided');
    }
  });

  it('is approved once', () => {
    const approved = settled(LARGE, APPROVE);
    expect(refusalOf(approved, { ...APPROVE, id: 'a2', operator: 'oscar' })).toBe('already-approved');
    // The same request again, as after a lost answer.
    expect(settle(approved, APPROVE, LATER)).toEqual({ ok: true, postings: [], changes: [] });
  });

  it.each(['olga', 'oscar'])('can be refused by one, after the approval too: %s', (operator) => {
    for (const state of [LARGE, settled(LARGE, APPROVE)]) {
      const refused = settled(state, { ...REFUSE, operator });
      expect(ada(refused)?.balances).toEqual(ada(RICH)?.balances);
    }
  });

  it('can be cancelled by the member until it is paid', () => {
    const cancelled = settled(LARGE, APPROVE, CANCEL);
    expect(ada(cancelled)?.balances).toEqual(ada(RICH)?.balances);
    expect(refusalOf(cancelled, { ...PAY, operator: 'oscar' })).toBe('already-decided');
    expect(refusalOf(settled(LARGE, CANCEL), APPROVE)).toBe('already-decided');
    expect(refusalOf(RICH, APPROVE)).toBe('not-found');
  });
});

it('a payout of 1,000 dollars needs one operator, and no approval', () => {
  expect(refusalOf(SMALL, PAY)).toBeNull();
  expect(refusalOf(SMALL, APPROVE)).toBe('approval-not-needed');
});

it('in any sequence of decisions, no operator decides their own request, and two pay a large one', () => {
  const by = fc.constantFrom('ada', 'olga', 'oscar');
  const asked = fc.oneof(
    {
      weight: 9,
      arbitrary: fc.record({
        operator: by,
        outcome: fc.constantFrom('approve' as const, 'pay' as const, 'refuse' as const),
      }),
    },
    // Rarely: it ends a story.
    { weight: 1, arbitrary: fc.constant('cancel' as const) },
  );
  let paid = 0;
  fc.assert(
    fc.property(fc.constantFrom(SMALL, LARGE), fc.array(asked, { maxLength: 8 }), (start, story) => {
      let state = start;
      const granted: { readonly operator: string; readonly outcome: string }[] = [];
      for (const [nth, each] of story.entries()) {
        const id = `r${nth}`;
        const request = each === 'cancel' ? { ...CANCEL, id } : { ...PAY, id, ...each };
        const settlement = settle(state, request, LATER);
        if (!settlement.ok) continue;
        state = afterSettlement(state, request, settlement);
        if (each !== 'cancel') granted.push(each);
      }
      expect(granted.every(({ operator }) => operator !== 'ada')).toBe(true);
      if (ada(state)?.withdrawals.get('w1')?.status !== 'paid') return;
      paid += 1;
      const operators = new Set(granted.map(({ operator }) => operator));
      expect(operators.size).toBe(start === LARGE ? 2 : 1);
    }),
    { numRuns: 1000 },
  );
  expect(paid).toBeGreaterThan(50);
});

describe('the record of a payout', () => {
  const paid = settled(SMALL, PAY);

  it('is possible once the payout is decided, is final, and moves no money', () => {
    const withdrawal = ada(paid)?.withdrawals.get('w1');
    expect(withdrawal && isBeingPaid(withdrawal)).toBe(true);
    expect(settle(paid, RECORD, LATER)).toMatchObject({
      postings: [],
      changes: [{ kind: 'withdrawal', uid: 'ada' }],
    });
    const sent = settled(paid, RECORD);
    expect(ada(sent)?.withdrawals.get('w1')).toEqual({
      ...withdrawal,
      payout: { reference: 'tx 1a2b', at: NOW },
    });
    expect(ada(sent)?.balances).toEqual(ada(paid)?.balances);
    expect(refusalOf(sent, { ...RECORD, id: 'p2', reference: 'another' })).toBe('already-decided');
  });

  it('is refused before that', () => {
    expect(refusalOf(SMALL, RECORD)).toBe('not-paid');
    expect(refusalOf(settled(SMALL, CANCEL), RECORD)).toBe('not-paid');
    expect(refusalOf(RICH, RECORD)).toBe('not-found');
  });

  it('has a reference of 1 to 120 visible characters', () => {
    expect(refusalOf(paid, { ...RECORD, reference: 'x'.repeat(LONGEST_REFERENCE) })).toBeNull();
    for (const reference of ['', ' ', 'x'.repeat(LONGEST_REFERENCE + 1), 'a\u202eb', 'a\nb', 'a\u200bb']) {
      expect(refusalOf(paid, { ...RECORD, reference })).toBe('reference-refused');
    }
  });

  it('has its reference trimmed and checked', () => {
    const problemOf = (reference: string) => {
      const checked = checkReference({ reference });
      return checked.ok ? checked.value.reference : checked.errors.reference;
    };
    expect(problemOf('  0xabc \n')).toBe('0xabc');
    expect(problemOf(' ')).toBe('required');
    expect(problemOf('x'.repeat(LONGEST_REFERENCE + 1))).toBe('too-long');
    expect(problemOf('a\u2066b')).toBe('not-visible');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const checked = checkReference({ reference: typed });
        return !checked.ok || isReference(checked.value.reference);
      }),
    );
  });
});

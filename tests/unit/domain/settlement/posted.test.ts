import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { NO_BALANCES, type Posting } from '#domain/money/ledger.ts';
import { reconcileWithPosted, postedIds } from '#domain/settlement/posted.ts';
import { activationOf } from '#domain/settlement/request.ts';
import { settle, type SettlementRequest } from '#domain/settlement/settle.ts';
import { newWithdrawal } from '#domain/withdrawals/withdrawal.ts';
import {
  ada,
  adaWith,
  CREDIT,
  DECLARED,
  DEPOSIT,
  EARNED,
  LATER,
  NOW,
  PAY,
  TO_TRON,
  withdrawing,
} from './setting.ts';

const USED = { ok: false, refusal: { code: 'id-used' } };

/** The postings that a request makes, as the log then has them. */
function postingsOf(request: SettlementRequest, state = EARNED): readonly Posting[] {
  const settlement = settle(state, request, NOW);
  if (!settlement.ok) throw new Error(settlement.refusal.code);
  return settlement.postings;
}

const postedIn = (log: readonly Posting[], request: SettlementRequest) =>
  log.filter(({ id }) => postedIds(request).includes(id));

const CANCEL = { kind: 'cancelWithdrawal', id: 'w1', uid: 'ada', withdrawalId: 'w1' } as const;

/** Settles a request again although the log has its postings. The documents do not show that. */
function askedAgain(request: SettlementRequest, log: readonly Posting[], state = EARNED) {
  const posted = postedIn(log, request);
  return settle(adaWith({ ...ada(state), posted }), request, LATER);
}

describe('a request whose postings are in the log', () => {
  const held = postingsOf(withdrawing(150_00));
  const holding = adaWith({
    balances: { ...NO_BALANCES, earning: cents(350_00), held: cents(150_00) },
    withdrawals: new Map([
      ['w1', newWithdrawal({ id: 'w1', amount: cents(150_00), details: TO_TRON }, 1, NOW)],
    ]),
  });

  it('is settled as ever where it has none there', () => {
    const others = postingsOf({ ...withdrawing(150_00), id: 'w2' } as SettlementRequest);
    expect(askedAgain(withdrawing(150_00), others)).toMatchObject({ ok: true, postings: [{}] });
  });

  it('moves no money again, and its document says what the log says', () => {
    expect(askedAgain(withdrawing(150_00), held)).toMatchObject({
      ok: true,
      postings: [],
      changes: [{ withdrawal: { status: 'held' } }],
    });
    expect(askedAgain(CREDIT, postingsOf(CREDIT, DECLARED), DECLARED)).toMatchObject({
      postings: [],
      changes: [{ deposit: { status: 'credited' } }],
    });
    // The money is gone from the book: the ledger would break if it were taken once more.
    const released = postingsOf(CANCEL, holding);
    const without = adaWith({ ...ada(holding), balances: NO_BALANCES });
    expect(askedAgain(CANCEL, released, without)).toMatchObject({
      postings: [],
      changes: [{ withdrawal: { status: 'cancelled' } }],
    });
  });

  it('is refused for good where they are of another request', () => {
    expect(askedAgain(withdrawing(200_00), held)).toEqual(USED);
    const credited = postingsOf(CREDIT, DECLARED);
    const larger = { ...DEPOSIT, package: 'premium', amount: cents(1_500_00), proofAt: NOW } as const;
    const premium = adaWith({ deposits: new Map([['d1', larger]]) });
    expect(askedAgain(CREDIT, credited, premium)).toEqual(USED);
  });

  it('is refused for good where what was held has gone on since', () => {
    const payment = { ...PAY, id: 'withdrawal-w1' } as const;
    for (const end of [CANCEL, payment, { ...payment, outcome: 'refuse' } as const]) {
      expect(askedAgain(withdrawing(150_00), [...held, ...postingsOf(end, holding)])).toEqual(USED);
    }
  });
});

describe('postings of the log', () => {
  const settlement = settle(EARNED, withdrawing(150_00), NOW);
  const [hold] = postingsOf(withdrawing(150_00)) as [Posting];
  const other: Posting = { ...hold, id: 'ada:requestWithdrawal:w1:2' };

  it('are the same where only their times differ', () => {
    expect(reconcileWithPosted(settlement, [{ ...hold, at: LATER }])).toMatchObject({
      ok: true,
      postings: [],
    });
  });

  it.each<[string, Partial<Posting>]>([
    ['id', { id: other.id }],
    ['kind', { kind: 'pay' }],
    ['giver', { from: 'earning:ben' }],
    ['taker', { to: 'held:ben' }],
    ['amount', { amount: cents(150_01) }],
    ['subject', { subject: 'w2' }],
  ])('are of another request where one has another %s', (_, change) => {
    expect(reconcileWithPosted(settlement, [{ ...hold, ...change }])).toEqual(USED);
  });

  it('are the same where all are, in any order, and of another request where one is not', () => {
    const two = { ok: true, postings: [hold, other], changes: [] } as const;
    expect(reconcileWithPosted(two, [other, hold])).toEqual({ ...two, postings: [] });
    expect(reconcileWithPosted(two, [hold, { ...other, amount: cents(1) }])).toEqual(USED);
    expect(reconcileWithPosted(two, [hold])).toEqual(USED);
  });

  it('of an activation are looked for by the book that paid', () => {
    const asked = activationOf('ada', 'ada', { matrix: 's8', level: 1 });
    const fromLocked: Posting = {
      id: 'ada:activate:s8-1:locked',
      kind: 'activation',
      from: 'locked:ada',
      to: 'house',
      amount: cents(3_00),
      at: NOW,
      subject: 's8-1',
    };
    const fromEarning: Posting = { ...fromLocked, id: 'ada:activate:s8-1:earning', from: 'earning:ada' };
    const log = [fromLocked, fromEarning, { ...fromLocked, id: 'ada:activate:s8-1' }];
    expect(postedIn(log, asked)).toEqual([fromLocked, fromEarning]);
  });
});

describe('a reversal whose postings are in the log', () => {
  const [first] = postingsOf(CREDIT, DECLARED);
  const names = { of: 'earlier', entry: 0, reason: 'Credited twice.', operator: 'olga' };
  const reversal = { ...(first as Posting), kind: 'reversal', reversal: names } as const;
  const settlement = { ok: true, postings: [reversal], changes: [] } as const;

  it('is looked for with the posting that gives a payout back', () => {
    const request = { kind: 'reversePosting', id: 'r1', uid: 'ada', operator: 'olga' } as const;
    const about = { requestKind: 'withdrawal', requestId: 'w1', reason: 'The bank returned it.' } as const;
    expect(postedIds({ ...request, ...about })).toEqual([
      'ada:reversePosting:r1',
      'ada:reversePosting:r1:release',
    ]);
  });

  it('is the same where it takes back the same posting', () => {
    expect(reconcileWithPosted(settlement, [reversal])).toEqual({ ...settlement, postings: [] });
    expect(reconcileWithPosted(settlement, [{ ...reversal, reversal: { ...names, of: 'another' } }])).toEqual(
      USED,
    );
  });
});

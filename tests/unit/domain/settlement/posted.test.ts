import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { NO_BALANCES, type Posting } from '#domain/money/ledger.ts';
import { findPosted } from '#domain/settlement/posted.ts';
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

const findIn = (log: readonly Posting[]) => async (ids: readonly string[]) =>
  log.filter(({ id }) => ids.includes(id));

const CANCEL = { kind: 'cancelWithdrawal', id: 'w1', uid: 'ada', withdrawalId: 'w1' } as const;

/** Settles a request again although the log has its postings. The documents do not show that. */
async function askedAgain(request: SettlementRequest, log: readonly Posting[], state = EARNED) {
  const posted = await findPosted(request, findIn(log));
  return settle(adaWith({ ...ada(state), posted }), request, LATER);
}

describe('a request whose postings are in the log', () => {
  const held = postingsOf(withdrawing(150_00));
  const holding = adaWith({
    balances: { ...NO_BALANCES, earning: cents(350_00), held: cents(150_00) },
    withdrawals: new Map([['w1', newWithdrawal({ id: 'w1', amount: cents(150_00), details: TO_TRON }, NOW)]]),
  });

  it('is settled as ever where it has none there', async () => {
    const others = postingsOf({ ...withdrawing(150_00), id: 'w2' } as SettlementRequest);
    expect(await askedAgain(withdrawing(150_00), others)).toMatchObject({ ok: true, postings: [{}] });
  });

  it('moves no money again, and its document says what the log says', async () => {
    expect(await askedAgain(withdrawing(150_00), held)).toMatchObject({
      ok: true,
      postings: [],
      changes: [{ withdrawal: { status: 'held' } }],
    });
    expect(await askedAgain(CREDIT, postingsOf(CREDIT, DECLARED), DECLARED)).toMatchObject({
      postings: [],
      changes: [{ deposit: { status: 'credited' } }],
    });
    // The money is gone from the book: the ledger would break if it were taken once more.
    const released = postingsOf(CANCEL, holding);
    const without = adaWith({ ...ada(holding), balances: NO_BALANCES });
    expect(await askedAgain(CANCEL, released, without)).toMatchObject({
      postings: [],
      changes: [{ withdrawal: { status: 'cancelled' } }],
    });
  });

  it('is refused for good where they are of another request', async () => {
    expect(await askedAgain(withdrawing(200_00), held)).toEqual(USED);
    const credited = postingsOf(CREDIT, DECLARED);
    const larger = { ...DEPOSIT, package: 'premium', amount: cents(1_500_00) } as const;
    const premium = adaWith({ deposits: new Map([['d1', larger]]) });
    expect(await askedAgain(CREDIT, credited, premium)).toEqual(USED);
  });

  it('is refused for good where what was held has gone on since', async () => {
    const payment = { ...PAY, id: 'withdrawal-w1' } as const;
    for (const end of [CANCEL, payment, { ...payment, decision: 'refuse' } as const]) {
      expect(await askedAgain(withdrawing(150_00), [...held, ...postingsOf(end, holding)])).toEqual(USED);
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkNote, LONGEST_NOTE } from '#domain/decisions/decision-note.ts';
import { type Decision, newestFirst } from '#domain/decisions/decision.ts';
import { cents, sum } from '#domain/money/cents.ts';
import { type LedgerAccount, LedgerBroken, type Posting } from '#domain/money/ledger.ts';
import { programmeTotals } from '#domain/money/programme-totals.ts';

describe('the note of a decision', () => {
  it('is required for a refusal only', () => {
    expect(checkNote(true, { note: '  ' })).toEqual({ ok: false, errors: { note: 'required' } });
    expect(checkNote(true, { note: ' No payment. ' })).toEqual({
      ok: true,
      value: { note: 'No payment.' },
    });
    expect(checkNote(false, { note: ' ' })).toEqual({ ok: true, value: { note: null } });
  });

  it('may be as long as the rules allow', () => {
    const longest = '𝄞'.repeat(LONGEST_NOTE);
    expect(checkNote(false, { note: longest })).toMatchObject({ ok: true });
    expect(checkNote(false, { note: `${longest}!` })).toEqual({
      ok: false,
      errors: { note: 'too-long' },
    });
  });
});

describe('the audit trail', () => {
  it('has what was decided in one moment as it was decided: a payout is approved, then paid, then sent', () => {
    const decided = (at: number, uid: string, outcome: Decision['outcome']): Decision => ({
      requestKind: 'withdrawal',
      requestId: 'w',
      outcome,
      note: null,
      at,
      member: { uid, username: uid, isSample: true },
      operator: { uid: 'operator', username: 'operator', isSample: true },
      amount: cents(1),
      status: 'settled',
      refusal: null,
    });
    const made = [
      ...(['approve', 'pay', 'send'] as const).flatMap((outcome) =>
        ['ada', 'bob'].map((uid) => decided(1, uid, outcome)),
      ),
      decided(2, 'ada', 'reverse'),
    ];
    const orders = [made, made.toReversed()].map((given) =>
      newestFirst(given).map(({ member, outcome }) => `${member.uid} ${outcome}`),
    );
    const right = ['ada reverse', 'ada send', 'ada pay', 'ada approve', 'bob send', 'bob pay', 'bob approve'];
    expect(orders).toEqual([right, right]);
  });
});

describe('the totals of a programme', () => {
  const account = fc.constantFrom<LedgerAccount>('external', 'house', 'locked:a', 'earning:a', 'held:b');

  it('add up to zero after any valid postings', () => {
    const movements = fc.array(
      fc.record({ from: account, to: account, amount: fc.integer({ min: 1, max: 1_000_00 }) }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(movements, (drawn) => {
        const postings = drawn.map(
          ({ amount, ...rest }, nth): Posting => ({
            id: String(nth),
            kind: 'credit',
            amount: cents(amount),
            at: 0,
            subject: '',
            ...rest,
          }),
        );
        try {
          expect(sum(Object.values(programmeTotals(postings)))).toBe(0);
        } catch (thrown) {
          if (!(thrown instanceof LedgerBroken)) throw thrown;
        }
      }),
    );
  });

  it('add up all members’ books of a kind', () => {
    const credit = (id: string, to: LedgerAccount): Posting => ({
      id,
      kind: 'credit',
      from: 'external',
      to,
      amount: cents(5_00),
      at: 0,
      subject: id,
    });
    expect(programmeTotals([credit('1', 'locked:a'), credit('2', 'locked:b')])).toEqual({
      external: -10_00,
      house: 0,
      locked: 10_00,
      earning: 0,
      held: 0,
    });
  });
});

import { add, type Cents, cents, subtract, ZERO } from '#domain/money/cents.ts';
import { type Balances, type LedgerAccount, memberAccount, type Posting } from '#domain/money/ledger.ts';
import { levelKey } from '#domain/programme/activation.ts';
import type { ActivationPreview } from '#domain/programme/programme.ts';
import type { Instant } from '#domain/time.ts';
import { post, refuse, type Settlement } from './settlement.ts';
import type { LevelActivation } from './request.ts';
import type { MemberState } from './state.ts';

/** The books that pay for levels, in this order. Money held for a withdrawal does not pay. */
const PAYING_BOOKS = ['locked', 'earning'] as const;
type PayingBook = (typeof PAYING_BOOKS)[number];

/** All that a member can pay for levels with. */
export const spendable = (balances: Balances): Cents => add(balances.locked, balances.earning);

/** How much money is missing for a price; zero: nothing. */
export function shortfall(price: Cents, balances: Balances): Cents {
  const left = subtract(price, spendable(balances));
  return left > 0 ? left : ZERO;
}

/** How much of a price each book pays, as far as its money lasts. */
export function payingParts(price: Cents, balances: Balances): Readonly<Record<PayingBook, Cents>> {
  const locked = cents(Math.min(balances.locked, price));
  return { locked, earning: cents(Math.min(balances.earning, price - locked)) };
}

/**
 * Moves the whole price: locked, then earning → the earning of the member that the matrix names, or the
 * house.
 */
export function settleActivation(
  member: MemberState,
  preview: ActivationPreview,
  request: LevelActivation,
  now: Instant,
): Settlement {
  if (!preview.ok) return refuse({ code: preview.refusal });
  const { opened } = preview;
  if (shortfall(opened.price, member.balances) > 0) {
    return refuse({ code: 'insufficient-funds', available: spendable(member.balances) });
  }
  const to = opened.payee === null ? 'house' : memberAccount('earning', opened.payee);
  return { ok: true, postings: movements(member, request, opened.price, to, now), changes: [], opened };
}

function movements(
  { balances }: MemberState,
  request: LevelActivation,
  price: Cents,
  to: LedgerAccount,
  now: Instant,
): readonly Posting[] {
  const parts = payingParts(price, balances);
  return PAYING_BOOKS.flatMap((book) => {
    const amount = parts[book];
    const from = memberAccount(book, request.uid);
    // The matrix may name the buyer. Then the part from Earning does not move.
    if (amount === 0 || from === to) return [];
    const movement = { kind: 'activation', from, to, amount, subject: levelKey(request) } as const;
    const posting = post(request, movement, now);
    return [{ ...posting, id: `${posting.id}:${book}` }];
  });
}

import { atom, type ReadableAtom } from 'nanostores';
import { backend } from '../backend/index.ts';
import type { Cents } from '../domain/cents.ts';
import type { WithdrawalWish } from '../domain/withdrawal-form.ts';
import { createAction } from './action.ts';
import { createAttempt, isSameWish } from './attempt.ts';
import { dropDrafts } from './withdrawal-draft.ts';
import { leaveReview, review } from './withdrawal-steps.ts';

const $reviewed = atom<WithdrawalWish | null>(null);
const $recorded = atom<Cents | null>(null);

/** The withdrawal to look over before it is asked for, or null when no form was filled in since the page loaded. */
export const $wish: ReadableAtom<WithdrawalWish | null> = $reviewed;

/** The amount of the withdrawal that was recorded last, or null. */
export const $recordedAmount: ReadableAtom<Cents | null> = $recorded;

export async function toReview(wish: WithdrawalWish): Promise<void> {
  $reviewed.set(wish);
  $recorded.set(null);
  confirmation.reset();
  review(wish.details.method);
}

// Outlives the review: who goes back after a lost answer and asks for the same again still asks once.
const attempt = createAttempt();

/** Asks for the withdrawal that was looked over. */
export const confirmation = createAction(async (wish: WithdrawalWish) => {
  const id = attempt.idFor(wish);
  await (await backend()).requestWithdrawal({ id, ...wish });
  attempt.fulfilled(id);
  $recorded.set(wish.amount);
  // Another one may be looked over by now.
  if (!isSameWish($reviewed.get(), wish)) return;
  dropDrafts();
  $reviewed.set(null);
  leaveReview();
});

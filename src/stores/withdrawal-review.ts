import { atom, computed, type ReadableAtom } from 'nanostores';
import { backend } from '../backend/index.ts';
import { canCancel, type Withdrawal } from '../domain/withdrawal.ts';
import type { WithdrawalWish } from '../domain/withdrawal-form.ts';
import { createAction } from './action.ts';
import { createAttempt, isSameWish } from './attempt.ts';
import { dropDrafts } from './withdrawal-draft.ts';
import { leaveReview, review } from './withdrawal-steps.ts';
import { $withdrawals } from './withdrawals.ts';

const $reviewed = atom<WithdrawalWish | null>(null);
const $recordedId = atom<string | null>(null);

/** The withdrawal to look over before it is asked for, or null when no form was filled in since the page loaded. */
export const $wish: ReadableAtom<WithdrawalWish | null> = $reviewed;

/** The withdrawal that was recorded last, as it stands; null once it is decided: what was said of it holds no longer. */
export const $recorded: ReadableAtom<Withdrawal | null> = computed(
  [$recordedId, $withdrawals],
  (id, withdrawals) => {
    if (id === null || withdrawals.state !== 'ready') return null;
    const recorded = withdrawals.value.find((each) => each.id === id);
    return recorded && canCancel(recorded) ? recorded : null;
  },
);

export async function toReview(wish: WithdrawalWish): Promise<void> {
  $reviewed.set(wish);
  $recordedId.set(null);
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
  $recordedId.set(id);
  // Another one may be looked over by now.
  if (!isSameWish($reviewed.get(), wish)) return;
  dropDrafts();
  $reviewed.set(null);
  leaveReview();
});

import { useStore } from '@nanostores/react';
import type { WithdrawalWish } from '../../domain/withdrawal-form.ts';
import { WITHDRAW_WORDS } from '../../i18n/withdraw.ts';
import { $wish, confirmation } from '../../stores/withdrawal-review.ts';
import { chooseMethod, type Method } from '../../stores/withdrawal-steps.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ActionFailure } from '../ui/ActionFailure.tsx';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';

/** What is about to be asked for. There is nothing to look over after a reload: what was typed is not stored. */
export function ReviewStep({ method }: { readonly method: Method }) {
  const wish = useStore($wish);
  // What is on its way cannot be changed any more.
  const isRunning = useStore(confirmation.$progress).state === 'running';
  return (
    <>
      {wish ? <Review wish={wish} /> : <p className="notice">{WITHDRAW_WORDS.nothingToReview}</p>}
      <div>
        <button
          type="button"
          className="button button--quiet"
          aria-disabled={isRunning}
          onClick={() => {
            if (!isRunning) chooseMethod(method);
          }}
        >
          {WITHDRAW_WORDS.change}
        </button>
      </div>
    </>
  );
}

function Review({ wish }: { readonly wish: WithdrawalWish }) {
  const progress = useStore(confirmation.$progress);
  return (
    <>
      <div className="card">
        <WithdrawalFacts wish={wish} />
      </div>
      <p>{WITHDRAW_WORDS.reviewText}</p>
      <ActionFailure progress={progress} />
      <div>
        <ActionButton
          progress={progress}
          words={{ press: WITHDRAW_WORDS.confirm, pressing: WITHDRAW_WORDS.confirming }}
          onClick={() => void confirmation.run(wish)}
        />
      </div>
    </>
  );
}

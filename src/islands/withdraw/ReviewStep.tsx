import { useStore } from '@nanostores/react';
import { ZERO } from '#domain/money/cents.ts';
import type { WithdrawalWish } from '#domain/withdrawals/withdrawal-form.ts';
import { usd } from '#i18n/format.ts';
import { Facts } from '#ui/data/DescriptionList.tsx';
import { receiverFacts } from '#ui/data/receiver-facts.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/ActionFailure.tsx';
import { $wish, chooseMethod, confirmation, type Method } from './model.ts';
import { WITHDRAW_WORDS } from './text.ts';

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

export function WithdrawalFacts({ wish }: { readonly wish: WithdrawalWish }) {
  return (
    <Facts
      facts={[
        { label: WITHDRAW_WORDS.amount, value: usd(wish.amount) },
        { label: WITHDRAW_WORDS.fee, value: usd(ZERO) },
        ...receiverFacts(wish.details),
      ]}
    />
  );
}

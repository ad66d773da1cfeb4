import { useStore } from '@nanostores/react';
import { ZERO } from '#domain/money/cents.ts';
import type { WithdrawalInput } from '#domain/withdrawals/withdrawal-form.ts';
import { usd } from '#i18n/format.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { payeeDetails } from '#i18n/payee.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/ActionFailure.tsx';
import { $input, chooseMethod, confirmation, type Method } from './model.ts';
import { withdrawText } from './text.ts';

/**
 * The review of a withdrawal before it is requested. After a reload there is nothing to review: typed details are not
 * stored.
 */
export function ReviewStep({ method }: { readonly method: Method }) {
  const input = useStore($input);
  // A request under way cannot be changed.
  const isRunning = useStore(confirmation.$progress).state === 'running';
  return (
    <>
      {input ? <Review input={input} /> : <p className="notice">{withdrawText.nothingToReview}</p>}
      <div>
        <button
          type="button"
          className="button button--quiet"
          aria-disabled={isRunning}
          onClick={() => {
            if (!isRunning) chooseMethod(method);
          }}
        >
          {withdrawText.change}
        </button>
      </div>
    </>
  );
}

function Review({ input }: { readonly input: WithdrawalInput }) {
  const progress = useStore(confirmation.$progress);
  return (
    <>
      <WithdrawalDetailsList input={input} />
      <p>{withdrawText.reviewText}</p>
      <ActionFailure progress={progress} />
      <div>
        <ActionButton
          progress={progress}
          text={{ press: withdrawText.confirm, pressing: withdrawText.confirming }}
          onClick={() => void confirmation.run(input)}
        />
      </div>
    </>
  );
}

export function WithdrawalDetailsList({ input }: { readonly input: WithdrawalInput }) {
  return (
    <DescriptionList
      items={[
        { label: withdrawText.amount, value: usd(input.amount) },
        { label: withdrawText.fee, value: usd(ZERO) },
        ...payeeDetails(input.details),
      ]}
    />
  );
}

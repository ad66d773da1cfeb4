import { useStore } from '@nanostores/react';
import type { Coin } from '../../domain/coin.ts';
import type { Withdrawal } from '../../domain/withdrawal.ts';
import { usd } from '../../i18n/format.ts';
import { WITHDRAW_WORDS } from '../../i18n/withdraw.ts';
import { $recorded } from '../../stores/withdrawal-review.ts';
import { $withdrawalStep, type WithdrawalStep } from '../../stores/withdrawal-steps.ts';
import { Said } from '../ui/Said.tsx';
import { useFocusOnChange } from '../ui/use-focus-on-change.ts';
import { BankStep } from './BankStep.tsx';
import { CryptoStep } from './CryptoStep.tsx';
import { MethodStep } from './MethodStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';

/** The steps of a withdrawal, one at a time. */
export function WithdrawalSteps({ coins }: { readonly coins: readonly Coin[] }) {
  const at = useStore($withdrawalStep);
  const recorded = useStore($recorded);
  const heading = useFocusOnChange<HTMLHeadingElement>(at);

  return (
    <section className="stack" aria-labelledby="withdrawal-step">
      <div>
        <h2 id="withdrawal-step" tabIndex={-1} ref={heading}>
          {titleOf(at)}
        </h2>
        <Said text={recorded && recordedText(recorded)} />
      </div>
      {at.step === 'method' && <MethodStep />}
      {at.step === 'form' && at.method === 'bank' && <BankStep />}
      {at.step === 'form' && at.method === 'crypto' && <CryptoStep coins={coins} />}
      {at.step === 'review' && <ReviewStep method={at.method} />}
    </section>
  );
}

/** Of one that is not decided. */
const recordedText = ({ status, amount }: Withdrawal): string =>
  (status === 'held' ? WITHDRAW_WORDS.recorded : WITHDRAW_WORDS.requested)(usd(amount));

function titleOf(at: WithdrawalStep): string {
  if (at.step === 'method') return WITHDRAW_WORDS.methodTitle;
  return at.step === 'form' ? WITHDRAW_WORDS.formTitle[at.method] : WITHDRAW_WORDS.reviewTitle;
}

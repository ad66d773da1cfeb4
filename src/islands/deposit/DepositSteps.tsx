import { useStore } from '@nanostores/react';
import { DEPOSIT_WORDS } from '../../i18n/deposit.ts';
import type { CoinOffer } from '../../stores/deposit-form.ts';
import { $depositStep } from '../../stores/deposit-steps.ts';
import { useFocusOnChange } from '../ui/use-focus-on-change.ts';
import { CoinStep } from './CoinStep.tsx';
import { type PackageOffer, PackageStep } from './PackageStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { StepTrail } from './StepTrail.tsx';

interface Props {
  readonly coins: readonly CoinOffer[];
  readonly packages: readonly PackageOffer[];
}

/** The three steps of a deposit, one at a time. */
export function DepositSteps({ coins, packages }: Props) {
  const at = useStore($depositStep);
  const heading = useFocusOnChange<HTMLHeadingElement>(at);
  const titles = {
    coin: DEPOSIT_WORDS.coinTitle,
    package: DEPOSIT_WORDS.packageTitle,
    payment: DEPOSIT_WORDS.paymentTitle,
  };

  return (
    <div className="stack">
      <StepTrail current={at.step} />
      <h2 tabIndex={-1} ref={heading}>
        {titles[at.step]}
      </h2>
      {at.step === 'coin' && <CoinStep coins={coins} />}
      {at.step === 'package' && (
        <PackageStep key={at.coin} offer={coins.find(({ id }) => id === at.coin)} packages={packages} />
      )}
      {at.step === 'payment' && <PaymentStep id={at.deposit} coins={coins} packages={packages} />}
    </div>
  );
}

import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { networkName } from '#i18n/status.ts';
import { $deposits } from '#stores/deposits.ts';
import { useUndecidedFirst } from '#ui/data/use-undecided-first.ts';
import { Unfold } from '#ui/data/Unfold.tsx';
import { useFocusOnChange } from '#ui/feedback/use-focus-on-change.ts';
import { $isPast } from '#stores/walk.ts';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { StepTrail } from '#ui/forms/StepTrail.tsx';
import { useLead } from '#ui/walk/Walk.tsx';
import { DepositHistory } from './DepositHistory.tsx';
import styles from './DepositScreen.module.css';
import { type PackageOffer, PackageStep } from './PackageStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { $depositStep, type CoinOffer, createCoinForm, startOver } from './model.ts';
import { coinFormText, depositText } from './text.ts';

interface Props {
  readonly coins: readonly CoinOffer[];
  readonly packages: readonly PackageOffer[];
}

export function DepositScreen({ coins, packages }: Props) {
  const { step } = useStore($depositStep);
  const list = useStore($deposits);
  const isMore = useUndecidedFirst(
    list.state === 'ready' && list.value.items.some(({ status }) => status === 'pending'),
    step === 'coin',
  );
  const isLate = useStore($isPast) && step === 'coin';
  useLead(isMore || !isLate);
  const steps = (
    <DepositSteps key="steps" coins={coins} packages={packages} isMore={isMore} isLate={isLate} />
  );
  const history = <DepositHistory key="history" coins={coins} packages={packages} leads={isMore} />;
  return (
    <>
      {isMore ? [history, steps] : [steps, history]}
      {step === 'payment' && (
        <p>
          <button type="button" className="button button--quiet" onClick={startOver}>
            {depositText.another}
          </button>
        </p>
      )}
    </>
  );
}

interface StepsProps extends Props {
  /** Whether a deposit that waits to be paid leads. */
  readonly isMore: boolean;
  /** Whether the walk is over: the form is then folded below the word that it cannot earn anything. */
  readonly isLate: boolean;
}

/** The three steps of a deposit, one at a time. */
function DepositSteps({ coins, packages, isMore, isLate }: StepsProps) {
  const at = useStore($depositStep);
  const heading = useFocusOnChange<HTMLHeadingElement>(at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its heading, so that all of it is seen
  useEffect(() => {
    if (heading.current === document.activeElement) heading.current?.scrollIntoView();
  }, [at]);
  const titles = {
    coin: isLate ? depositText.lateTitle : isMore ? depositText.moreTitle : depositText.coinTitle,
    package: depositText.packageTitle,
    payment: depositText.paymentTitle,
  };

  return (
    <div className="card stack">
      {!isLate && <StepTrail label={depositText.steps} names={depositText.stepNames} current={at.step} />}
      <h2 tabIndex={-1} ref={heading} className={styles.title}>
        {titles[at.step]}
      </h2>
      {isLate && <p>{depositText.lateHint}</p>}
      {at.step === 'coin' && <CoinStep coins={coins} isMore={isMore} isLate={isLate} />}
      {at.step === 'package' && (
        <PackageStep key={at.coin} offer={coins.find(({ id }) => id === at.coin)} packages={packages} />
      )}
      {at.step === 'payment' && <PaymentStep id={at.deposit} coins={coins} packages={packages} />}
    </div>
  );
}

function CoinStep({ coins, isMore, isLate }: Omit<StepsProps, 'packages'>) {
  const [form] = useState(() => createCoinForm(coins));
  const choices = coins.map(({ id, name, network, icon }) => ({
    value: id,
    name,
    detail: networkName(id, network),
    picture: icon,
  }));
  const choice = (
    <FormFrame form={form} text={coinFormText} tone={isMore || isLate ? 'quiet' : undefined}>
      <ChoiceField form={form} text={coinFormText} name="coin" choices={choices} isTitled={!isLate} />
    </FormFrame>
  );
  return isLate ? <Unfold summary={depositText.lateDeposit}>{choice}</Unfold> : choice;
}

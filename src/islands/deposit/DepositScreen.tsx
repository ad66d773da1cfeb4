import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { networkName } from '#i18n/status.ts';
import { $deposits } from '#stores/deposits.ts';
import { useUndecidedFirst } from '#ui/data/use-undecided-first.ts';
import { useFocusOnChange } from '#ui/feedback/use-focus-on-change.ts';
import { $isPast } from '#stores/walk.ts';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { useLead } from '#ui/walk/Walk.tsx';
import { DepositHistory } from './DepositHistory.tsx';
import styles from './DepositScreen.module.css';
import { type PackageOffer, PackageStep } from './PackageStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { $depositStep, type CoinOffer, createCoinForm, type DepositStep, startOver } from './model.ts';
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
  const isQuiet = isMore || isLate;
  const steps = <DepositSteps key="steps" coins={coins} packages={packages} isQuiet={isQuiet} />;
  const history = <DepositHistory key="history" coins={coins} packages={packages} leads={isMore} />;
  return (
    <>
      {isQuiet ? [history, steps] : [steps, history]}
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
  /** Whether something else leads: a deposit that waits to be paid, or the result of a walk that is over. */
  readonly isQuiet: boolean;
}

/** The three steps of a deposit, one at a time. */
function DepositSteps({ coins, packages, isQuiet }: StepsProps) {
  const at = useStore($depositStep);
  const heading = useFocusOnChange<HTMLHeadingElement>(at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its heading, so that all of it is seen
  useEffect(() => {
    if (heading.current === document.activeElement) heading.current?.scrollIntoView();
  }, [at]);
  const titles = {
    coin: depositText.coinTitle,
    package: depositText.packageTitle,
    payment: depositText.paymentTitle,
  };

  return (
    <div className="card stack">
      <StepTrail current={at.step} />
      <h2 tabIndex={-1} ref={heading} className={styles.title}>
        {titles[at.step]}
      </h2>
      {at.step === 'coin' && <CoinStep coins={coins} tone={isQuiet ? 'quiet' : undefined} />}
      {at.step === 'package' && (
        <PackageStep key={at.coin} offer={coins.find(({ id }) => id === at.coin)} packages={packages} />
      )}
      {at.step === 'payment' && <PaymentStep id={at.deposit} coins={coins} packages={packages} />}
    </div>
  );
}

interface CoinStepProps extends Pick<Props, 'coins'> {
  readonly tone: 'quiet' | undefined;
}

function CoinStep({ coins, tone }: CoinStepProps) {
  const [form] = useState(() => createCoinForm(coins));
  const choices = coins.map(({ id, name, network, icon }) => ({
    value: id,
    name,
    detail: networkName(id, network),
    picture: icon,
  }));
  return (
    <FormFrame form={form} text={coinFormText} tone={tone}>
      <ChoiceField form={form} text={coinFormText} name="coin" choices={choices} isTitled />
    </FormFrame>
  );
}

const STEPS = ['coin', 'package', 'payment'] as const satisfies readonly DepositStep['step'][];

/** Which of the three steps this is. */
function StepTrail({ current }: { readonly current: DepositStep['step'] }) {
  const reached = STEPS.indexOf(current);
  return (
    <ol className={styles.trail} aria-label={depositText.steps}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={index <= reached ? styles.reached : undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          <span className={styles.tile} aria-hidden="true">
            {index + 1}
          </span>
          {depositText.stepNames[step]}
        </li>
      ))}
    </ol>
  );
}

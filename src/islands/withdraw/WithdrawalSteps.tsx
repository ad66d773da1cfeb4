import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type Cents, ZERO } from '#domain/money/cents.ts';
import type { Coin } from '#domain/money/coin.ts';
import { parseUsd } from '#domain/money/parse-usd.ts';
import type { WithdrawalAmountProblem, WithdrawalInput } from '#domain/withdrawals/withdrawal-form.ts';
import { withdrawable, type Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { usd } from '#i18n/format.ts';
import { usdDecimal } from '#i18n/usd-decimal.ts';
import { payeeText } from '#i18n/payee.ts';
import { payeeDetails } from '#i18n/payee-details.ts';
import { networkName } from '#i18n/status.ts';
import { $balancesWithRequests } from '#stores/balances.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Unfold } from '#ui/data/Unfold.tsx';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { useFocusOnChange } from '#ui/feedback/use-focus-on-change.ts';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { CountryField } from '#ui/forms/CountryField.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import type { FieldProps } from '#ui/forms/use-field.ts';
import styles from './Withdraw.module.css';
import {
  $input,
  $recorded,
  $withdrawalStep,
  backToMethods,
  type BankForm,
  chooseMethod,
  confirmation,
  createBankForm,
  createCryptoForm,
  createMethodForm,
  type Method,
  METHODS,
  type WithdrawalStep,
} from './model.ts';
import { bankFormText, cryptoFormText, methodFormText, SAMPLE_BANK_DETAILS, withdrawText } from './text.ts';

interface StepsProps {
  readonly coins: readonly Coin[];
  /** Whether nothing can be withdrawn: then the first form waits until it is asked for. */
  readonly isFolded: boolean;
}

/** The steps of a withdrawal, one at a time. */
export function WithdrawalSteps({ coins, isFolded }: StepsProps) {
  const at = useStore($withdrawalStep);
  const recorded = useStore($recorded);
  const heading = useFocusOnChange<HTMLHeadingElement>(at);

  return (
    <section className={`card ${styles.steps}`} aria-labelledby="withdrawal-step">
      <div>
        <h2 id="withdrawal-step" tabIndex={-1} ref={heading}>
          {titleOf(at)}
        </h2>
        <StatusMessage text={recorded && recordedText(recorded)} />
      </div>
      {at.step === 'method' &&
        (isFolded ? (
          <Unfold summary={withdrawText.form}>
            <MethodStep />
          </Unfold>
        ) : (
          <MethodStep />
        ))}
      {at.step === 'form' && at.method === 'bank' && <BankStep />}
      {at.step === 'form' && at.method === 'crypto' && <CryptoStep coins={coins} />}
      {at.step === 'review' && <ReviewStep method={at.method} />}
    </section>
  );
}

/** For an undecided withdrawal. */
const recordedText = ({ status, amount }: Withdrawal): string =>
  (status === 'held' ? withdrawText.recorded : withdrawText.requested)(usd(amount));

function titleOf(at: WithdrawalStep): string {
  if (at.step === 'method') return withdrawText.methodTitle;
  return at.step === 'form' ? withdrawText.formTitle[at.method] : withdrawText.reviewTitle;
}

const CARDS = {
  bank: { name: payeeText.bank, detail: withdrawText.bankHint },
  crypto: { name: payeeText.crypto, detail: withdrawText.cryptoHint },
};

export function MethodStep() {
  const [form] = useState(createMethodForm);
  return (
    <FormFrame form={form} text={methodFormText}>
      <AmountField form={form} text={methodFormText} />
      <ChoiceField
        form={form}
        text={methodFormText}
        name="method"
        choices={METHODS.map((value) => ({ value, ...CARDS[value] }))}
      />
    </FormFrame>
  );
}

export function CryptoStep({ coins }: { readonly coins: readonly Coin[] }) {
  const [form] = useState(() => createCryptoForm(coins));
  const all = { form, text: cryptoFormText };
  const options = [
    { value: '', label: withdrawText.chooseCoin },
    ...coins.map(({ id, network }) => ({ value: id, label: networkName(id, network) })),
  ];
  return (
    <div className={`stack ${styles.form}`}>
      <FormFrame {...all}>
        <KnownAmount {...all} />
        <SelectField {...all} name="coin" options={options} />
        <TextField {...all} name="address" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </FormFrame>
      <BackToMethods />
    </div>
  );
}

/** Browsers must not fill these in: their data is real. */
const UNKNOWN_TO_BROWSERS = { autoComplete: 'off', spellCheck: false } as const;

function BankStep() {
  const [form] = useState(createBankForm);
  const all = { form, text: bankFormText };
  return (
    <div className={`stack ${styles.form}`}>
      <SampleDetails form={form} />
      <FormFrame {...all}>
        <KnownAmount {...all} />
        <CountryField {...all} name="country" none={withdrawText.chooseCountry} autoComplete="off" />
        <TextField {...all} name="bankName" {...UNKNOWN_TO_BROWSERS} />
        <TextField {...all} name="accountHolder" {...UNKNOWN_TO_BROWSERS} />
        <TextField {...all} name="accountNumber" {...UNKNOWN_TO_BROWSERS} />
        <TextField {...all} name="zip" {...UNKNOWN_TO_BROWSERS} />
        <TextField {...all} name="postalCode" {...UNKNOWN_TO_BROWSERS} />
      </FormFrame>
      <BackToMethods />
    </div>
  );
}

function SampleDetails({ form }: { readonly form: BankForm }) {
  const [filled, setFilled] = useState(false);
  const fill = () => {
    form.fill(SAMPLE_BANK_DETAILS);
    setFilled(true);
  };
  return (
    <div className="notice">
      <p>{withdrawText.madeUp}</p>
      <div className="cluster">
        <button type="button" className="button button--quiet" onClick={fill}>
          {withdrawText.fillSample}
        </button>
        <span role="status">{filled && withdrawText.sampleFilled}</span>
      </div>
    </div>
  );
}

function BackToMethods() {
  return (
    <div>
      <button type="button" className="button button--quiet" onClick={backToMethods}>
        {withdrawText.back}
      </button>
    </div>
  );
}

type AmountProps<Name extends string, FieldError> = Omit<FieldProps<Name | 'amount', FieldError>, 'name'>;

/** The amount, with buttons that fill in all that can be withdrawn, or what the person probably means. */
function AmountField<Name extends string, FieldError>(all: AmountProps<Name, FieldError>) {
  const found = useStore($balancesWithRequests);
  const error: unknown = useStore(all.form.$state).errors.amount;
  const available = found.state === 'ready' ? withdrawable(found.value.left) : ZERO;
  const fill = (amount: Cents) => all.form.change('amount', usdDecimal(amount));
  return (
    <div className={styles.amount}>
      <TextField {...all} name="amount" inputMode="decimal" autoComplete="off" />
      {isAmbiguous(error) && (
        <button type="button" className="button button--quiet" onClick={() => fill(error.likely)}>
          {withdrawText.meant(usd(error.likely))}
        </button>
      )}
      {available > 0 && (
        <button type="button" className="button button--quiet" onClick={() => fill(available)}>
          {withdrawText.max(usd(available))}
        </button>
      )}
    </div>
  );
}

const isAmbiguous = (error: unknown): error is Extract<WithdrawalAmountProblem, { code: 'ambiguous' }> =>
  typeof error === 'object' && error !== null && 'likely' in error;

/** The amount of the first step. It is asked for here after a reload, or if it is refused by now. */
function KnownAmount<Name extends string, FieldError>(all: AmountProps<Name, FieldError>) {
  const { values, errors } = useStore(all.form.$state);
  const [isAsked] = useState(values.amount === '');
  const parsed = parseUsd(values.amount);
  if (isAsked || errors.amount !== undefined || !parsed.ok) return <AmountField {...all} />;
  return (
    <p className={styles.known}>
      {withdrawText.amount} <strong>{usd(parsed.amount)}</strong>
      <button
        type="button"
        className="link-button"
        aria-label={withdrawText.changeAmount}
        onClick={backToMethods}
      >
        {withdrawText.change}
      </button>
    </p>
  );
}

/**
 * The review of a withdrawal before it is requested. After a reload there is nothing to review: typed details are not
 * stored.
 */
function ReviewStep({ method }: { readonly method: Method }) {
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

function WithdrawalDetailsList({ input }: { readonly input: WithdrawalInput }) {
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

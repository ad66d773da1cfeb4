import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ZERO } from '#domain/money/cents.ts';
import type { Coin } from '#domain/money/coin.ts';
import type { WithdrawalInput } from '#domain/withdrawals/withdrawal-form.ts';
import { withdrawable, type Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { usd, usdDecimal } from '#i18n/format.ts';
import { payeeDetails, payeeText } from '#i18n/payee.ts';
import { networkName } from '#i18n/status.ts';
import { $balancesWithRequests } from '#stores/balances.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
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
import styles from './Form.module.css';
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

/** The steps of a withdrawal, one at a time. */
export function WithdrawalSteps({ coins }: { readonly coins: readonly Coin[] }) {
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
      {at.step === 'method' && <MethodStep />}
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
        <AmountField {...all} />
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
        <CountryField {...all} name="country" none={withdrawText.chooseCountry} autoComplete="off" />
        <AmountField {...all} />
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

/** The amount, with a button that fills in all that can be withdrawn. */
function AmountField<Name extends string, FieldError>(
  all: Omit<FieldProps<Name | 'amount', FieldError>, 'name'>,
) {
  const found = useStore($balancesWithRequests);
  const available = found.state === 'ready' ? withdrawable(found.value.left) : ZERO;
  return (
    <div className="stack">
      <TextField {...all} name="amount" inputMode="decimal" autoComplete="off" />
      {available > 0 && (
        <div>
          <button
            type="button"
            className="button button--quiet"
            onClick={() => all.form.change('amount', usdDecimal(available))}
          >
            {withdrawText.allOfIt(usd(available))}
          </button>
        </div>
      )}
    </div>
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

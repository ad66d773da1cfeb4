import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type Cents, subtract, ZERO } from '#domain/money/cents.ts';
import type { Coin } from '#domain/money/coin.ts';
import { parseUsd } from '#domain/money/parse-usd.ts';
import { MINIMUM_WITHDRAWAL, withdrawable } from '#domain/withdrawals/withdrawal.ts';
import { ROUTES } from '#domain/routes.ts';
import { BOOK_NAMES } from '#i18n/book-names.ts';
import { usd, usdShort } from '#i18n/format.ts';
import { address } from '#i18n/language.ts';
import { uiText } from '#i18n/ui.ts';
import { usdDecimal } from '#i18n/usd-decimal.ts';
import { payeeText } from '#i18n/payee.ts';
import { readablePayee } from '#i18n/payee-details.ts';
import { networkName } from '#i18n/status.ts';
import { $balancesWithRequests } from '#stores/balances.ts';
import type { Form } from '#stores/form.ts';
import { $isPast, $isTouring } from '#stores/walk.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Unfold } from '#ui/data/Unfold.tsx';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { useFocusOnChange } from '#ui/feedback/use-focus-on-change.ts';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { CountryField } from '#ui/forms/CountryField.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { StepTrail } from '#ui/forms/StepTrail.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { controlId, type FormText } from '#ui/forms/use-field.ts';
import { useLead } from '#ui/walk/Walk.tsx';
import styles from './Withdraw.module.css';
import {
  $input,
  $withdrawalStep,
  backToMethods,
  type BankForm,
  chooseMethod,
  confirmation,
  createBankForm,
  createCryptoForm,
  createMethodForm,
  type Method,
  type MethodForm,
  METHODS,
  type WithdrawalStep,
} from './model.ts';
import { bankFormText, cryptoFormText, methodFormText, SAMPLE_BANK_DETAILS, withdrawText } from './text.ts';

interface StepsProps {
  readonly coins: readonly Coin[];
  /** What is in Earning and not asked for, if that is less than can be withdrawn; else null. */
  readonly short: Cents | null;
  /** Whether an undecided withdrawal comes first: then the first form waits until it is asked for. */
  readonly isMore: boolean;
}

/** The steps of a withdrawal, one at a time. */
export function WithdrawalSteps({ coins, short, isMore }: StepsProps) {
  const at = useStore($withdrawalStep);
  const [asked, setAsked] = useState<WithdrawalStep | null>(null);
  const isPast = useStore($isPast);
  const waits = isMore && asked !== at;
  const heading = useFocusOnChange<HTMLHeadingElement>(waits ? null : at);
  useLead(asked === at);
  if (waits) {
    return (
      <div>
        <button type="button" className="button button--quiet" onClick={() => setAsked(at)}>
          {withdrawText.more}
        </button>
      </div>
    );
  }

  const titleOfTooLittle = isPast ? withdrawText.lateTitle(usdShort(short ?? ZERO)) : withdrawText.notEnough;
  return (
    <section className={`card ${styles.steps}`} aria-labelledby="withdrawal-step">
      {short === null && (
        <StepTrail label={withdrawText.steps} names={withdrawText.stepNames} current={at.step} />
      )}
      <h2 id="withdrawal-step" tabIndex={-1} ref={heading}>
        {short === null ? titleOf(at) : titleOfTooLittle}
      </h2>
      {short === null ? (
        at.step === 'method' && <MethodStep key={at.chosen} chosen={at.chosen} />
      ) : (
        <TooLittle earned={short} />
      )}
      {at.step === 'form' && at.method === 'bank' && <BankStep />}
      {at.step === 'form' && at.method === 'crypto' && <CryptoStep coins={coins} />}
      {at.step === 'review' && <ReviewStep method={at.method} />}
    </section>
  );
}

/** How far it is to the least that can be withdrawn. */
function TooLittle({ earned }: { readonly earned: Cents }) {
  const isTouring = useStore($isTouring);
  const isPast = useStore($isPast);
  return (
    <>
      <div className="cluster">
        <small aria-hidden="true">{usdShort(ZERO)}</small>
        <progress
          className={styles.way}
          value={earned}
          max={MINIMUM_WITHDRAWAL}
          aria-label={BOOK_NAMES.earning}
        />
        <small aria-hidden="true">{usdShort(MINIMUM_WITHDRAWAL)}</small>
      </div>
      <p>{isPast ? withdrawText.lateHint : withdrawText.notEnoughHint}</p>
      {!isPast && (
        <p>
          <a className="button" href={address(ROUTES[isTouring ? 'home' : 'programme'].path)}>
            {isTouring ? uiText.toTour : withdrawText.levels}
          </a>
        </p>
      )}
      <Unfold summary={withdrawText.form}>
        <MethodStep />
      </Unfold>
    </>
  );
}

function titleOf(at: WithdrawalStep): string {
  if (at.step === 'method') return withdrawText.methodTitle;
  return at.step === 'form' ? withdrawText.formTitle[at.method] : withdrawText.reviewTitle;
}

const CARDS = {
  bank: { name: payeeText.bank, detail: withdrawText.bankHint },
  crypto: { name: payeeText.crypto, detail: withdrawText.cryptoHint },
};

function MethodStep({ chosen }: { readonly chosen?: Method | undefined }) {
  const [form] = useState(() => createMethodForm(chosen));
  const all = { form, text: methodFormText };
  return (
    <FormFrame {...all}>
      <AmountField form={form} />
      <ChoiceField {...all} name="method" choices={METHODS.map((value) => ({ value, ...CARDS[value] }))} />
      <Consequence form={form} />
    </FormFrame>
  );
}

/** What the typed amount would cost, bring and leave. */
function Consequence({ form }: { readonly form: MethodForm }) {
  const { values } = useStore(form.$state);
  const typed = parseUsd(values.amount);
  const found = useStore($balancesWithRequests);
  const amount = typed.ok ? typed.amount : ZERO;
  const left = found.state === 'ready' ? subtract(found.value.left.earning, amount) : ZERO;
  return (
    <div className={styles.consequence}>
      <DescriptionList
        items={[
          { label: withdrawText.fee, value: usd(ZERO) },
          { label: withdrawText.arrives, value: <strong>{usd(amount)}</strong> },
          { label: withdrawText.left, value: left < 0 ? '–' : usd(left) },
        ]}
      />
    </div>
  );
}

function CryptoStep({ coins }: { readonly coins: readonly Coin[] }) {
  const [form] = useState(() => createCryptoForm(coins));
  const all = { form, text: cryptoFormText };
  const options = [
    { value: '', label: withdrawText.chooseCoin },
    ...coins.map(({ id, network }) => ({ value: id, label: networkName(id, network) })),
  ];
  return (
    <>
      <KnownAmount {...all} />
      <FormFrame {...all}>
        <div className={`${styles.group} ${styles.wide}`}>
          <SelectField {...all} name="coin" options={options} />
          <TextField {...all} name="address" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </div>
      </FormFrame>
    </>
  );
}

/** Browsers must not fill these in: their data is real. */
const UNKNOWN_TO_BROWSERS = { autoComplete: 'off', spellCheck: false } as const;

function BankStep() {
  const [form] = useState(createBankForm);
  const all = { form, text: bankFormText };
  const typed = { ...all, ...UNKNOWN_TO_BROWSERS };
  return (
    <>
      <KnownAmount {...all} />
      <SampleDetails form={form} />
      <FormFrame {...all}>
        <fieldset className={styles.group}>
          <legend>{withdrawText.account}</legend>
          <CountryField {...all} name="country" none={withdrawText.chooseCountry} autoComplete="off" />
          <TextField {...typed} name="bankName" />
          <TextField {...typed} name="accountNumber" />
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{withdrawText.holder}</legend>
          <TextField {...typed} name="accountHolder" />
          <div className={styles.codes}>
            <TextField {...typed} name="zip" />
            <TextField {...typed} name="postalCode" />
          </div>
        </fieldset>
      </FormFrame>
    </>
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
      <div className="cluster">
        <p>{withdrawText.madeUp}</p>
        <button type="button" className="button button--quiet" onClick={fill}>
          {withdrawText.fillSample}
        </button>
        <span role="status">{filled && withdrawText.sampleFilled}</span>
      </div>
    </div>
  );
}

/** The amount, with buttons that fill in all that can be withdrawn, or what the person probably means. */
function AmountField({ form }: { readonly form: MethodForm }) {
  const found = useStore($balancesWithRequests);
  const error = useStore(form.$state).errors.amount;
  const available = found.state === 'ready' ? withdrawable(found.value.left) : ZERO;
  const fill = (amount: Cents) => form.change('amount', usdDecimal(amount));
  return (
    <div className={styles.amount}>
      <TextField form={form} text={methodFormText} name="amount" inputMode="decimal" autoComplete="off" />
      {available > 0 && (
        <button type="button" className={styles.max} onClick={() => fill(available)}>
          {withdrawText.max(usd(available))}
        </button>
      )}
      {typeof error === 'object' && error.code === 'ambiguous' && (
        <button type="button" className="button button--quiet" onClick={() => fill(error.likely)}>
          {withdrawText.meant(usd(error.likely))}
        </button>
      )}
    </div>
  );
}

interface AmountProps<FieldName extends string, FieldError> {
  readonly form: Form<FieldName | 'amount', FieldError>;
  readonly text: FormText<FieldName | 'amount', FieldError>;
}

/** The amount of the first step, the way back there, and why it is refused, if it is by now. */
function KnownAmount<FieldName extends string, FieldError>({
  form,
  text,
}: AmountProps<FieldName, FieldError>) {
  const { values, errors } = useStore(form.$state);
  const parsed = parseUsd(values.amount);
  return (
    <div className="field">
      <p className={styles.known}>
        {parsed.ok && <strong>{usd(parsed.amount)}</strong>}{' '}
        <button
          type="button"
          className="link-button"
          id={controlId('amount')}
          aria-label={withdrawText.changeAmount}
          onClick={backToMethods}
        >
          {withdrawText.change}
        </button>
      </p>
      {errors.amount && <p className="field__error">{text.error(errors.amount, 'amount')}</p>}
    </div>
  );
}

/** The review of a withdrawal before it is requested. */
function ReviewStep({ method }: { readonly method: Method }) {
  const input = useStore($input);
  const progress = useStore(confirmation.$progress);
  // A request under way cannot be changed.
  const isRunning = progress.state === 'running';
  if (!input) return null;
  const { amount, details } = input;
  return (
    <>
      <p className={styles.known}>
        <strong>{usd(amount)}</strong> {withdrawText.fee} {usd(ZERO)}
      </p>
      <DescriptionList items={readablePayee(details)} />
      <p>{withdrawText.reviewText}</p>
      <ActionFailure progress={progress} />
      <div className="cluster">
        <ActionButton
          progress={progress}
          text={{ press: withdrawText.confirm, pressing: withdrawText.confirming }}
          onClick={() => void confirmation.run(input)}
        />
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

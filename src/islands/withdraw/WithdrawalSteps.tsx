import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Coin } from '#domain/money/coin.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { usd } from '#i18n/format.ts';
import { networkName } from '#i18n/status.ts';
import { Said } from '#ui/feedback/StatusMessage.tsx';
import { useFocusOnChange } from '#ui/feedback/use-focus-on-change.ts';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { BackToMethods } from './BackToMethods.tsx';
import { BankStep } from './BankStep.tsx';
import styles from './Form.module.css';
import { ReviewStep } from './ReviewStep.tsx';
import {
  $recorded,
  $withdrawalStep,
  createCryptoForm,
  createMethodForm,
  METHODS,
  type WithdrawalStep,
} from './model.ts';
import { CRYPTO_FORM_WORDS, METHOD_FORM_WORDS, WITHDRAW_WORDS } from './text.ts';

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

const CARDS = {
  bank: { name: WITHDRAW_WORDS.bank, detail: WITHDRAW_WORDS.bankHint },
  crypto: { name: WITHDRAW_WORDS.crypto, detail: WITHDRAW_WORDS.cryptoHint },
};

export function MethodStep() {
  const [form] = useState(createMethodForm);
  return (
    <FormFrame form={form} words={METHOD_FORM_WORDS}>
      <ChoiceField
        form={form}
        words={METHOD_FORM_WORDS}
        name="method"
        choices={METHODS.map((value) => ({ value, ...CARDS[value] }))}
      />
    </FormFrame>
  );
}

export function CryptoStep({ coins }: { readonly coins: readonly Coin[] }) {
  const [form] = useState(() => createCryptoForm(coins));
  const all = { form, words: CRYPTO_FORM_WORDS };
  const options = [
    { value: '', label: WITHDRAW_WORDS.chooseCoin },
    ...coins.map(({ id, network }) => ({ value: id, label: networkName(id, network) })),
  ];
  return (
    <div className={`stack ${styles.form}`}>
      <FormFrame {...all}>
        <TextField {...all} name="amount" inputMode="decimal" autoComplete="off" />
        <SelectField {...all} name="coin" options={options} />
        <TextField {...all} name="address" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </FormFrame>
      <BackToMethods />
    </div>
  );
}

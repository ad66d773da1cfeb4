import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Coin } from '#domain/money/coin.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { payeeText } from '#i18n/payee.ts';
import { usd } from '#i18n/format.ts';
import { networkName } from '#i18n/status.ts';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { useFocusOnChange } from '#ui/feedback/use-focus-on-change.ts';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { AmountField } from './AmountField.tsx';
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
import { cryptoFormText, methodFormText, withdrawText } from './text.ts';

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

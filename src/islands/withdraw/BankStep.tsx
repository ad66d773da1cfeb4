import { useState } from 'react';
import { CountryField } from '#ui/forms/CountryField.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { AmountField } from './AmountField.tsx';
import { BackToMethods } from './BackToMethods.tsx';
import styles from './Form.module.css';
import { type BankForm, createBankForm } from './model.ts';
import { bankFormText, SAMPLE_BANK_DETAILS, withdrawText } from './text.ts';

/** Browsers must not fill these in: their data is real. */
const UNKNOWN_TO_BROWSERS = { autoComplete: 'off', spellCheck: false } as const;

export function BankStep() {
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

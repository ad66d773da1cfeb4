import { useState } from 'react';
import { METHOD_FORM_WORDS, WITHDRAW_WORDS } from '../../i18n/withdraw.ts';
import { createMethodForm } from '../../stores/withdrawal-form.ts';
import { METHODS } from '../../stores/withdrawal-steps.ts';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { FormFrame } from '../ui/FormFrame.tsx';

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

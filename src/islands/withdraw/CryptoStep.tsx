import { useState } from 'react';
import type { Coin } from '../../domain/coin.ts';
import { networkName } from '../../i18n/status.ts';
import { CRYPTO_FORM_WORDS, WITHDRAW_WORDS } from '../../i18n/withdraw.ts';
import { createCryptoForm } from '../../stores/withdrawal-form.ts';
import { FormFrame } from '../ui/FormFrame.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { BackToMethods } from './BackToMethods.tsx';
import styles from './Form.module.css';

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

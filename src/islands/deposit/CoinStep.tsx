import { useState } from 'react';
import { COIN_FORM_WORDS, DEPOSIT_WORDS } from '../../i18n/deposit.ts';
import { networkName } from '../../i18n/status.ts';
import { type CoinOffer, createCoinForm } from '../../stores/deposit-form.ts';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { FormFrame } from '../ui/FormFrame.tsx';

export function CoinStep({ coins }: { readonly coins: readonly CoinOffer[] }) {
  const [form] = useState(() => createCoinForm(coins));
  const choices = coins.map(({ id, name, network, icon }) => ({
    value: id,
    name,
    detail: networkName(id, network),
    picture: icon,
  }));
  return (
    <>
      <p>{DEPOSIT_WORDS.coinHint}</p>
      <FormFrame form={form} words={COIN_FORM_WORDS}>
        <ChoiceField form={form} words={COIN_FORM_WORDS} name="coin" choices={choices} />
      </FormFrame>
    </>
  );
}

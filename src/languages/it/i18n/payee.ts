import { countryName } from '#i18n/format.ts';
import type * as english from '#i18n/payee.ts';
import type { Words } from '#i18n/words.ts';
import { endingIn, networkName } from './status.ts';

export const payeeText: Words<typeof english.payeeText> = {
  method: 'Metodo',
  amount: 'Importo',
  bank: 'Banca',
  crypto: 'Criptovaluta',
  country: 'Paese',
  bankName: 'Nome della banca',
  accountHolder: 'Intestatario del conto',
  accountNumber: 'Numero di conto',
  zip: 'ZIP',
  postalCode: 'Codice postale',
  network: 'Rete',
  address: 'Indirizzo',
};

export function payeeDetails(details: Parameters<typeof english.payeeDetails>[0]) {
  if (details.method === 'bank-redacted') {
    return [
      { label: payeeText.method, value: payeeText.bank },
      { label: payeeText.accountNumber, value: endingIn(details.ending) },
    ];
  }
  if (details.method === 'crypto') {
    return [
      { label: payeeText.method, value: payeeText.crypto },
      { label: payeeText.network, value: networkName(details.coin, details.network) },
      { label: payeeText.address, value: details.address },
    ];
  }
  return [
    { label: payeeText.method, value: payeeText.bank },
    { label: payeeText.country, value: countryName(details.country) },
    { label: payeeText.bankName, value: details.bankName },
    { label: payeeText.accountHolder, value: details.accountHolder },
    { label: payeeText.accountNumber, value: details.accountNumber },
    { label: payeeText.zip, value: details.zip || '—' },
    { label: payeeText.postalCode, value: details.postalCode || '—' },
  ];
}

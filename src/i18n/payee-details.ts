import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { countryName } from './format.ts';
import { payeeText } from './payee.ts';
import { endingIn, networkName } from './status.ts';

/** The payee of a withdrawal as named values, each as it was typed. */
export function payeeDetails(details: Withdrawal['details']) {
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
      { label: payeeText.address, value: details.address, isTyped: true },
    ];
  }
  return [
    { label: payeeText.method, value: payeeText.bank },
    { label: payeeText.country, value: countryName(details.country) },
    { label: payeeText.bankName, value: details.bankName, isTyped: true },
    { label: payeeText.accountHolder, value: details.accountHolder, isTyped: true },
    { label: payeeText.accountNumber, value: details.accountNumber, isTyped: true },
    { label: payeeText.zip, value: details.zip, isTyped: true },
    { label: payeeText.postalCode, value: details.postalCode, isTyped: true },
  ].filter(({ value }) => value !== '');
}

/** The same to be read: an IBAN in groups of four, as banks print it. */
export const readablePayee = (details: Withdrawal['details']) =>
  payeeDetails(details).map((item) =>
    item.label === payeeText.accountNumber ? { ...item, value: inGroups(item.value) } : item,
  );

const inGroups = (number: string): string =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number) ? number.replace(/.{4}(?=.)/g, '$& ') : number;

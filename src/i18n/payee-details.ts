import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { countryName } from './format.ts';
import { payeeText } from './payee.ts';
import { endingIn, networkName } from './status.ts';

/** The payee of a withdrawal as named values. */
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
    { label: payeeText.zip, value: details.zip || '—', isTyped: true },
    { label: payeeText.postalCode, value: details.postalCode || '—', isTyped: true },
  ];
}

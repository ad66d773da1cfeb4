import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { countryName } from './format.ts';
import { endingIn, networkName } from './status.ts';

/** What describes where a withdrawal goes: labels of the form, and of the request once it is made. */
export const receiverText = {
  method: 'Method',
  amount: 'Amount',
  bank: 'Bank',
  crypto: 'Cryptocurrency',
  country: 'Country',
  bankName: 'Bank name',
  accountHolder: 'Account holder',
  accountNumber: 'Account number',
  zip: 'Zip',
  postalCode: 'Postal code',
  network: 'Network',
  address: 'Address',
} as const;

/** Where the money of a withdrawal is to go, as named values. */
export function receiverFacts(details: Withdrawal['details']) {
  if (details.method === 'bank-redacted') {
    return [
      { label: receiverText.method, value: receiverText.bank },
      { label: receiverText.accountNumber, value: endingIn(details.ending) },
    ];
  }
  if (details.method === 'crypto') {
    return [
      { label: receiverText.method, value: receiverText.crypto },
      { label: receiverText.network, value: networkName(details.coin, details.network) },
      { label: receiverText.address, value: details.address },
    ];
  }
  return [
    { label: receiverText.method, value: receiverText.bank },
    { label: receiverText.country, value: countryName(details.country) },
    { label: receiverText.bankName, value: details.bankName },
    { label: receiverText.accountHolder, value: details.accountHolder },
    { label: receiverText.accountNumber, value: details.accountNumber },
    { label: receiverText.zip, value: details.zip || '—' },
    { label: receiverText.postalCode, value: details.postalCode || '—' },
  ];
}

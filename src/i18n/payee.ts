import type { WithdrawalDetails } from '#domain/withdrawals/withdrawal.ts';
import { countryName } from './format.ts';
import { networkName } from './status.ts';

/** Labels of a withdrawal's payee, in the form and in the request. */
export const payeeText = {
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

/** The payee of a withdrawal as named values. */
export function payeeDetails(details: WithdrawalDetails) {
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

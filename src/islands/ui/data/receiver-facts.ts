import type { WithdrawalDetails } from '#domain/withdrawals/withdrawal.ts';
import { countryName } from '#i18n/format.ts';
import { networkName } from '#i18n/status.ts';
import { WITHDRAW_WORDS } from '#islands/withdraw/text.ts';

/** Where the money of a withdrawal is to go, as named values. */
export function receiverFacts(details: WithdrawalDetails) {
  if (details.method === 'crypto') {
    return [
      { label: WITHDRAW_WORDS.method, value: WITHDRAW_WORDS.crypto },
      { label: WITHDRAW_WORDS.network, value: networkName(details.coin, details.network) },
      { label: WITHDRAW_WORDS.address, value: details.address },
    ];
  }
  return [
    { label: WITHDRAW_WORDS.method, value: WITHDRAW_WORDS.bank },
    { label: WITHDRAW_WORDS.country, value: countryName(details.country) },
    { label: WITHDRAW_WORDS.bankName, value: details.bankName },
    { label: WITHDRAW_WORDS.accountHolder, value: details.accountHolder },
    { label: WITHDRAW_WORDS.accountNumber, value: details.accountNumber },
    { label: WITHDRAW_WORDS.zip, value: details.zip || '—' },
    { label: WITHDRAW_WORDS.postalCode, value: details.postalCode || '—' },
  ];
}

import { ZERO } from '../../domain/cents.ts';
import type { WithdrawalDetails } from '../../domain/withdrawal.ts';
import type { WithdrawalWish } from '../../domain/withdrawal-form.ts';
import { countryName, usd } from '../../i18n/format.ts';
import { networkName } from '../../i18n/status.ts';
import { WITHDRAW_WORDS } from '../../i18n/withdraw.ts';
import { Facts } from '../ui/Facts.tsx';

export function WithdrawalFacts({ wish }: { readonly wish: WithdrawalWish }) {
  return (
    <Facts
      facts={[
        { label: WITHDRAW_WORDS.amount, value: usd(wish.amount) },
        { label: WITHDRAW_WORDS.fee, value: usd(ZERO) },
        ...detailFacts(wish.details),
      ]}
    />
  );
}

function detailFacts(details: WithdrawalDetails) {
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

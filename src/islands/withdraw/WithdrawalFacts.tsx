import { ZERO } from '../../domain/cents.ts';
import type { WithdrawalWish } from '../../domain/withdrawal-form.ts';
import { usd } from '../../i18n/format.ts';
import { WITHDRAW_WORDS } from '../../i18n/withdraw.ts';
import { Facts } from '../ui/Facts.tsx';
import { receiverFacts } from '../ui/receiver-facts.ts';

export function WithdrawalFacts({ wish }: { readonly wish: WithdrawalWish }) {
  return (
    <Facts
      facts={[
        { label: WITHDRAW_WORDS.amount, value: usd(wish.amount) },
        { label: WITHDRAW_WORDS.fee, value: usd(ZERO) },
        ...receiverFacts(wish.details),
      ]}
    />
  );
}

import type { Balances } from '../../domain/ledger.ts';
import { worth } from '../../domain/statement.ts';
import { MINIMUM_WITHDRAWAL, withdrawable } from '../../domain/withdrawal.ts';
import { usd } from '../../i18n/format.ts';
import { WITHDRAW_WORDS } from '../../i18n/withdraw.ts';
import { $balances } from '../../stores/balances.ts';
import { LiveView } from '../ui/LiveView.tsx';
import { MoneyCards } from '../ui/MoneyCards.tsx';

export function WithdrawalCards() {
  return <LiveView store={$balances}>{(balances) => <Cards balances={balances} />}</LiveView>;
}

function Cards({ balances }: { readonly balances: Balances }) {
  const available = withdrawable(balances);
  return (
    <div className="stack">
      <MoneyCards
        cards={[
          { title: WITHDRAW_WORDS.earning, amount: balances.earning, hint: WITHDRAW_WORDS.earningHint },
          { title: WITHDRAW_WORDS.saving, amount: worth(balances), hint: WITHDRAW_WORDS.savingHint },
        ]}
      />
      {available === 0 && (
        <p className="notice">{WITHDRAW_WORDS.nothingYet(usd(available), usd(MINIMUM_WITHDRAWAL))}</p>
      )}
    </div>
  );
}

import { subtract } from '../../domain/cents.ts';
import type { Balances } from '../../domain/ledger.ts';
import { worth } from '../../domain/statement.ts';
import { MINIMUM_WITHDRAWAL, withdrawable } from '../../domain/withdrawal.ts';
import { usd } from '../../i18n/format.ts';
import { WITHDRAW_WORDS } from '../../i18n/withdraw.ts';
import { $balancesWithRequests } from '../../stores/left.ts';
import { LiveView } from '../ui/LiveView.tsx';
import { MoneyCards } from '../ui/MoneyCards.tsx';

export function WithdrawalCards() {
  return (
    <LiveView store={$balancesWithRequests}>
      {({ balances, left }) => <Cards balances={balances} left={left} />}
    </LiveView>
  );
}

function Cards({ balances, left }: { readonly balances: Balances; readonly left: Balances }) {
  const available = withdrawable(left);
  const requested = subtract(balances.earning, left.earning);
  return (
    <div className="stack">
      <MoneyCards
        cards={[
          { title: WITHDRAW_WORDS.earning, amount: balances.earning, hint: WITHDRAW_WORDS.earningHint },
          { title: WITHDRAW_WORDS.saving, amount: worth(balances), hint: WITHDRAW_WORDS.savingHint },
        ]}
      />
      {requested > 0 && <p className="notice">{WITHDRAW_WORDS.requestedAlready(usd(requested))}</p>}
      {available === 0 && requested === 0 && (
        <p className="notice">{WITHDRAW_WORDS.nothingYet(usd(available), usd(MINIMUM_WITHDRAWAL))}</p>
      )}
    </div>
  );
}

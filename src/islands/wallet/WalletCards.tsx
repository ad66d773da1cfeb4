import { usd } from '../../i18n/format.ts';
import { WALLET_WORDS } from '../../i18n/wallet.ts';
import { $balances } from '../../stores/balances.ts';
import { LiveView } from '../ui/LiveView.tsx';
import { MoneyCards } from '../ui/MoneyCards.tsx';

export function WalletCards() {
  return (
    <LiveView store={$balances}>
      {({ earning, locked, held }) => (
        <div className="stack">
          <MoneyCards
            cards={[
              { title: WALLET_WORDS.earning, amount: earning, hint: WALLET_WORDS.earningHint },
              { title: WALLET_WORDS.activeDeposit, amount: locked, hint: WALLET_WORDS.activeDepositHint },
            ]}
          />
          {held > 0 && <p>{WALLET_WORDS.held(usd(held))}</p>}
        </div>
      )}
    </LiveView>
  );
}

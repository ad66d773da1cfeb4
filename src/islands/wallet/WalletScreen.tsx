import type { Coin } from '#domain/money/coin.ts';
import { usd } from '#i18n/format.ts';
import { MemberScreen } from '#islands/frame/MemberScreen.tsx';
import { $balances } from '#stores/ledger.ts';
import { MoneyCards } from '#ui/data/MoneyCards.tsx';
import { LiveView } from '#ui/data/RemoteView.tsx';
import { Portfolio } from './Portfolio.tsx';
import { WALLET_WORDS } from './text.ts';

export function WalletScreen({ coins }: { readonly coins: readonly Coin[] }) {
  return (
    <MemberScreen route="wallet" title={WALLET_WORDS.title}>
      <WalletCards />
      <Portfolio coins={coins} />
    </MemberScreen>
  );
}

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

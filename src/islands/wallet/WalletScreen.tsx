import type { Coin } from '#domain/money/coin.ts';
import { usd } from '#i18n/format.ts';
import { MemberScreen } from '#islands/frame/MemberScreen.tsx';
import { $balances } from '#stores/ledger.ts';
import { MoneyCards } from '#ui/data/MoneyCards.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Portfolio } from './Portfolio.tsx';
import { walletText } from './text.ts';

export function WalletScreen({ coins }: { readonly coins: readonly Coin[] }) {
  return (
    <MemberScreen route="wallet" title={walletText.title}>
      <WalletCards />
      <Portfolio coins={coins} />
    </MemberScreen>
  );
}

export function WalletCards() {
  return (
    <RemoteView store={$balances}>
      {({ earning, locked, held }) => (
        <div className="stack">
          <MoneyCards
            cards={[
              { title: walletText.earning, amount: earning, hint: walletText.earningHint },
              { title: walletText.activeDeposit, amount: locked, hint: walletText.activeDepositHint },
            ]}
          />
          {held > 0 && <p>{walletText.held(usd(held))}</p>}
        </div>
      )}
    </RemoteView>
  );
}

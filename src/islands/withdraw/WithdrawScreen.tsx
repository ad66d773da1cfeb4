import { subtract } from '#domain/money/cents.ts';
import type { Coin } from '#domain/money/coin.ts';
import type { Balances } from '#domain/money/ledger.ts';
import { worth } from '#domain/money/statement.ts';
import { MINIMUM_WITHDRAWAL, withdrawable } from '#domain/withdrawals/withdrawal.ts';
import { usd } from '#i18n/format.ts';
import { $balancesWithRequests } from '#stores/balances.ts';
import { MoneyCards } from '#ui/data/MoneyCards.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { FoldedConverter } from '#ui/market/CoinConverter.tsx';
import { WithdrawalHistory } from './WithdrawalHistory.tsx';
import { WithdrawalSteps } from './WithdrawalSteps.tsx';
import { withdrawText } from './text.ts';

export function WithdrawScreen({ coins }: { readonly coins: readonly Coin[] }) {
  return (
    <>
      <WithdrawalCards />
      <WithdrawalSteps coins={coins} />
      <FoldedConverter />
      <WithdrawalHistory />
    </>
  );
}

export function WithdrawalCards() {
  return (
    <RemoteView store={$balancesWithRequests}>
      {({ balances, left }) => <Cards balances={balances} left={left} />}
    </RemoteView>
  );
}

function Cards({ balances, left }: { readonly balances: Balances; readonly left: Balances }) {
  const available = withdrawable(left);
  const requested = subtract(balances.earning, left.earning);
  return (
    <div className="stack">
      <MoneyCards
        cards={[
          { title: withdrawText.earning, amount: balances.earning, hint: withdrawText.earningHint },
          { title: withdrawText.saving, amount: worth(balances), hint: withdrawText.savingHint },
        ]}
      />
      {requested > 0 && <p className="notice">{withdrawText.requestedAlready(usd(requested))}</p>}
      {available === 0 && requested === 0 && (
        <p className="notice">{withdrawText.tooLittle(usd(MINIMUM_WITHDRAWAL))}</p>
      )}
    </div>
  );
}

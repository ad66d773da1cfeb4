import { useStore } from '@nanostores/react';
import { subtract } from '#domain/money/cents.ts';
import type { Coin } from '#domain/money/coin.ts';
import type { Balances } from '#domain/money/ledger.ts';
import { worth } from '#domain/money/statement.ts';
import { ROUTES } from '#domain/routes.ts';
import { MINIMUM_WITHDRAWAL, withdrawable } from '#domain/withdrawals/withdrawal.ts';
import { usd } from '#i18n/format.ts';
import { address } from '#i18n/language.ts';
import { $balancesWithRequests } from '#stores/balances.ts';
import { MoneyCards } from '#ui/data/MoneyCards.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { FoldedConverter } from '#ui/market/CoinConverter.tsx';
import { WithdrawalHistory } from './WithdrawalHistory.tsx';
import { $withdrawalStep } from './model.ts';
import { WithdrawalSteps } from './WithdrawalSteps.tsx';
import { withdrawText } from './text.ts';

export function WithdrawScreen({ coins }: { readonly coins: readonly Coin[] }) {
  const { step } = useStore($withdrawalStep);
  const found = useStore($balancesWithRequests);
  const isEmpty = found.state === 'ready' && hasNothing(found.value);
  return (
    <>
      <WithdrawalCards />
      {isEmpty && step === 'method' && (
        <Empty title={withdrawText.nothingYet} hint={withdrawText.tooLittle(usd(MINIMUM_WITHDRAWAL))}>
          <a className="button" href={address(`${ROUTES.programme.path}?show=partners`)}>
            {withdrawText.partners}
          </a>
        </Empty>
      )}
      <WithdrawalSteps
        coins={coins}
        isFolded={found.state === 'ready' && withdrawable(found.value.left) === 0}
      />
      <WithdrawalHistory />
      <FoldedConverter />
    </>
  );
}

interface Known {
  readonly balances: Balances;
  readonly left: Balances;
}

/** Whether nothing can be withdrawn, and nothing is requested or held. */
const hasNothing = ({ balances, left }: Known): boolean =>
  withdrawable(left) === 0 && balances.earning === left.earning && balances.held === 0;

export function WithdrawalCards() {
  return (
    <RemoteView store={$balancesWithRequests}>
      {({ balances, left }) => <Cards balances={balances} left={left} />}
    </RemoteView>
  );
}

function Cards({ balances, left }: Known) {
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
    </div>
  );
}

import { useStore } from '@nanostores/react';
import { subtract } from '#domain/money/cents.ts';
import type { Coin } from '#domain/money/coin.ts';
import { worth } from '#domain/money/statement.ts';
import { canCancel, MINIMUM_WITHDRAWAL } from '#domain/withdrawals/withdrawal.ts';
import { BOOK_NAMES, bookText } from '#i18n/book-names.ts';
import { usd } from '#i18n/format.ts';
import { onAccount } from '#i18n/on-account.ts';
import { $balancesWithRequests } from '#stores/balances.ts';
import { $isPast } from '#stores/walk.ts';
import { $withdrawals } from '#stores/withdrawals.ts';
import { MoneyCards } from '#ui/data/MoneyCards.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { useUndecidedFirst } from '#ui/data/use-undecided-first.ts';
import { FoldedConverter } from '#ui/market/CoinConverter.tsx';
import { useLead } from '#ui/walk/Walk.tsx';
import { WithdrawalHistory } from './WithdrawalHistory.tsx';
import { $withdrawalStep, isBegun } from './model.ts';
import { WithdrawalSteps } from './WithdrawalSteps.tsx';
import { withdrawText } from './text.ts';

export function WithdrawScreen({ coins }: { readonly coins: readonly Coin[] }) {
  const at = useStore($withdrawalStep);
  const list = useStore($withdrawals);
  const isMore = useUndecidedFirst(
    list.state === 'ready' && list.value.items.some(canCancel),
    at.step === 'method' && at.chosen === undefined && !isBegun(),
  );
  const found = useStore($balancesWithRequests);
  const earned = found.state === 'ready' ? found.value.left.earning : null;
  const isShort = !isMore && at.step === 'method' && earned !== null && earned < MINIMUM_WITHDRAWAL;
  const isPast = useStore($isPast);
  useLead(!(isMore || (isShort && isPast)));
  const steps = <WithdrawalSteps key="steps" coins={coins} short={isShort ? earned : null} isMore={isMore} />;
  const history = <WithdrawalHistory key="history" />;
  return (
    <>
      <WithdrawalCards />
      {isMore ? [history, steps] : [steps, history]}
      {at.step === 'method' && <FoldedConverter />}
    </>
  );
}

function WithdrawalCards() {
  return (
    <RemoteView store={$balancesWithRequests}>
      {({ balances, left }) => {
        const requested = subtract(balances.earning, left.earning);
        return (
          <>
            <MoneyCards
              isLed
              cards={[
                {
                  title: BOOK_NAMES.earning,
                  amount: balances.earning,
                  hint: bookText.earningHint(left.earning),
                },
                { title: bookText.saving, amount: worth(balances), hint: onAccount(balances) },
              ]}
            />
            {requested > 0 && <p className="notice">{withdrawText.requestedAlready(usd(requested))}</p>}
          </>
        );
      }}
    </RemoteView>
  );
}

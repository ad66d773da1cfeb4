import { useStore } from '@nanostores/react';
import type { Balances } from '#domain/money/ledger.ts';
import { type Outcome, outcomeOf } from '#domain/withdrawals/outcome.ts';
import { sum } from '#domain/money/cents.ts';
import { BOOK_NAMES, bookText } from '#i18n/book-names.ts';
import { usdShort } from '#i18n/format.ts';
import { $position } from '#stores/balances.ts';
import { $isPast } from '#stores/walk.ts';
import { type MoneyCard, MoneyCards } from './MoneyCards.tsx';
import { RemoteView } from './RemoteView.tsx';

/** What the signed-in member is ahead or behind by, and the balances. */
export function BalanceCards() {
  const isPast = useStore($isPast);
  return (
    <RemoteView store={$position}>
      {(position) => (
        <MoneyCards
          cards={[...resultCards(outcomeOf(position), isPast), ...balanceCards(position.balances)]}
        />
      )}
    </RemoteView>
  );
}

/** None before anything was put in. @param isPast whether nothing can change it any more */
export const resultCards = (
  { putIn, withdrawn, held, canTake, result }: Outcome,
  isPast: boolean,
): readonly MoneyCard[] =>
  putIn > 0
    ? [
        {
          title: isPast ? bookText.resultAtEnd : bookText.result,
          amount: result,
          hint: bookText.resultHint(usdShort(putIn), usdShort(sum([withdrawn, held, canTake]))),
          isResult: true,
        },
      ]
    : [];

export const balanceCards = ({ earning, locked, held }: Balances): readonly MoneyCard[] => [
  { title: BOOK_NAMES.earning, amount: earning, hint: bookText.earningHint(earning) },
  { title: BOOK_NAMES.locked, amount: locked, hint: bookText.lockedHint },
  ...(held > 0 ? [{ title: BOOK_NAMES.held, amount: held, hint: bookText.heldHint }] : []),
];

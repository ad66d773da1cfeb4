import { BOOK_NAMES, bookText } from '#i18n/book-names.ts';
import { $balances } from '#stores/balances.ts';
import { MoneyCards } from './MoneyCards.tsx';
import { RemoteView } from './RemoteView.tsx';

/** The signed-in member's balances. */
export function BalanceCards() {
  return (
    <RemoteView store={$balances}>
      {({ earning, locked, held }) => (
        <MoneyCards
          cards={[
            { title: BOOK_NAMES.earning, amount: earning, hint: bookText.earningHint },
            { title: BOOK_NAMES.locked, amount: locked, hint: bookText.lockedHint },
            ...(held > 0 ? [{ title: BOOK_NAMES.held, amount: held, hint: bookText.heldHint }] : []),
          ]}
        />
      )}
    </RemoteView>
  );
}

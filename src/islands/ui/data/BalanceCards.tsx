import type { Balances } from '#domain/money/ledger.ts';
import { BOOK_NAMES, bookText } from '#i18n/book-names.ts';
import { $balances } from '#stores/balances.ts';
import { type MoneyCard, MoneyCards } from './MoneyCards.tsx';
import { RemoteView } from './RemoteView.tsx';

/** The signed-in member's balances. */
export const BalanceCards = () => (
  <RemoteView store={$balances}>{(balances) => <MoneyCards cards={balanceCards(balances)} />}</RemoteView>
);

export const balanceCards = ({ earning, locked, held }: Balances): readonly MoneyCard[] => [
  { title: BOOK_NAMES.earning, amount: earning, hint: bookText.earningHint(earning) },
  { title: BOOK_NAMES.locked, amount: locked, hint: bookText.lockedHint },
  ...(held > 0 ? [{ title: BOOK_NAMES.held, amount: held, hint: bookText.heldHint }] : []),
];

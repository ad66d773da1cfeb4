import { useStore } from '@nanostores/react';
import { address } from '#i18n/language.ts';
import { ZERO } from '#domain/money/cents.ts';
import type { Position } from '#domain/money/statement.ts';
import { outcomeOf } from '#domain/withdrawals/outcome.ts';
import { isOpen } from '#domain/withdrawals/withdrawal.ts';
import { bookText } from '#i18n/book-names.ts';
import { usd } from '#i18n/format.ts';
import { Unread } from '#islands/home/notices/Notices.tsx';
import { homeText } from '#islands/home/text.ts';
import { $position } from '#stores/balances.ts';
import { $isPast } from '#stores/walk.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { balanceCards, resultCards } from '#ui/data/BalanceCards.tsx';
import { MoneyCards } from '#ui/data/MoneyCards.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { StatusOfDeposit, StatusOfWithdrawal } from '#ui/data/RequestStatus.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { OperatorHint } from '#ui/feedback/Hints.tsx';
import styles from './Overview.module.css';
import { loadWalk, Tour } from './Tour.tsx';
import { $requests, depositLink, type Known, WITHDRAWALS_LINK } from './tour.ts';

/** Rows of each kind that are shown; the screens have all. */
const MOST = 3;

/** The member's own: balances, what waits, the next step, and what is new. */
export function Overview({ offers }: { readonly offers: SiteOffers }) {
  const isEnd = useStore($isPast);
  return (
    <section className="stack" aria-label={homeText.overview}>
      {isEnd && <Deferred load={loadWalk}>{({ WalkEnd }) => <WalkEnd />}</Deferred>}
      <RemoteView store={$position}>{(position) => <Money {...position} hasVerdict={isEnd} />}</RemoteView>
      <RemoteView store={$requests}>{(requests) => <Waiting {...requests} />}</RemoteView>
      {!isEnd && <Tour offers={offers} />}
      <Unread />
    </section>
  );
}

interface MoneyProps extends Position {
  /** Whether the result stands above already. */
  readonly hasVerdict: boolean;
}

/** What the member gained or lost, and what is in the account: once there was any money. What is held has a line and no card. */
function Money({ hasVerdict, ...position }: MoneyProps) {
  const outcome = outcomeOf(position);
  const { putIn, held, canTake, result } = outcome;
  const { earning, locked } = position.balances;
  if (putIn === 0 && earning + locked + held === 0) return null;
  // Then the verdict names all that is left.
  if (hasVerdict && result < 0 && canTake === 0 && held === 0) return null;
  const own = balanceCards({ ...position.balances, held: ZERO });
  const cards = own.map((card, nth) =>
    nth === 0 && held > 0 ? { ...card, hint: bookText.earningAndHeld(usd(held)) } : card,
  );
  return <MoneyCards cards={hasVerdict ? cards : [...resultCards(outcome, false), ...cards]} />;
}

/** In a row, with the way to those who decide. */
function Waiting({ pendingDeposits, openWithdrawals }: Pick<Known, 'pendingDeposits' | 'openWithdrawals'>) {
  const deposits = pendingDeposits.map((deposit) => ({
    id: deposit.id,
    href: depositLink(deposit),
    name: homeText.deposit(usd(deposit.amount)),
    status: <StatusOfDeposit deposit={deposit} />,
  }));
  const withdrawals = openWithdrawals.filter(isOpen).map((withdrawal) => ({
    id: withdrawal.id,
    href: WITHDRAWALS_LINK,
    name: homeText.withdrawal(usd(withdrawal.amount)),
    status: <StatusOfWithdrawal withdrawal={withdrawal} />,
  }));
  const shown = [...deposits.slice(0, MOST), ...withdrawals.slice(0, MOST)];
  const more = deposits.length + withdrawals.length - shown.length;
  if (shown.length === 0) return null;
  return (
    <section className={`card ${styles.waiting}`} aria-labelledby="waiting">
      <h2 id="waiting">{homeText.waiting}</h2>
      <ul className={styles.list}>
        {shown.map(({ id, href, name, status }) => (
          <li key={id}>
            <a href={address(href)}>{name}</a>
            <span>{status}</span>
          </li>
        ))}
        {more > 0 && <li>{homeText.more(more)}</li>}
      </ul>
      <OperatorHint />
    </section>
  );
}

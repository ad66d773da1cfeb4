import { address } from '#i18n/language.ts';
import { usd } from '#i18n/format.ts';
import { homeText } from '#islands/home/text.ts';
import type { SampleOffers } from '#stores/sandbox.ts';
import { BalanceCards } from '#ui/data/BalanceCards.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { StatusOfDeposit, StatusOfWithdrawal } from '#ui/data/RequestStatus.tsx';
import styles from './Overview.module.css';
import { $overview, depositLink, type Overview as OverviewData, WITHDRAWALS_LINK } from './model.ts';
import { Tour } from './Tour.tsx';

/** Rows of each kind that are shown; the screens have all. */
const MOST = 3;

/** The member's own: balances, what waits, and the next step. */
export function Overview({ offers }: { readonly offers: SampleOffers }) {
  return (
    <section className="stack" aria-label={homeText.overview}>
      <BalanceCards />
      <RemoteView store={$overview}>
        {(overview) => (
          <div className={styles.row}>
            <Tour offers={offers} />
            <Waiting overview={overview} />
          </div>
        )}
      </RemoteView>
    </section>
  );
}

export function Waiting({ overview }: { readonly overview: OverviewData }) {
  const { pendingDeposits, openWithdrawals } = overview;
  const more = Math.max(0, pendingDeposits.length - MOST) + Math.max(0, openWithdrawals.length - MOST);
  if (pendingDeposits.length + openWithdrawals.length === 0) return null;
  return (
    <section className="card stack" aria-labelledby="waiting">
      <h2 id="waiting">{homeText.waiting}</h2>
      <ul className={styles.list}>
        {pendingDeposits.slice(0, MOST).map((deposit) => (
          <li key={deposit.id}>
            <a href={address(depositLink(deposit))}>{homeText.deposit(usd(deposit.amount))}</a>
            <span>
              <StatusOfDeposit deposit={deposit} />
            </span>
          </li>
        ))}
        {openWithdrawals.slice(0, MOST).map((withdrawal) => (
          <li key={withdrawal.id}>
            <a href={address(WITHDRAWALS_LINK)}>{homeText.withdrawal(usd(withdrawal.amount))}</a>
            <span>
              <StatusOfWithdrawal withdrawal={withdrawal} />
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{homeText.more(more)}</p>}
    </section>
  );
}

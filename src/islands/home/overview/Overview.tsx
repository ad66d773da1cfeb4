import { address } from '#i18n/language.ts';
import { Circle, CircleCheck, CircleDot } from 'lucide-react';
import { usd } from '#i18n/format.ts';
import { homeText, tourText } from '#islands/home/text.ts';
import { BalanceCards } from '#ui/data/BalanceCards.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { StatusOfDeposit, StatusOfWithdrawal } from '#ui/data/RequestStatus.tsx';
import { OperatorHint } from '#ui/feedback/Hints.tsx';
import { PretendedPayment } from '#ui/feedback/PretendedPayment.tsx';
import styles from './Overview.module.css';
import {
  $overview,
  depositLink,
  type Overview as OverviewData,
  taskOf,
  TOUR,
  type TourStep,
  WITHDRAWALS_LINK,
} from './model.ts';

/** Rows of each kind that are shown; the screens have all. */
const MOST = 3;

/** The member's own: balances, what waits, and the next step. */
export function Overview() {
  return (
    <section className="stack" aria-label={homeText.overview}>
      <BalanceCards />
      <RemoteView store={$overview}>
        {(overview) => (
          <div className={styles.row}>
            {overview.nextStep && <Tour next={overview.nextStep} overview={overview} />}
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

interface TourProps {
  readonly next: TourStep;
  readonly overview: OverviewData;
}

/** The first steps of a member, with a way to the next. Gone once all are done. */
function Tour({ next, overview }: TourProps) {
  const present = TOUR.indexOf(next);
  const { hint, go, href, isOperators } = taskOf(next, overview);
  const [pending] = overview.pendingDeposits;
  return (
    <section className="card stack" aria-labelledby="tour">
      <h2 id="tour">{tourText.title}</h2>
      <ol className={styles.steps}>
        {TOUR.map((step, index) => (
          <li
            key={step}
            className={index < present ? styles.done : undefined}
            aria-current={index === present ? 'step' : undefined}
          >
            {index < present ? (
              <CircleCheck size={20} aria-label={tourText.done} />
            ) : index === present ? (
              <CircleDot size={20} aria-hidden="true" />
            ) : (
              <Circle size={20} aria-hidden="true" />
            )}
            {tourText.steps[step].name}
          </li>
        ))}
      </ol>
      <p>{hint}</p>
      {isOperators && <OperatorHint />}
      <div className="cluster">
        <a className="button" href={address(href)}>
          {go}
        </a>
        {next === 'credit' && pending && <PretendedPayment deposit={pending} tone="quiet" />}
      </div>
    </section>
  );
}

import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { PendingNotice } from '#ui/feedback/PaintOnce.tsx';
import { ViewLink } from './links.tsx';
import styles from './Views.module.css';
import {
  $depositQueue,
  $overdue,
  $payouts,
  $setAside,
  $threads,
  $withdrawalQueue,
  type Page,
  PAYOUTS_SHOWN,
  queryOf,
  type Thread,
  type ViewName,
  VIEWS,
} from './model.ts';
import { operatorText } from './text.ts';

/** Links to the parts of the console, with the number of pending items in each. */
export function Views({ current }: { readonly current: ViewName }) {
  const deposits = useStore($depositQueue);
  const withdrawals = useStore($withdrawalQueue);
  const payouts = useStore($payouts);
  const threads = useStore($threads);
  const setAside = useStore($setAside);
  const overdue = useStore($overdue);
  const isLoading = [deposits, withdrawals, payouts, threads, setAside].some(
    ({ state }) => state === 'loading',
  );
  const counts: Partial<Record<ViewName, Counted>> = {
    // Declared alone, a deposit waits for its member.
    ...(deposits.state === 'ready' && { deposits: exactly(deposits.value.proven.total) }),
    ...(withdrawals.state === 'ready' && { withdrawals: exactly(withdrawals.value.total) }),
    ...(payouts.state === 'ready' && {
      payouts: { count: payouts.value.length, hasMore: payouts.value.length >= PAYOUTS_SHOWN },
    }),
    ...(threads.state === 'ready' && { messages: unansweredIn(threads.value) }),
    ...(setAside.state === 'ready' && { 'set-aside': exactly(setAside.value.length) }),
  };

  useTitleAlert(operatorText.alert(waitingIn(counts), overdue));

  return (
    <nav aria-label={operatorText.views}>
      {isLoading && <PendingNotice />}
      <ul className={styles.views}>
        {VIEWS.map((view) => (
          <li key={view}>
            <ViewLink query={queryOf(view)} current={view === current ? 'page' : undefined}>
              {operatorText.view[view]} {counts[view] && <Count view={view} {...counts[view]} />}
              {view === 'deposits' && overdue > 0 && (
                <span className={styles.overdue}>{operatorText.overdue(overdue)}</span>
              )}
            </ViewLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface Counted {
  readonly count: number;
  /** Whether there are more than these. */
  readonly hasMore: boolean;
}

const exactly = (count: number): Counted => ({ count, hasMore: false });

/** They come first, so an answered thread in the page says that these are all. */
function unansweredIn({ rows, hasMore }: Page<Thread>): Counted {
  const count = rows.filter(({ isUnanswered }) => isUnanswered).length;
  return { count, hasMore: hasMore && count === rows.length };
}

/** All that waits for operators. */
const waitingIn = (counts: Partial<Record<ViewName, Counted>>): number =>
  Object.values(counts).reduce((sum, { count }) => sum + count, 0);

function Count({ view, count, hasMore }: Counted & { readonly view: ViewName }) {
  const meaning: Readonly<Partial<Record<ViewName, string>>> = operatorText.count;
  return (
    <span className={styles.count}>
      {hasMore ? operatorText.orMore(count) : count} <span className="visually-hidden">{meaning[view]}</span>
    </span>
  );
}

/** Shows in the tab's title that something waits, also while another tab is on the screen. @param alert put before the title */
function useTitleAlert(alert: string): void {
  const title = useRef<string | null>(null);
  useEffect(() => {
    title.current ??= document.title;
    const own = title.current;
    document.title = alert + own;
    return () => {
      document.title = own;
    };
  }, [alert]);
}

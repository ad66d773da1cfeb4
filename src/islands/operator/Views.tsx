import { useStore } from '@nanostores/react';
import { ViewLink } from './ViewLink.tsx';
import styles from './Views.module.css';
import {
  $depositQueue,
  $payouts,
  $setAside,
  $unanswered,
  $withdrawalQueue,
  queryOf,
  QUEUE_SHOWN,
  type ViewName,
  VIEWS,
} from './model.ts';
import { operatorText } from './text.ts';

/** Links to the parts of the console, with the number of pending items in each. */
export function Views({ current }: { readonly current: ViewName }) {
  const deposits = useStore($depositQueue);
  const withdrawals = useStore($withdrawalQueue);
  const payouts = useStore($payouts);
  const messages = useStore($unanswered);
  const setAside = useStore($setAside);
  const counts: Partial<Record<ViewName, number | null>> = {
    deposits: deposits.state === 'ready' ? deposits.value.length : null,
    withdrawals: withdrawals.state === 'ready' ? withdrawals.value.length : null,
    payouts: payouts.state === 'ready' ? payouts.value.length : null,
    messages,
    'set-aside': setAside.state === 'ready' ? setAside.value.length : null,
  };

  return (
    <nav aria-label={operatorText.views}>
      <ul className={styles.views}>
        {VIEWS.map((view) => (
          <li key={view}>
            <ViewLink query={queryOf(view)} current={view === current ? 'page' : undefined}>
              {operatorText.view[view]} <Count view={view} count={counts[view] ?? null} />
            </ViewLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ view, count }: { readonly view: ViewName; readonly count: number | null }) {
  const meaning: Readonly<Partial<Record<ViewName, string>>> = operatorText.count;
  if (count === null) return null;
  return (
    <span className={styles.count}>
      {count >= QUEUE_SHOWN ? operatorText.orMore(count) : count}{' '}
      <span className="visually-hidden">{meaning[view]}</span>
    </span>
  );
}

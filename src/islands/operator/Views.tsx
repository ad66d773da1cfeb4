import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import { OPERATOR_WORDS } from '../../i18n/operator.ts';
import { $depositQueue, $withdrawalQueue, QUEUE_SHOWN } from '../../stores/operator/queues.ts';
import { $unanswered } from '../../stores/operator/threads.ts';
import { openView, queryOf, VIEWS, type ViewName } from '../../stores/operator/views.ts';
import styles from './Views.module.css';

/** The way from one part of the console to the others, with how much waits in each. */
export function Views({ current }: { readonly current: ViewName }) {
  const deposits = useStore($depositQueue);
  const withdrawals = useStore($withdrawalQueue);
  const messages = useStore($unanswered);
  const counts: Partial<Record<ViewName, number | null>> = {
    deposits: deposits.state === 'ready' ? deposits.value.length : null,
    withdrawals: withdrawals.state === 'ready' ? withdrawals.value.length : null,
    messages,
  };

  const follow = (event: MouseEvent, view: ViewName) => {
    // A new tab is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openView(queryOf(view));
  };

  return (
    <nav aria-label={OPERATOR_WORDS.views}>
      <ul className={styles.views}>
        {VIEWS.map((view) => (
          <li key={view}>
            <a
              href={queryOf(view)}
              aria-current={view === current ? 'page' : undefined}
              onClick={(event) => follow(event, view)}
            >
              {OPERATOR_WORDS.view[view]} <Count view={view} count={counts[view] ?? null} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ view, count }: { readonly view: ViewName; readonly count: number | null }) {
  const meaning: Readonly<Partial<Record<ViewName, string>>> = OPERATOR_WORDS.count;
  if (count === null) return null;
  return (
    <span className={styles.count}>
      {count >= QUEUE_SHOWN ? OPERATOR_WORDS.orMore(count) : count}{' '}
      <span className="visually-hidden">{meaning[view]}</span>
    </span>
  );
}

import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Cents } from '#domain/money/cents.ts';
import { noticeLink } from '#domain/notices/notice-link.ts';
import { type NoticeRun, noticeRuns } from '#domain/notices/notice-runs.ts';
import type { Notice } from '#domain/notices/notice.ts';
import { usd } from '#i18n/format.ts';
import { address } from '#i18n/language.ts';
import { NOTICE_NAMES, noticeDetails, noticeText } from '#i18n/notices.ts';
import { $notices, $unread, markAllRead } from '#stores/notices.ts';
import { Older } from '#ui/data/Older.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { When } from '#ui/data/When.tsx';
import styles from './Notices.module.css';

/** What happened to the member, newest first, once something has. Each line leads to its cause. */
export function Notices() {
  const unread = useStore($unread);
  return (
    <RemoteView store={$notices}>
      {({ items, older }) =>
        items.length > 0 && (
          <section className={`card ${styles.notices}`} aria-labelledby="notices">
            <header className={styles.head}>
              <h2 id="notices" tabIndex={-1}>
                {noticeText.title}
              </h2>
              {unread > 0 && <span className={styles.count}>{noticeText.unread(unread)}</span>}
              <MarkAllRead unread={unread} />
            </header>
            <ul className={styles.list}>
              {noticeRuns(items, unread).map((run) => (
                <Run key={run.notices[0].id} run={run} />
              ))}
            </ul>
            <Older list={$notices} hasOlder={older !== null} />
          </section>
        )
      }
    </RemoteView>
  );
}

/** Once pressed it stays, so that it keeps the focus. */
function MarkAllRead({ unread }: { readonly unread: number }) {
  const progress = useStore(markAllRead.$progress);
  if (unread === 0 && progress.state === 'idle') return null;
  return (
    <>
      <ActionButton
        progress={progress}
        text={{ press: noticeText.markAll, pressing: noticeText.marking }}
        tone="quiet"
        isSpent={unread === 0}
        onClick={() => void markAllRead.run()}
      />
      <ActionFailure progress={progress} />
    </>
  );
}

/** One notice, or several of one kind that unfold. */
function Run({ run: { notices, amount, isUnread } }: { readonly run: NoticeRun }) {
  const [isOpen, setOpen] = useState(false);
  const [newest] = notices;
  if (notices.length === 1) return <Line notice={newest} isUnread={isUnread} />;
  return (
    <>
      <li className={isUnread ? styles.unread : undefined}>
        <div className={styles.line}>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isUnread && <span className="visually-hidden">{noticeText.isUnread}</span>}{' '}
            {noticeText.times(NOTICE_NAMES[newest.kind], notices.length)}
          </button>
          {amount !== null && <Amount kind={newest.kind} amount={amount} />}
          <When className={styles.time} at={newest.at} />
        </div>
      </li>
      {isOpen &&
        notices.map((notice) => <Line key={notice.id} notice={notice} isUnread={isUnread} isInner />)}
    </>
  );
}

interface LineProps {
  readonly notice: Notice;
  readonly isUnread: boolean;
  /** A folded row stands above it. */
  readonly isInner?: boolean;
}

function Line({ notice, isUnread, isInner = false }: LineProps) {
  const details = noticeDetails(notice);
  const classes = [isUnread && styles.unread, isInner && styles.inner].filter(Boolean).join(' ');
  return (
    <li className={classes || undefined}>
      <div className={styles.line}>
        <span className={styles.what}>
          <a href={address(noticeLink(notice))}>
            {isUnread && <span className="visually-hidden">{noticeText.isUnread}</span>}{' '}
            {NOTICE_NAMES[notice.kind]}
          </a>
          {details !== '' && (
            <small>
              <bdi>{details}</bdi>
            </small>
          )}
        </span>
        {notice.amount !== null && <Amount kind={notice.kind} amount={notice.amount} />}
        <When className={styles.time} at={notice.at} />
      </div>
    </li>
  );
}

/** What passed the member by is no income, and does not look like one. */
const Amount = ({ kind, amount }: { readonly kind: Notice['kind']; readonly amount: Cents }) =>
  kind === 'income-missed' ? (
    <span className={`${styles.amount} muted`}>{usd(amount)}</span>
  ) : (
    <strong className={styles.amount}>{usd(amount)}</strong>
  );

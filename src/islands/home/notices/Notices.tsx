import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Cents, subtract, ZERO } from '#domain/money/cents.ts';
import { noticeLink } from '#domain/notices/notice-link.ts';
import { type NoticeRun, noticeRuns } from '#domain/notices/notice-runs.ts';
import type { Notice } from '#domain/notices/notice.ts';
import { dayOfInstant, usd, usdChange } from '#i18n/format.ts';
import { address } from '#i18n/language.ts';
import { NOTICE_NAMES, noticeDetails, noticeText } from '#i18n/notices.ts';
import { $notices, $unread, markAllRead } from '#stores/notices.ts';
import { Older } from '#ui/data/Older.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { When } from '#ui/data/When.tsx';
import styles from './Notices.module.css';

/** Unread lines below what a member does next. What is beyond them stands further down, among what is read. */
const MOST = 3;

/** What is new, newest first, in a line each. Each leads to its cause. */
export function Unread() {
  const unread = useStore($unread);
  if (unread === 0) return null;
  return <RemoteView store={$notices}>{({ items }) => <News runs={newRuns(items, unread)} />}</RemoteView>;
}

const newRuns = (items: readonly Notice[], unread: number): readonly NoticeRun[] =>
  noticeRuns(items, unread)
    .slice(0, MOST)
    .filter(({ isUnread }) => isUnread);

function News({ runs }: { readonly runs: readonly NoticeRun[] }) {
  const part = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const own = part.current;
    // Once all is read, the button is gone with the rest: the list that has it now takes the focus.
    return () => {
      if (own?.contains(document.activeElement)) queueMicrotask(focusList);
    };
  }, []);
  return (
    <section className={`card ${styles.news}`} aria-labelledby="news" ref={part}>
      <h2 id="news">{noticeText.newTitle}</h2>
      <List runs={runs} />
      <MarkAllRead />
    </section>
  );
}

const focusList = () => document.getElementById('notices')?.focus();

/** What happened to the member before, once something has. */
export function Notices() {
  const unread = useStore($unread);
  return (
    <RemoteView store={$notices}>
      {({ items, older }) => {
        const runs = noticeRuns(items, unread).slice(newRuns(items, unread).length);
        return (
          (runs.length > 0 || older !== null) && (
            <section className={`card ${styles.notices}`} aria-labelledby="notices">
              <h2 id="notices" tabIndex={-1}>
                {noticeText.title}
              </h2>
              <List runs={runs} />
              <Older list={$notices} hasOlder={older !== null} />
            </section>
          )
        );
      }}
    </RemoteView>
  );
}

const List = ({ runs }: { readonly runs: readonly NoticeRun[] }) => (
  <ul className={styles.list}>
    {runs.map((run) => (
      <Run key={run.notices[0].id} run={run} />
    ))}
  </ul>
);

function MarkAllRead() {
  const progress = useStore(markAllRead.$progress);
  return (
    <>
      <ActionButton
        progress={progress}
        text={{ press: noticeText.markAll, pressing: noticeText.marking }}
        tone="quiet"
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
          <When className={styles.time} at={newest.at} toText={dayOfInstant} />
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
        <When className={styles.time} at={notice.at} toText={dayOfInstant} />
      </div>
    </li>
  );
}

/** What came has its sign, and so has what was paid for a level. What passed the member by is no income, and does not look like one. */
function Amount({ kind, amount }: { readonly kind: Notice['kind']; readonly amount: Cents }) {
  if (kind === 'income-missed') return <span className={`${styles.amount} muted`}>{usd(amount)}</span>;
  const came = kind === 'income-earned' || kind === 'deposit-credited';
  return (
    <strong className={styles.amount}>
      {came
        ? usdChange(amount)
        : kind === 'level-activated'
          ? usdChange(subtract(ZERO, amount))
          : usd(amount)}
    </strong>
  );
}

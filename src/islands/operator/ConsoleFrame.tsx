import { address } from '#i18n/language.ts';
import { useStore } from '@nanostores/react';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  CirclePause,
  Inbox,
  ListFilter,
  type LucideIcon,
  Menu,
  MessageSquare,
  Scale,
  ScrollText,
  Search,
  Send,
  Users,
  X,
} from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useId, useRef } from 'react';
import { ROUTES } from '#domain/routes.ts';
import { SECOND } from '#domain/time.ts';
import { walkDays } from '#i18n/walk-days.ts';
import { LogOutButton } from '#islands/frame/LogOutButton.tsx';
import { Header } from '#islands/frame/Header.tsx';
import { tick } from '#stores/clock.ts';
import { Offline } from '#ui/feedback/Offline.tsx';
import { PaintOnce, PendingNotice, ScreenSkeleton } from '#ui/feedback/PaintOnce.tsx';
import { $community } from './clock.ts';
import styles from './ConsoleFrame.module.css';
import { ViewLink } from './links.tsx';
import {
  $depositQueue,
  $erasures,
  $hasKeys,
  $isWaiting,
  $nextOverdue,
  $overdue,
  $payouts,
  $setAside,
  $threads,
  $view,
  $withdrawalQueue,
  findEverywhere,
  MEMBERS_FOUND,
  openView,
  queryOf,
  type ViewName,
} from './model.ts';
import { operatorText } from './text.ts';

/** What waits for operators. A phone shows these below one tab. */
const QUEUE: readonly ViewName[] = ['deposits', 'withdrawals', 'payouts'];
/** What a phone keeps behind its last tab. */
const MORE: readonly ViewName[] = ['members', 'records', 'totals', 'audit', 'set-aside'];

const MORE_ID = 'more-parts';
const FIELD_ID = 'find-field';

const ICONS: Readonly<Record<ViewName, LucideIcon>> = {
  deposits: ArrowDownToLine,
  withdrawals: ArrowUpFromLine,
  payouts: Send,
  messages: MessageSquare,
  members: Users,
  records: ListFilter,
  totals: Scale,
  audit: ScrollText,
  'set-aside': CirclePause,
};

/** How long the console waits for its slowest read before it shows the others. */
const PATIENCE = 2 * SECOND;

interface Props {
  readonly current: ViewName;
  /** What holds for all parts: what settles, and where it is kept. */
  readonly about: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the operators' console: one field that finds everything, the parts with what waits in them, and one part. */
export function ConsoleFrame({ current, about, children }: Props) {
  const isWaiting = useStore($isWaiting);
  return (
    <>
      <Header isFull>
        <h1 className={styles.name}>{operatorText.title}</h1>
        <Today />
        <Find isOpen={current === 'members'} />
      </Header>
      <div className={styles.frame}>
        <Views current={current}>{about}</Views>
        <main id="main" className={styles.screen} tabIndex={-1}>
          <PaintOnce patience={PATIENCE} className="stack">
            {isWaiting && <PendingNotice />}
            <Offline />
            {children}
          </PaintOnce>
        </main>
      </div>
    </>
  );
}

/** The day of the walk that fills the console. */
function Today() {
  const walk = useStore($community);
  return walk && <p className={styles.today}>{walkDays.day(walk.day)}</p>;
}

/** Shown in the static page and until the session is known, and around a notice to those who are no operators. */
export const ConsoleOutline = ({ children }: { readonly children?: ReactNode }) => (
  <>
    <Header isWaiting={children === undefined} isFull={children === undefined} />
    <div className={children === undefined ? styles.frame : styles.barred}>
      <main id="main" className={children === undefined ? styles.screen : 'card stack'} tabIndex={-1}>
        {children ?? <ScreenSkeleton />}
        {children !== undefined && <a href={address(ROUTES.home.path)}>{operatorText.back}</a>}
      </main>
    </div>
  </>
);

/** Finds a member or a request. Its results are the part “Members”. @param isOpen whether a phone shows the field */
function Find({ isOpen }: { readonly isOpen: boolean }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { find } = useStore($view);
  const hasKeys = useStore($hasKeys);

  useEffect(() => {
    if (field.current && find !== null) field.current.value = find;
  }, [find]);

  useLayoutEffect(() => {
    if (!hasKeys) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (event.key !== '/' || isTyping || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [hasKeys]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (text !== '') findEverywhere(text);
  };

  const clear = () => {
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
    if (find !== null) openView(queryOf('members'));
  };

  return (
    <search className={styles.find} data-open={isOpen}>
      <ViewLink query={queryOf('members')} current={undefined} className={styles.findLink}>
        <Search size={20} aria-hidden="true" />
        <span className="visually-hidden">{operatorText.find.open}</span>
      </ViewLink>
      <form onSubmit={onSubmit} className={styles.findForm}>
        <label className="visually-hidden" htmlFor={id}>
          {operatorText.find.label}
        </label>
        <Search size={16} aria-hidden="true" className={styles.findIcon} />
        <input
          className="input"
          id={id}
          name={FIELD_ID}
          ref={field}
          type="search"
          defaultValue={find ?? ''}
          placeholder={operatorText.find.label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        <button
          type="button"
          className={`icon-button ${styles.clear}`}
          aria-label={operatorText.find.clear}
          title={operatorText.find.clear}
          onClick={clear}
        >
          <X size={16} aria-hidden="true" />
        </button>
      </form>
    </search>
  );
}

/** Links to the parts of the console, with the number of pending items in each. */
export function Views({ current, children }: { readonly current: ViewName; readonly children?: ReactNode }) {
  const deposits = useStore($depositQueue);
  const withdrawals = useStore($withdrawalQueue);
  const payouts = useStore($payouts);
  const threads = useStore($threads);
  const setAside = useStore($setAside);
  const erasures = useStore($erasures);
  const overdue = useStore($overdue);
  const nextOverdue = useStore($nextOverdue);
  const more = useRef<HTMLDivElement>(null);
  const isWaiting = useStore($isWaiting);
  const counts: Counts = {
    // Declared alone, a deposit waits for its member.
    ...(deposits.state === 'ready' && { deposits: { count: deposits.value.proven.total } }),
    ...(withdrawals.state === 'ready' && { withdrawals: { count: withdrawals.value.total } }),
    ...(payouts.state === 'ready' && { payouts: { count: payouts.value.total } }),
    ...(threads.state === 'ready' && { messages: { count: threads.value.unanswered } }),
    // Most of the time no one asks: then the name stands alone.
    ...(erasures.state === 'ready' &&
      erasures.value.length > 0 && {
        members: { count: erasures.value.length, hasMore: erasures.value.length >= MEMBERS_FOUND },
      }),
    ...(setAside.state === 'ready' && { 'set-aside': { count: setAside.value.length } }),
  };
  const isInQueue = QUEUE.includes(current);
  const part = (view: ViewName) => (
    <li key={view}>
      <ViewLink
        query={queryOf(view)}
        current={view === current ? 'page' : undefined}
        onOpen={() => more.current?.matches(':popover-open') && more.current.hidePopover()}
      >
        <Label view={view} count={counts[view]} />
        {view === 'deposits' && overdue > 0 && (
          <span className={styles.overdue}>{operatorText.overdue(overdue)}</span>
        )}
      </ViewLink>
    </li>
  );

  useEffect(() => {
    if (nextOverdue === null) return;
    const timer = setTimeout(tick, nextOverdue - Date.now());
    return () => clearTimeout(timer);
  }, [nextOverdue]);
  useTitleAlert(operatorText.alert(sumOf(Object.values(counts)).count, overdue));

  return (
    <nav aria-label={operatorText.views} className={styles.views} data-waiting={isWaiting}>
      <ul className={styles.queue} data-current={isInQueue}>
        {QUEUE.map(part)}
      </ul>
      <ul className={styles.alone}>{part('messages')}</ul>
      <div id={MORE_ID} popover="auto" className={styles.more} ref={more}>
        <ul>{MORE.map(part)}</ul>
        <div className={styles.leave}>
          <a href={address(ROUTES.home.path)}>{operatorText.membersArea}</a>
          <LogOutButton />
        </div>
        <div className={styles.about}>{children}</div>
      </div>
      <div className={styles.tabs}>
        <ViewLink query={queryOf('deposits')} current={isInQueue ? 'page' : undefined}>
          <Inbox size={20} aria-hidden="true" />
          {operatorText.tab.queue} <Sum of={QUEUE} counts={counts} overdue={overdue} />
        </ViewLink>
        <ViewLink query={queryOf('messages')} current={current === 'messages' ? 'page' : undefined}>
          <MessageSquare size={20} aria-hidden="true" />
          {operatorText.view.messages} <Sum of={['messages']} counts={counts} />
        </ViewLink>
        <button type="button" popoverTarget={MORE_ID} data-current={MORE.includes(current)}>
          <Menu size={20} aria-hidden="true" />
          {operatorText.tab.more} <Sum of={MORE} counts={counts} />
        </button>
      </div>
    </nav>
  );
}

interface Counted {
  readonly count: number;
  /** Whether there are more than these. */
  readonly hasMore?: boolean;
}

type Counts = Readonly<Partial<Record<ViewName, Counted>>>;

const sumOf = (counts: readonly Counted[]): Counted => ({
  count: counts.reduce((sum, { count }) => sum + count, 0),
  hasMore: counts.some(({ hasMore }) => hasMore),
});

const shownOf = ({ count, hasMore }: Counted) => (hasMore ? operatorText.orMore(count) : count);

function Label({ view, count }: { readonly view: ViewName; readonly count: Counted | undefined }) {
  const Icon = ICONS[view];
  const meaning: Readonly<Partial<Record<ViewName, string>>> = operatorText.count;
  return (
    <>
      <Icon size={18} aria-hidden="true" />
      <span>{operatorText.view[view]}</span>{' '}
      {count && count.count > 0 && (
        <span className={styles.count}>
          {shownOf(count)} <span className="visually-hidden">{meaning[view]}</span>
        </span>
      )}
    </>
  );
}

interface SumProps {
  readonly of: readonly ViewName[];
  readonly counts: Counts;
  /** How many of them are. */
  readonly overdue?: number;
}

/** How much waits behind a tab, and how much of it is overdue; nothing while nothing waits. */
function Sum({ of, counts, overdue = 0 }: SumProps) {
  const sum = sumOf(of.flatMap((view) => counts[view] ?? []));
  if (sum.count === 0) return null;
  return (
    <span className={`${styles.count} ${styles.sum}`} data-late={overdue > 0}>
      {shownOf(sum)}
      {overdue > 0 && <span className="visually-hidden">, {operatorText.overdue(overdue)}</span>}
    </span>
  );
}

/** Shows in the tab's title that something waits, also while another tab is on the screen. @param alert put before the title */
function useTitleAlert(alert: string): void {
  useEffect(() => {
    const own = document.title;
    document.title = alert + own;
    return () => {
      document.title = own;
    };
  }, [alert]);
}

import { useStore } from '@nanostores/react';
import { Keyboard } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { RequestKind } from '#domain/decisions/decision.ts';
import type { DeskEntry } from '#domain/decisions/desk.ts';
import { creditTakesTwo } from '#domain/deposits/deposit.ts';
import { $timeSince } from '#islands/operator/clock.ts';
import { ViewLink } from '#islands/operator/links.tsx';
import { MoreButton } from '#islands/operator/MoreButton.tsx';
import {
  $desk,
  $view,
  hasProof,
  hindranceOf,
  isUnproven,
  type KeyAction,
  keyOf,
  openViewInstead,
  type PendingRequest,
  queryOf,
  sinceOf,
  type ViewName,
} from '#islands/operator/model.ts';
import { useEventCallback } from '#islands/operator/use-console.ts';
import { $now } from '#stores/clock.ts';
import { $hasSandbox } from '#stores/sandbox.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { $uid } from '#stores/session.ts';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { Filter } from './Filter.tsx';
import styles from './Queue.module.css';
import { RequestDetail } from './RequestDetail.tsx';
import { RequestRow } from './RequestRow.tsx';
import { SelectionBar, useSelection } from './Selection.tsx';
import {
  $notice,
  agreementTo,
  type Asked,
  dismissNotice,
  noteDepartures,
  noteReplacements,
  type Notice,
  type Refusal,
  type ShownQueue,
} from './decision.ts';
import {
  $followed,
  EVERY_REQUEST,
  hold,
  keyOfRef,
  LISTS,
  type ListName,
  loadAhead,
  passesFilter,
  recentCreditsOf,
  refOf,
  setMarked,
} from './model.ts';
import { noticeText, refusalsText } from './notice-text.ts';
import { queueText } from './text.ts';
import { useDetailFocus, useKeys, useRowFocus } from './use-keyboard.ts';

/** Dialogs that few visits open come with the other parts of the console. */
export const loadDialogs = () => import('#islands/operator/LaterView.tsx');

/** What became of a selection, and the outcome that was shown before it. */
interface Refused {
  readonly refusals: readonly Refusal[];
  readonly before: Notice | null;
}

/** One list of a queue. */
export interface QueueList {
  /** The requests of each member, at least one. */
  readonly rows: readonly (readonly PendingRequest[])[];
  /** Counts the requests of all members, also beyond these. */
  readonly total: number;
  /** Shows one more page; null: these are all. */
  readonly more: (() => void) | null;
}

interface Props {
  readonly kind: RequestKind;
  readonly ready: QueueList;
  /** Deposits without a proof. */
  readonly declared?: QueueList;
  readonly offers: SiteOffers;
  /** What the detail shows of a request. */
  readonly children: (row: PendingRequest) => ReactNode;
}

/**
 * Pending requests: a list, and the detail of one beside it, or in its place where there is no room for both. Each member has
 * one row in each list, with the request that comes first; a button shows the others. The detail follows the focus in the
 * list.
 */
export function Queue({ kind, ready, declared, offers, children }: Props) {
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const [looked, setLooked] = useState<string | null>(null);
  const { asked, ask, endQuestion } = useQuestion();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [filter, setFilter] = useState(EVERY_REQUEST);
  const desk = useStore($desk);
  const marks = useMemo(() => marksIn(desk.state === 'ready' ? desk.value : [], kind), [desk, kind]);
  const followed = useStore($followed);
  const paged = useMemo(
    () => [...ready.rows, ...(declared?.rows ?? [])].flat(),
    [ready.rows, declared?.rows],
  );
  const requests = useMemo(() => {
    const found = followed.state === 'ready' ? [...followed.value.values()] : [];
    const named = found.filter((each) => each !== null).filter((each) => each.kind === kind);
    return [...paged, ...named.sort((one, other) => sinceOf(one) - sinceOf(other))];
  }, [paged, followed, kind]);
  const selection = useSelection(requests);
  const [isRefusing, setRefusing] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [hindrance, setHindrance] = useState<string | null>(null);
  const { request, list: wanted } = useStore($view);
  const notice = useStore($notice);
  const operator = useStore($uid) ?? '';
  const hasSandbox = useStore($hasSandbox);
  const timeSince = useStore($timeSince);
  const [hasMore, hasMoreDeclared] = [ready.more !== null, declared !== undefined && declared.more !== null];
  const shown = useMemo(
    () => ({ requests: paged, hasMore, hasMoreDeclared }),
    [paged, hasMore, hasMoreDeclared],
  );
  useNews(shown);

  const view: ViewName = `${kind}s`;
  const marked = requests.filter((row) => marks.has(keyOf(row)));
  const opened = requests.find((row) => keyOf(row) === request);
  const listName = useList(wanted, opened, ready.total, declared?.total ?? 0);
  const { rows: allRows, more } =
    listName === 'marked'
      ? { rows: marked.map((row) => [row]), more: null }
      : listName === 'declared' && declared
        ? declared
        : ready;
  const memberRows = useMemo(
    () =>
      allRows
        .map((row) => row.filter((each) => passesFilter(each, filter, timeSince)))
        .filter((row) => row.length > 0),
    [allRows, filter, timeSince],
  );
  const isFiltered = filter !== EVERY_REQUEST;
  const rows = memberRows.flatMap((row) => (row[0] && isUnfolded(row[0]) ? row : row.slice(0, 1)));
  const current = opened ?? rows.find((row) => keyOf(row) === looked) ?? rows[0];
  const currentKey = current && keyOf(current);
  // A press shows in the list first. The detail follows with the next paint, and at once if its request is gone.
  const followedKey = useDeferredValue(currentKey);
  const followedRow = requests.find((row) => keyOf(row) === followedKey) ?? current;
  const hasFollowed = followedRow === current;
  const detailed = useCounted(followedRow);
  const isOpen = opened !== undefined;
  const wasOpen = useDeferredValue(isOpen);
  const { register, detail, empty, focus } = useRowFocus(
    rows.map(keyOf),
    detailed && keyOf(detailed),
    asked === null && !isRefusing,
  );
  const list = useRef<HTMLDivElement>(null);
  const lists = useRef<HTMLElement>(null);
  const { heading, focusHeading } = useDetailFocus(opened && keyOf(opened), hasFollowed, focus);

  const next = rows[rows.findIndex((row) => keyOf(row) === currentKey) + 1];
  useEffect(() => loadAhead(next), [next]);

  // Others learn who is at a request that was opened or that is being decided.
  const held = asked?.row ?? opened;
  const heldKey = held && held.member.uid !== operator ? keyOf(held) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same request, however it has changed
  useEffect(() => (held && heldKey !== null ? hold(refOf(held)) : undefined), [heldKey]);

  function isUnfolded(first: PendingRequest): boolean {
    return unfolded.includes(rowKeyOf(first));
  }

  const toggle = useEventCallback((row: PendingRequest) => {
    const key = rowKeyOf(row);
    setUnfolded(unfolded.includes(key) ? unfolded.filter((each) => each !== key) : [...unfolded, key]);
  });
  const select = useEventCallback(selection.toggle);

  /** How many more requests follow this one in its member's row. */
  const othersOf = (row: PendingRequest): number => {
    const found = memberRows.find(([first]) => first === row);
    return found ? found.length - 1 : 0;
  };

  const queryTo = (row: PendingRequest) =>
    queryOf(view, { request: keyOf(row), ...(wanted && { list: wanted }) });
  const show = useEventCallback((row: PendingRequest) => {
    if (opened) openViewInstead(queryTo(row));
    else setLooked(keyOf(row));
  });

  const goOn = () => {
    dismissNotice();
    setRefused(null);
    setHindrance(null);
  };

  /** Why a key does nothing. */
  const say = (hindrance: string) => {
    goOn();
    setHindrance(hindrance);
  };

  const askNext = (question: Asked) => {
    goOn();
    ask(question);
  };

  const move = (by: number) => {
    const place = rows.findIndex((row) => keyOf(row) === currentKey);
    // The first press begins where the detail is.
    const hasFocus = [detail, list].some(({ current: part }) => part?.contains(document.activeElement));
    const next = rows[hasFocus ? place + by : place];
    if (!next) return;
    goOn();
    show(next);
    if (!focus(keyOf(next))) focusHeading();
  };

  const goToNextList = () => {
    const links = [...(lists.current?.querySelectorAll('a') ?? [])];
    const next = links[links.findIndex((link) => link.hasAttribute('aria-current')) + 1] ?? links[0];
    goOn();
    next?.focus();
    next?.click();
  };

  const act = (action: KeyAction) => {
    // The question is on its way: what follows is meant for its note.
    if (isRefusing) return;
    if (action === 'help') return setHelpOpen(true);
    if (action === 'next' || action === 'previous') return move(action === 'next' ? 1 : -1);
    if (action === 'list') return goToNextList();
    if (action === 'refuse' && selection.selected.length > 0) return setRefusing(true);
    if (!current) return;
    if (action === 'enlarge') return detail.current?.querySelector<HTMLElement>('[data-enlarge]')?.click();
    if (!isRefusable(current, operator)) return say(current.decided ? queueText.decidedHint : queueText.own);
    if (action === 'select') return select(current);
    if (action === 'mark') return void setMarked(refOf(current), !marks.has(keyOf(current)));
    if (action === 'refuse') return askNext({ row: current, choice: action });
    const agreement = agreementTo((hasFollowed && detailed) || current, operator, hasSandbox);
    if (agreement) askNext(agreement);
    else say(queueText.approvedByYou);
  };
  useKeys(act);

  // Until something else is to report.
  const report =
    refused?.before === notice && refused
      ? refusalsText(refused.refusals)
      : notice?.request.kind === kind
        ? noticeText(notice)
        : hindrance;

  const onArrow = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  };

  const totals: Readonly<Record<ListName, number | null>> = {
    ready: ready.total,
    declared: declared?.total ?? null,
    marked: marked.length,
  };
  // Some are not found yet: their number would be wrong.
  const areMarksKnown =
    desk.state === 'ready' &&
    [...marks.keys()].every(
      (key) =>
        paged.some((row) => keyOf(row) === key) || (followed.state === 'ready' && followed.value.has(key)),
    );

  const chosenBar = selection.selected.length > 0 && (
    <SelectionBar
      count={selection.selected.length}
      onRefuse={() => setRefusing(true)}
      onAll={() => selection.choose(rows.filter((row) => isRefusable(row, operator)))}
      onClear={() => selection.choose([])}
    />
  );

  return (
    <div className={styles.queue}>
      <div className={styles.head}>
        <nav aria-label={queueText.lists} className={styles.lists} ref={lists}>
          {LISTS.map(
            (name) =>
              totals[name] !== null && (
                <ViewLink
                  key={name}
                  query={queryOf(view, { list: name })}
                  current={name === listName ? 'page' : undefined}
                >
                  {queueText.listName[name]}{' '}
                  <span className={styles.total}>
                    {name === 'marked' && !areMarksKnown ? '…' : totals[name]}
                  </span>
                </ViewLink>
              ),
          )}
        </nav>
        {(allRows.length > 1 || isFiltered) && (
          <Filter kind={kind} filter={filter} offers={offers} onChange={setFilter} />
        )}
        <button
          type="button"
          className={`icon-button icon-button--dense ${styles.keys}`}
          aria-haspopup="dialog"
          aria-label={queueText.keys}
          title={queueText.keys}
          onClick={() => setHelpOpen(true)}
        >
          <Keyboard size={20} aria-hidden="true" />
        </button>
        {isHelpOpen && (
          <Deferred load={loadDialogs} fallback={null}>
            {({ KeyHelp }) => <KeyHelp onClose={() => setHelpOpen(false)} />}
          </Deferred>
        )}
      </div>
      <StatusMessage text={report} tone={report === hindrance ? 'warning' : 'success'} onDismiss={goOn} />
      {!detailed || rows.length === 0 ? (
        <>
          {chosenBar}
          <Empty
            title={
              isFiltered
                ? queueText.filter.none
                : nothingIn(listName, kind, ready.total + (declared?.total ?? 0))
            }
            hint={isFiltered ? '' : queueText.emptyHint}
            refer={empty}
          >
            {isFiltered && (
              <button type="button" className="button button--quiet" onClick={() => setFilter(EVERY_REQUEST)}>
                {queueText.filter.reset}
              </button>
            )}
          </Empty>
          {more && <MoreButton onMore={more} shown={requests.length} />}
        </>
      ) : (
        <div className={styles.split} data-open={isOpen && (hasFollowed || wasOpen)}>
          <div className={styles.list} ref={list}>
            {chosenBar || (
              <p className={`${styles.bar} ${styles.hint}`}>
                {isFiltered && more === null
                  ? queueText.filter.shown(memberRows.flat().length)
                  : listName === 'declared'
                    ? queueText.declaredHint
                    : queueText.order[kind]}
              </p>
            )}
            <ol className="lines" aria-label={queueText.list} onKeyDown={onArrow}>
              {rows.map((row) => (
                <RequestRow
                  key={keyOf(row)}
                  row={row}
                  query={queryTo(row)}
                  operator={operator}
                  offers={offers}
                  isMarked={marks.has(keyOf(row))}
                  isCurrent={row === current}
                  isSelected={selection.isSelected(row)}
                  isRefusable={isRefusable(row, operator)}
                  others={othersOf(row)}
                  isUnfolded={isUnfolded(row)}
                  register={register}
                  onFocus={show}
                  onOpen={focusHeading}
                  onSelect={select}
                  onToggle={toggle}
                />
              ))}
            </ol>
            {more && <MoreButton onMore={more} shown={requests.length} />}
          </div>
          <RequestDetail
            key={keyOf(detailed)}
            row={detailed}
            operator={operator}
            mark={marks.get(keyOf(detailed)) ?? null}
            refer={detail}
            heading={heading}
            agreement={agreementTo(detailed, operator, hasSandbox)}
            onAsk={askNext}
            listQuery={queryOf(view, wanted ? { list: wanted } : {})}
          >
            {children(detailed)}
          </RequestDetail>
        </div>
      )}
      {isRefusing && (
        <Deferred load={loadDialogs} fallback={null}>
          {({ BulkDialog }) => (
            <BulkDialog
              requests={selection.selected}
              onRefused={(refusals) => setRefused({ refusals, before: $notice.get() })}
              onClose={(isDone) => {
                setRefusing(false);
                if (isDone) selection.choose([]);
              }}
            />
          )}
        </Deferred>
      )}
      {asked && <DecisionDialog key={asked.number} {...asked} onClose={() => endQuestion(asked)} />}
    </div>
  );
}

/**
 * The list that is open: the one that was chosen, or that the open request is in. Otherwise what is ready, or if there is
 * nothing, what waits for a proof. Once all that was ready is decided, it stays: the next key must not meet a request
 * without a proof. Only what waited for proofs makes way, once that is empty.
 */
function useList(
  wanted: string | null,
  opened: PendingRequest | undefined,
  ready: number,
  declared: number,
): ListName {
  const last = useRef<ListName | null>(null);
  if (opened) last.current = isUnproven(opened) ? 'declared' : 'ready';
  else if (last.current === null || (last.current === 'declared' && declared === 0)) {
    last.current = ready > 0 ? 'ready' : declared > 0 ? 'declared' : null;
  }
  return LISTS.find((name) => name === wanted) ?? last.current ?? 'ready';
}

/** Who marked which request of a kind. */
const marksIn = (entries: readonly DeskEntry[], kind: RequestKind): ReadonlyMap<string, DeskEntry> =>
  new Map(
    entries
      .filter(({ sign, requestKind }) => sign === 'marked' && requestKind === kind)
      .map((entry) => [keyOfRef(entry), entry]),
  );

/** Why a list is empty: nothing at all waits, or nothing of its kind. @param total of all lists */
const nothingIn = (list: ListName, kind: RequestKind, total: number): string =>
  total === 0 ? queueText.empty[kind] : queueText.nothing[list];

/** Names the row that a request stands on: a member has one row with a proof and one without. */
const rowKeyOf = (row: PendingRequest): string => `${hasProof(row)} ${row.member.uid}`;

/** Operators refuse neither their own requests nor what is decided already. */
const isRefusable = (row: PendingRequest, operator: string): boolean =>
  !row.decided && hindranceOf(row, operator) !== 'own-request';

/** A request once it is known whether its credit takes two operators. */
function useCounted(row: PendingRequest | undefined): PendingRequest | undefined {
  const uid = row && isUnproven(row) ? row.member.uid : null;
  const recent = useStore(useMemo(() => recentCreditsOf(uid), [uid]));
  const now = useStore($now);
  if (row?.kind !== 'deposit' || recent.state !== 'ready') return row;
  return { ...row, takesTwo: creditTakesTwo(row.deposit, recent.value, now) };
}

/**
 * Reports requests that disappear while they are on the screen: another operator decided them, or the member took
 * them back. Also those in whose place the member has put another one.
 */
function useNews(shown: ShownQueue): void {
  const before = useRef(shown);
  useEffect(() => {
    noteDepartures(before.current, shown);
    noteReplacements(before.current.requests, shown.requests);
    before.current = shown;
  }, [shown]);
}

interface Question extends Asked {
  /** Tells it from the one before. */
  readonly number: number;
}

/**
 * The decision that the operator is asked to confirm, or null. The browser tells a moment later that a dialog was closed: a key
 * may have asked the next question by then, which stays.
 */
function useQuestion() {
  const [asked, setAsked] = useState<Question | null>(null);
  return {
    asked,
    ask: (next: Asked) => setAsked((before) => ({ ...next, number: (before?.number ?? 0) + 1 })),
    endQuestion: ({ number }: Question) => setAsked((now) => (now?.number === number ? null : now)),
  };
}

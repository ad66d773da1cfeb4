import { useStore } from '@nanostores/react';
import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { $timeSince } from '#islands/operator/clock.ts';
import { areSamples, ViewLink } from '#islands/operator/links.tsx';
import { MoreButton } from '#islands/operator/MoreButton.tsx';
import { loadLaterView } from '#islands/operator/load-later-view.ts';
import {
  hasProof,
  hindranceOf,
  type KeyAction,
  keyOf,
  openViewInstead,
  type PendingRequest,
  queryOf,
  type ViewName,
} from '#islands/operator/model.ts';
import { operatorText } from '#islands/operator/text.ts';
import { isWide, useEventCallback } from '#islands/operator/use-console.ts';
import { $hasSandbox } from '#stores/sandbox.ts';
import { $uid } from '#stores/session.ts';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { Filter } from './Filter.tsx';
import styles from './Queue.module.css';
import { QueueHead } from './QueueHead.tsx';
import { RequestDetail } from './RequestDetail.tsx';
import { RequestRow } from './RequestRow.tsx';
import { ListHead, useSelection } from './Selection.tsx';
import { agreementTo, type Asked, isEnded } from './decision.ts';
import { EVERY_REQUEST, hold, loadAhead, passesFilter, refOf, setMarked } from './model.ts';
import { queueText } from './text.ts';
import { useDetailFocus, useKeys, useRowFocus } from './use-keyboard.ts';
import { useReport } from './use-report.ts';
import { type Queued, useCounted, useRequests } from './use-requests.ts';

interface Props extends Queued {
  readonly offers: SiteOffers;
  /** What the detail shows of a request. */
  readonly children: (row: PendingRequest) => ReactNode;
}

/**
 * Pending requests: a list, and the detail of one beside it, or in its place where there is no room for both. Each member has
 * one row in each list, with the request that comes first; a button shows the others. The detail follows the focus in the
 * list.
 */
export function Queue({ offers, children, ...queued }: Props) {
  const { kind } = queued;
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const [looked, setLooked] = useState<string | null>(null);
  const { asked, ask, endQuestion } = useQuestion();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [filter, setFilter] = useState(EVERY_REQUEST);
  const { requests, marks, opened, wanted, listName, list: openList, totals } = useRequests(queued);
  const selection = useSelection(requests);
  const [isRefusing, setRefusing] = useState(false);
  const report = useReport(kind);
  const operator = useStore($uid) ?? '';
  const hasSandbox = useStore($hasSandbox);
  const timeSince = useStore($timeSince);
  const view: ViewName = `${kind}s`;
  const memberRows = useMemo(
    () =>
      openList.rows
        .map((row) => row.filter((each) => passesFilter(each, filter, timeSince)))
        .filter((row) => row.length > 0),
    [openList.rows, filter, timeSince],
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

  const askNext = (question: Asked) => {
    report.goOn();
    ask({ ...question, onward: opened && !isWide() ? next : undefined });
  };

  const endDecision = (question: Question) => {
    if (question.onward && isEnded(question.row)) {
      openViewInstead(queryTo(question.onward));
      focusHeading();
    }
    endQuestion(question);
  };

  const move = (by: number) => {
    const place = rows.findIndex((row) => keyOf(row) === currentKey);
    // The first press begins where the detail is.
    const hasFocus = [detail, list].some(({ current: part }) => part?.contains(document.activeElement));
    const next = rows[hasFocus ? place + by : place];
    if (!next) return;
    report.goOn();
    show(next);
    if (!focus(keyOf(next))) focusHeading();
  };

  const goToNextList = () => {
    const links = [...(lists.current?.querySelectorAll('a') ?? [])];
    const next = links[links.findIndex((link) => link.hasAttribute('aria-current')) + 1] ?? links[0];
    report.goOn();
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
    if (!isRefusable(current, operator))
      return report.say(current.decided ? queueText.decidedHint : queueText.own);
    if (action === 'select') return select(current);
    if (action === 'mark') return void setMarked(refOf(current), !marks.has(keyOf(current)));
    if (action === 'refuse') return askNext({ row: current, choice: action });
    const agreement = agreementTo((hasFollowed && detailed) || current, operator, hasSandbox);
    if (agreement) askNext(agreement);
    else report.say(queueText.approvedByYou);
  };
  useKeys(act);

  const isLabelled = areSamples(rows.map(({ member }) => member));

  const onArrow = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  };

  return (
    <div className={styles.queue}>
      <QueueHead
        view={view}
        open={listName}
        totals={totals}
        refer={lists}
        isHelpOpen={isHelpOpen}
        onHelp={setHelpOpen}
      >
        {(openList.rows.length > 1 || isFiltered) && (
          <Filter kind={kind} filter={filter} offers={offers} onChange={setFilter} />
        )}
      </QueueHead>
      <div className={styles.said}>
        <StatusMessage text={report.text} tone={report.tone} onDismiss={report.goOn} />
      </div>
      {!detailed || rows.length === 0 ? (
        <>
          {isFiltered ? (
            <Empty title={queueText.filter.none} refer={empty}>
              <button type="button" className="button button--quiet" onClick={() => setFilter(EVERY_REQUEST)}>
                {queueText.filter.reset}
              </button>
            </Empty>
          ) : (
            <Empty
              title={
                requests.length === 0 && listName !== 'marked'
                  ? queueText.empty[kind]
                  : queueText.nothing[listName]
              }
              {...(listName === 'marked' && { hint: queueText.markHint })}
              refer={empty}
            >
              {requests.length === 0 || listName === 'ready' ? (
                <Elsewhere than={`${kind}s`} />
              ) : (
                listName === 'marked' &&
                queued.ready.total > 0 && (
                  <ViewLink query={queryOf(view, { list: 'ready' })} current={undefined}>
                    {queueText.elsewhere.ready(queued.ready.total)}
                  </ViewLink>
                )
              )}
            </Empty>
          )}
          {openList.more && <MoreButton onMore={openList.more} shown={requests.length} />}
        </>
      ) : (
        <div className={styles.split} data-open={isOpen && (hasFollowed || wasOpen)}>
          <div className={styles.list} ref={list}>
            <div className="lines">
              <ListHead
                text={
                  isFiltered && openList.more === null
                    ? queueText.filter.shown(memberRows.flat().length)
                    : queueText.order[listName === 'declared' ? 'withdrawal' : kind]
                }
                selectable={rows.filter((row) => isRefusable(row, operator))}
                selection={selection}
                onRefuse={() => setRefusing(true)}
              />
              <div className={styles.rows}>
                <ol aria-label={queueText.list} onKeyDown={onArrow}>
                  {rows.map((row) => (
                    <RequestRow
                      key={keyOf(row)}
                      row={row}
                      query={queryTo(row)}
                      operator={operator}
                      offers={offers}
                      isLabelled={isLabelled}
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
              </div>
            </div>
            {isLabelled && <p className={styles.hint}>{operatorText.allSamples}</p>}
            {openList.more && (
              <MoreButton onMore={openList.more} shown={openList.rows.flat().length} of={totals[listName]} />
            )}
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
        <Deferred load={loadLaterView} fallback={null}>
          {({ BulkDialog }) => (
            <BulkDialog
              requests={selection.selected}
              onRefused={report.sayRefused}
              onClose={(isDone) => {
                setRefusing(false);
                if (isDone) selection.choose([]);
              }}
            />
          )}
        </Deferred>
      )}
      {asked && <DecisionDialog key={asked.number} {...asked} onClose={() => endDecision(asked)} />}
    </div>
  );
}

/** Names the row that a request stands on: a member has one row with a proof and one without. */
const rowKeyOf = (row: PendingRequest): string => `${hasProof(row)} ${row.member.uid}`;

/** Operators refuse neither their own requests nor what is decided already. */
const isRefusable = (row: PendingRequest, operator: string): boolean =>
  !row.decided && hindranceOf(row, operator) !== 'own-request';

interface Question extends Asked {
  /** Tells it from the one before. */
  readonly number: number;
  /** What a phone opens once this is decided: its list is behind what is open. */
  readonly onward: PendingRequest | undefined;
}

/**
 * The decision that the operator is asked to confirm, or null. The browser tells a moment later that a dialog was closed: a key
 * may have asked the next question by then, which stays.
 */
function useQuestion() {
  const [asked, setAsked] = useState<Question | null>(null);
  return {
    asked,
    ask: (next: Omit<Question, 'number'>) =>
      setAsked((before) => ({ ...next, number: (before?.number ?? 0) + 1 })),
    endQuestion: ({ number }: Question) => setAsked((now) => (now?.number === number ? null : now)),
  };
}

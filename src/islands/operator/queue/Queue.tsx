import { useStore } from '@nanostores/react';
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { RequestKind } from '#domain/decisions/decision.ts';
import { MoreButton } from '#islands/operator/MoreButton.tsx';
import {
  $hasKeys,
  $view,
  hasProof,
  hindranceOf,
  type KeyAction,
  keyOf,
  openView,
  openViewInstead,
  type PendingRequest,
  queryOf,
  type ViewName,
} from '#islands/operator/model.ts';
import { useEventCallback } from '#islands/operator/use-sent.ts';
import type { SampleOffers } from '#stores/sandbox.ts';
import { $uid } from '#stores/session.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { type Asked, DecisionDialog } from './DecisionDialog.tsx';
import styles from './Queue.module.css';
import { RequestDetail } from './RequestDetail.tsx';
import { RequestRow } from './RequestRow.tsx';
import { BulkDialog, SelectionBar, useSelection } from './Selection.tsx';
import {
  $notice,
  noteDepartures,
  noteReplacements,
  type Notice,
  type Refusal,
  type ShownQueue,
} from './decision.ts';
import { noticeText, refusalsText } from './notice-text.ts';
import { keyText, queueText } from './text.ts';
import { useDetailFocus, useKeys, useRowFocus } from './use-keyboard.ts';

/** What became of a selection, and the outcome that was shown before it. */
interface Refused {
  readonly refusals: readonly Refusal[];
  readonly before: Notice | null;
}

/** A part of the list. */
export interface Section {
  /** Stays the same as its title changes. */
  readonly id: string;
  /** Absent where there is only one. */
  readonly title?: string;
  readonly hint?: string | null;
  /** The requests of each member, at least one. */
  readonly rows: readonly (readonly PendingRequest[])[];
}

interface Props {
  readonly kind: RequestKind;
  readonly sections: readonly Section[];
  readonly offers: SampleOffers;
  /** Null: all members are shown. */
  readonly onMore: (() => void) | null;
  /** What the detail shows of a request. */
  readonly children: (row: PendingRequest) => ReactNode;
}

/**
 * Pending requests: a list, and the detail of one beside it, or in its place where there is no room for both. Each member has
 * one row in each section, with the request that comes first; a button shows the others. The detail follows the focus in the
 * list.
 */
export function Queue({ kind, sections, offers, onMore, children }: Props) {
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const [looked, setLooked] = useState<string | null>(null);
  const { asked, ask, endQuestion } = useQuestion();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const requests = useMemo(() => sections.flatMap(({ rows }) => rows.flat()), [sections]);
  const selection = useSelection(requests);
  const [isRefusing, setRefusing] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const { request } = useStore($view);
  const notice = useStore($notice);
  const operator = useStore($uid) ?? '';
  const hasMore = onMore !== null;
  const shown = useMemo(() => ({ requests, hasMore }), [requests, hasMore]);
  useNews(shown);

  const view: ViewName = `${kind}s`;
  const rowsOf = ({ rows }: Section): readonly PendingRequest[] =>
    rows.flatMap((row) => (row[0] && isUnfolded(row[0]) ? row : row.slice(0, 1)));
  const rows = sections.flatMap(rowsOf);
  const opened = requests.find((row) => keyOf(row) === request);
  const current = opened ?? rows.find((row) => keyOf(row) === looked) ?? rows[0];
  const currentKey = current && keyOf(current);
  // A press shows in the list first. The detail follows with the next paint, and at once if its request is gone.
  const followedKey = useDeferredValue(currentKey);
  const detailed = requests.find((row) => keyOf(row) === followedKey) ?? current;
  const hasFollowed = detailed === current;
  const isOpen = opened !== undefined;
  const wasOpen = useDeferredValue(isOpen);
  const { register, detail, empty, focus } = useRowFocus(
    rows.map(keyOf),
    detailed && keyOf(detailed),
    asked === null && !isRefusing,
  );
  const list = useRef<HTMLDivElement>(null);
  const { heading, focusHeading } = useDetailFocus(opened && keyOf(opened), hasFollowed, focus);

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
    const found = sections.flatMap(({ rows }) => rows).find(([first]) => first === row);
    return found ? found.length - 1 : 0;
  };

  const show = useEventCallback((row: PendingRequest) => {
    if (opened) openViewInstead(queryOf(view, { request: keyOf(row) }));
    else setLooked(keyOf(row));
  });

  const move = (by: number) => {
    const place = rows.findIndex((row) => keyOf(row) === currentKey);
    // The first press begins where the detail is.
    const hasFocus = [detail, list].some(({ current: part }) => part?.contains(document.activeElement));
    const next = rows[hasFocus ? place + by : place];
    if (!next) return;
    show(next);
    if (!focus(keyOf(next))) focusHeading();
  };

  const act = (action: KeyAction) => {
    if (action === 'help') return setHelpOpen(true);
    if (action === 'next' || action === 'previous') return move(action === 'next' ? 1 : -1);
    if (!current || !isRefusable(current, operator)) return;
    if (action === 'select') return select(current);
    const hindrance = hindranceOf(current, operator);
    if (hindrance === null || action === 'refuse') ask({ row: current, choice: action });
  };
  useKeys(act);

  // Until something else is to report.
  const report =
    refused?.before === notice && refused
      ? refusalsText(refused.refusals)
      : notice?.request.kind === kind
        ? noticeText(notice)
        : null;

  const onArrow = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  };

  return (
    <div className={styles.queue}>
      <div className={styles.head}>
        {selection.selected.length > 0 ? (
          <SelectionBar
            count={selection.selected.length}
            onRefuse={() => setRefusing(true)}
            onClear={selection.clear}
          />
        ) : (
          <p>{rows.length > 0 && queueText.order[kind]}</p>
        )}
        <KeyHelp isOpen={isHelpOpen} onOpen={() => setHelpOpen(true)} onClose={() => setHelpOpen(false)} />
      </div>
      <StatusMessage text={report} />
      {!detailed ? (
        <Empty title={queueText.empty[kind]} hint={queueText.emptyHint} refer={empty} />
      ) : (
        <div className={styles.split} data-open={isOpen && (hasFollowed || wasOpen)}>
          <div className={styles.list} ref={list}>
            {sections.map((section) => (
              <Fragment key={section.id}>
                {section.title && <h3 className={styles.section}>{section.title}</h3>}
                {section.hint && <p className={styles.hint}>{section.hint}</p>}
                {section.rows.length > 0 && (
                  <ol className="lines" aria-label={section.title ?? queueText.list} onKeyDown={onArrow}>
                    {rowsOf(section).map((row) => (
                      <RequestRow
                        key={keyOf(row)}
                        row={row}
                        operator={operator}
                        offers={offers}
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
                )}
              </Fragment>
            ))}
            {onMore && <MoreButton onMore={onMore} />}
          </div>
          <RequestDetail
            key={keyOf(detailed)}
            row={detailed}
            operator={operator}
            refer={detail}
            heading={heading}
            onAsk={ask}
            onBack={() => openView(queryOf(view))}
          >
            {children(detailed)}
          </RequestDetail>
        </div>
      )}
      {isRefusing && (
        <BulkDialog
          requests={selection.selected}
          onRefused={(refusals) => setRefused({ refusals, before: $notice.get() })}
          onClose={(isDone) => {
            setRefusing(false);
            if (isDone) selection.clear();
          }}
        />
      )}
      {asked && <DecisionDialog key={asked.number} {...asked} onClose={() => endQuestion(asked)} />}
    </div>
  );
}

/** Names the row that a request stands on: a member has one row with a proof and one without. */
const rowKeyOf = (row: PendingRequest): string => `${hasProof(row)} ${row.member.uid}`;

/** Operators refuse neither their own requests nor what is decided already. */
const isRefusable = (row: PendingRequest, operator: string): boolean =>
  !row.decided && hindranceOf(row, operator) !== 'own-request';

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

interface KeyHelpProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Explains the shortcuts and lets the operator switch them off. */
function KeyHelp({ isOpen, onOpen, onClose }: KeyHelpProps) {
  const hasKeys = useStore($hasKeys);
  return (
    <>
      <button type="button" className="button button--quiet" aria-haspopup="dialog" onClick={onOpen}>
        {keyText.open}
      </button>
      {isOpen && (
        <Dialog title={keyText.title} text={[keyText.text]} onClose={onClose}>
          {(close) => (
            <>
              <DescriptionList items={keyText.keys.map(({ key, does }) => ({ label: key, value: does }))} />
              <p>{keyText.also}</p>
              <label className="cluster">
                <input
                  type="checkbox"
                  checked={hasKeys}
                  onChange={(event) => $hasKeys.set(event.currentTarget.checked)}
                />
                {keyText.switch}
              </label>
              <div>
                <button type="button" className="button" onClick={close}>
                  {keyText.close}
                </button>
              </div>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}

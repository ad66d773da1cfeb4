import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Subject } from '#domain/decisions/decision.ts';
import { $uid } from '#stores/session.ts';
import { Empty } from '#ui/feedback/Empty.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { type Asked, DecisionDialog } from './DecisionDialog.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { MoreButton } from './MoreButton.tsx';
import styles from './Queue.module.css';
import { RequestRow } from './RequestRow.tsx';
import { $outcome, noteDepartures, noteReplacements, type ShownQueue } from './decision.ts';
import { $hasKeys, hindranceOf, type KeyAction, keyAction, keyOf, type PendingRequest } from './model.ts';
import { outcomeText } from './outcome-text.ts';
import { userNameOf, queueText } from './text.ts';
import { useRowFocus } from './use-row-focus.ts';

interface Props {
  readonly of: Subject;
  /** Of each member the requests, at least one. */
  readonly lines: readonly (readonly PendingRequest[])[];
  /** Null: all members are shown. */
  readonly onMore: (() => void) | null;
  readonly isOverdue: (row: PendingRequest) => boolean;
  readonly children: (row: PendingRequest) => ReactNode;
}

/**
 * Pending requests, operated by pointer or by keys. Each member has one line with their oldest request; a button shows
 * the others.
 */
export function Queue({ of, lines, onMore, isOverdue, children }: Props) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const outcome = useStore($outcome);
  const operator = useStore($uid) ?? '';
  const hasMore = onMore !== null;
  const shown = useMemo(() => ({ requests: lines.flat(), hasMore }), [lines, hasMore]);
  const rows = lines.flatMap((line) => (isOpened(line) ? line : line.slice(0, 1)));
  const { register, empty, current, move } = useRowFocus(rows.map(keyOf), asked === null);
  useNews(shown);

  function isOpened([first]: readonly PendingRequest[]): boolean {
    return first !== undefined && opened.includes(first.member.uid);
  }

  const toggle = ({ member: { uid } }: PendingRequest) =>
    setOpened(opened.includes(uid) ? opened.filter((each) => each !== uid) : [...opened, uid]);

  /** How many more requests follow this one in its member's line. */
  const othersOf = (row: PendingRequest): number => {
    const line = lines.find(([first]) => first === row);
    return line ? line.length - 1 : 0;
  };

  const act = (action: KeyAction) => {
    if (action === 'help') return setHelpOpen(true);
    if (action === 'next' || action === 'previous') return move(action === 'next' ? 1 : -1);
    const row = rows.find((each) => keyOf(each) === current());
    const hindrance = row && hindranceOf(row, operator);
    if (!row || row.decided || hindrance === 'own-request' || (hindrance && action === 'approve')) return;
    setAsked({ row, answer: action });
  };
  useKeys(act);

  return (
    <div className="stack">
      <div className={styles.head}>
        <p>{rows.length > 0 && queueText.order[of]}</p>
        <KeyHelp isOpen={isHelpOpen} onOpen={() => setHelpOpen(true)} onClose={() => setHelpOpen(false)} />
      </div>
      <StatusMessage text={outcome?.request.of === of ? outcomeText(outcome) : null} />
      {rows.length === 0 && !hasMore ? (
        <Empty title={queueText.empty[of]} hint={queueText.emptyHint} refer={empty} />
      ) : (
        <ol className={styles.rows}>
          {rows.map((row) => (
            <RequestRow
              key={keyOf(row)}
              row={row}
              operator={operator}
              isOverdue={isOverdue(row)}
              refer={register(keyOf(row))}
              onAsk={setAsked}
              others={
                <OtherRequests
                  member={userNameOf(row.member)}
                  count={othersOf(row)}
                  isOpen={isOpened([row])}
                  onToggle={() => toggle(row)}
                />
              }
            >
              {children(row)}
            </RequestRow>
          ))}
        </ol>
      )}
      {onMore && <MoreButton onMore={onMore} />}
      {asked && <DecisionDialog {...asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

interface OthersProps {
  readonly member: string;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Shows the member's other pending requests. */
function OtherRequests({ member, count, isOpen, onToggle }: OthersProps) {
  if (count === 0) return null;
  return (
    <div>
      <button type="button" className="button button--quiet" aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? queueText.hideOthers(count, member) : queueText.showOthers(count, member)}
      </button>
    </div>
  );
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

const TYPED_INTO = 'input, textarea, select, [contenteditable]';

/** Listens to single-letter shortcuts, except while the operator types or a dialog is open. */
export function useKeys(act: (action: KeyAction) => void): void {
  const hasKeys = useStore($hasKeys);

  useEffect(() => {
    if (!hasKeys) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(TYPED_INTO) !== null;
      const isChord = event.ctrlKey || event.metaKey || event.altKey;
      if (isTyping || isChord || document.querySelector('dialog[open]')) return;
      const action = keyAction(event.key);
      if (action === null) return;
      event.preventDefault();
      act(action);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

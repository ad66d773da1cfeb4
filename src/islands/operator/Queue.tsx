import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Subject } from '#domain/decisions/decision.ts';
import { $uid } from '#stores/session.ts';
import { Empty } from '#ui/feedback/Empty.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { type Asked, DecisionDialog } from './DecisionDialog.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import styles from './Queue.module.css';
import { RequestRow } from './RequestRow.tsx';
import { $outcome, noteDepartures, noteReplacements } from './decision.ts';
import { $hasKeys, hindranceOf, type KeyAction, keyAction, keyOf, type PendingRequest } from './model.ts';
import { outcomeText } from './outcome-text.ts';
import { queueText } from './text.ts';
import { useRowFocus } from './use-row-focus.ts';

interface Props {
  readonly of: Subject;
  readonly rows: readonly PendingRequest[];
  readonly isOverdue: (row: PendingRequest) => boolean;
  readonly children: (row: PendingRequest) => ReactNode;
}

/** Pending requests, operated by pointer or by keys. */
export function Queue({ of, rows, isOverdue, children }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const outcome = useStore($outcome);
  const operator = useStore($uid) ?? '';
  const { register, empty, current, move } = useRowFocus(rows.map(keyOf), asked === null);
  useNews(rows);

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
      {rows.length === 0 ? (
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
            >
              {children(row)}
            </RequestRow>
          ))}
        </ol>
      )}
      {asked && <DecisionDialog {...asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

/**
 * Reports requests that disappear while they are on the screen: another operator decided them, or the member took
 * them back. Also those in whose place the member has put another one.
 */
function useNews(rows: readonly PendingRequest[]): void {
  const before = useRef(rows);
  useEffect(() => {
    noteDepartures(before.current, rows);
    noteReplacements(before.current, rows);
    before.current = rows;
  }, [rows]);
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

import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Subject } from '../../domain/decision.ts';
import { QUEUE_WORDS } from '../../i18n/operator.ts';
import { $outcome, noteDepartures } from '../../stores/operator/decision.ts';
import type { KeyAction } from '../../stores/operator/keys.ts';
import { hindranceOf, keyOf, type Waiting } from '../../stores/operator/requests.ts';
import { $uid } from '../../stores/session.ts';
import { Empty } from '../ui/Empty.tsx';
import { Said } from '../ui/Said.tsx';
import { type Asked, DecisionDialog } from './DecisionDialog.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { outcomeText } from './outcome-text.ts';
import styles from './Queue.module.css';
import { RequestRow } from './RequestRow.tsx';
import { useKeys } from './use-keys.ts';
import { useRowFocus } from './use-row-focus.ts';

interface Props {
  readonly of: Subject;
  readonly rows: readonly Waiting[];
  readonly isOverdue: (row: Waiting) => boolean;
  readonly children: (row: Waiting) => ReactNode;
}

/** Requests that wait, to be gone through from the first to the last, by pointer or by keys. */
export function Queue({ of, rows, isOverdue, children }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const outcome = useStore($outcome);
  const operator = useStore($uid) ?? '';
  const { register, empty, current, move } = useRowFocus(rows.map(keyOf), asked === null);
  useDepartures(rows);

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
        <p>{rows.length > 0 && QUEUE_WORDS.order[of]}</p>
        <KeyHelp isOpen={isHelpOpen} onOpen={() => setHelpOpen(true)} onClose={() => setHelpOpen(false)} />
      </div>
      <Said text={outcome?.waiting.of === of ? outcomeText(outcome) : null} />
      {rows.length === 0 ? (
        <Empty title={QUEUE_WORDS.empty[of]} hint={QUEUE_WORDS.emptyHint} refer={empty} />
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

/** Tells of requests that others have decided, or their members taken back, while they were on the screen. */
function useDepartures(rows: readonly Waiting[]): void {
  const before = useRef(rows);
  useEffect(() => {
    noteDepartures(before.current, rows);
    before.current = rows;
  }, [rows]);
}

import { X } from 'lucide-react';
import { useState } from 'react';
import { keyOf, type PendingRequest } from '#islands/operator/model.ts';
import { DangerButton } from '#ui/feedback/DangerButton.tsx';
import styles from './Queue.module.css';
import { bulkText } from './text.ts';

interface ListHeadProps {
  /** Says how the list is ordered or narrowed. */
  readonly text: string;
  readonly selectable: readonly PendingRequest[];
  readonly selection: ReturnType<typeof useSelection>;
  readonly onRefuse: () => void;
}

/** Begins a list: the box that selects all of it, its order, and what can be done with all that is selected. */
export function ListHead({ text, selectable, selection, onRefuse }: ListHeadProps) {
  const { selected, isSelected, choose } = selection;
  const isAll = selectable.every(isSelected);
  return (
    <div className={styles.bar}>
      {selectable.length > 1 && (
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = !isAll && selected.length > 0;
            }}
            onChange={() => choose(isAll ? [] : selectable)}
          />
          <span className={selected.length > 0 ? 'visually-hidden' : undefined}>
            {bulkText.all(selectable.length)}
          </span>
        </label>
      )}
      {selected.length > 0 && (
        <div className={styles.chosen}>
          <span role="status">{bulkText.selected(selected.length)}</span>
          <button
            type="button"
            className="icon-button icon-button--dense"
            aria-label={bulkText.clear}
            title={bulkText.clear}
            onClick={() => choose([])}
          >
            <X size={18} aria-hidden="true" />
          </button>
          <DangerButton onClick={onRefuse}>{bulkText.refuse}</DangerButton>
        </div>
      )}
      <span className={styles.hint}>{text}</span>
    </div>
  );
}

/** Requests that are selected, as they were at that time. Those that have left the queue are selected no more. */
export function useSelection(requests: readonly PendingRequest[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, PendingRequest>>(new Map());
  const present = new Set(requests.map(keyOf));
  return {
    selected: [...chosen.values()].filter((request) => present.has(keyOf(request))),
    isSelected: (request: PendingRequest): boolean => chosen.has(keyOf(request)),
    toggle(request: PendingRequest): void {
      const next = new Map(chosen);
      if (!next.delete(keyOf(request))) next.set(keyOf(request), request);
      setChosen(next);
    },
    choose: (these: readonly PendingRequest[]): void =>
      setChosen(new Map(these.map((each) => [keyOf(each), each]))),
  };
}

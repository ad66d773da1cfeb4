import { useState } from 'react';
import { keyOf, type PendingRequest } from '#islands/operator/model.ts';
import { DangerButton } from '#ui/feedback/DangerButton.tsx';
import styles from './Queue.module.css';
import { bulkText } from './text.ts';

interface SelectionBarProps {
  readonly count: number;
  readonly onRefuse: () => void;
  readonly onAll: () => void;
  readonly onClear: () => void;
}

/** What can be done with all that is selected. */
export const SelectionBar = ({ count, onRefuse, onAll, onClear }: SelectionBarProps) => (
  <div className={`${styles.bar} ${styles.chosen}`}>
    <span role="status">{bulkText.selected(count)}</span>
    <button type="button" className="link-button" onClick={onAll}>
      {bulkText.all}
    </button>
    <button type="button" className="link-button" onClick={onClear}>
      {bulkText.clear}
    </button>
    <DangerButton onClick={onRefuse}>{bulkText.refuse}</DangerButton>
  </div>
);

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

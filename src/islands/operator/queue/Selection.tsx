import { useState } from 'react';
import { keyOf, type PendingRequest } from '#islands/operator/model.ts';
import { DangerButton } from '#ui/feedback/DangerButton.tsx';
import { bulkText } from './text.ts';

interface SelectionBarProps {
  readonly count: number;
  readonly onRefuse: () => void;
  readonly onClear: () => void;
}

/** What can be done with all that is selected. */
export const SelectionBar = ({ count, onRefuse, onClear }: SelectionBarProps) => (
  <div className="cluster">
    <span role="status">{bulkText.selected(count)}</span>
    <DangerButton onClick={onRefuse}>{bulkText.refuse}</DangerButton>
    <button type="button" className="button button--quiet" onClick={onClear}>
      {bulkText.clear}
    </button>
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
    clear: (): void => setChosen(new Map()),
  };
}

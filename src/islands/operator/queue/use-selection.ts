import { useState } from 'react';
import { keyOf, type PendingRequest } from '#islands/operator/model.ts';

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

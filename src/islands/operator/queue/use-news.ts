import { useEffect, useRef } from 'react';
import { noteDepartures, noteReplacements, type ShownQueue } from './decision.ts';

/**
 * Reports requests that disappear while they are on the screen: another operator decided them, or the member took
 * them back. Also those in whose place the member has put another one.
 */
export function useNews(shown: ShownQueue): void {
  const before = useRef(shown);
  useEffect(() => {
    noteDepartures(before.current, shown);
    noteReplacements(before.current.requests, shown.requests);
    before.current = shown;
  }, [shown]);
}

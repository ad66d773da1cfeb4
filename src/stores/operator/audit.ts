import { atom } from 'nanostores';
import type { Decision } from '../../domain/decision.ts';
import { type LiveStore, live } from '../live.ts';

/** How many lines of the audit trail more are shown at a time. */
const PAGE = 50;

const latest = (most: number): LiveStore<readonly Decision[]> =>
  live((opened, onDecisions, onError) => opened.watchDecisions(most, onDecisions, onError));

/** The part of the audit trail that is looked at, newest first, and how long it is at most. */
export const $audit = atom({ store: latest(PAGE), most: PAGE });

export function showMore(): void {
  const most = $audit.get().most + PAGE;
  $audit.set({ store: latest(most), most });
}

/** The latest decisions as they are at this moment: a store of its own, which has seen nothing older. */
export const latestDecisions = (): LiveStore<readonly Decision[]> => latest(PAGE);

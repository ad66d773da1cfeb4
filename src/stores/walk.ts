import { atom, computed, type ReadableAtom } from 'nanostores';
import type { WalkStart, WatchedWalk } from '#backend/port/backend.ts';
import { dayOfCommunity } from '#domain/community/dated-days.ts';
import { dayAt, daysLeft } from '#domain/community/walk.ts';
import type { Instant } from '#domain/time.ts';
import { persisted } from './persisted.ts';
import { remote } from './remote-data.ts';
import { $hasSandbox } from './sandbox.ts';
import { $session, $uid } from './session.ts';

export type { WalkStart, WatchedWalk };

/** The walk in this browser; null: none, also where the backend has no sandbox. */
export const $walk = remote<WatchedWalk | null>((opened, onWalk, onError) => {
  if (opened.sandbox) return opened.sandbox.watchWalk(onWalk, onError);
  onWalk(null);
  return () => undefined;
});

/** The walk of the signed-in member, whose rows are dated by its days; null: another's, none, or not known yet. */
export const $ownWalk: ReadableAtom<WatchedWalk | null> = computed($walk, (walk) =>
  walk.state === 'ready' && walk.value?.isOwn ? walk.value : null,
);

/** The day of the walk on which something happened: of the member's own, or for operators of the one in this browser; null: of none. */
export const $dayOf: ReadableAtom<(at: Instant) => number | null> = computed(
  [$walk, $session],
  (walk, { kind }) => {
    const watched = walk.state === 'ready' ? walk.value : null;
    if (watched && kind === 'operator') return (at: Instant) => dayOfCommunity(watched, at);
    return (at: Instant) => (watched?.isOwn ? dayAt(watched, at) : null);
  },
);

/** Whether this tab may walk: it is of a member or guest of a sandbox, not of its sample operator. */
export const $mayWalk: ReadableAtom<boolean> = computed(
  [$hasSandbox, $session],
  (hasSandbox, { kind }) => hasSandbox && kind !== 'operator',
);

export const isOver = (walk: WatchedWalk): boolean => daysLeft(walk) === 0;

/** Whether the member's own walk is over: no one comes any more who would pay them. */
export const $isPast: ReadableAtom<boolean> = computed($ownWalk, (walk) => walk !== null && isOver(walk));

/** Whether the screen has an action of its own, before that of letting time pass. */
export const $screenLeads = atom(false);

/** Steps of the tour that a person has ended by a press, by uid: a hint for this browser. */
const $marks = persisted<{ readonly uid: string; readonly steps: readonly string[] }>(
  'tour',
  { uid: '', steps: [] },
  (text) => {
    const [uid = '', ...steps] = text.split(' ');
    return { uid, steps };
  },
  ({ uid, steps }) => [uid, ...steps].join(' '),
);

export const $tourMarks: ReadableAtom<readonly string[]> = computed([$marks, $uid], ({ uid, steps }, own) =>
  uid === own ? steps : [],
);

/** Whether the member has not closed the tour. */
export const $isTouring: ReadableAtom<boolean> = computed($tourMarks, (marks) => !marks.includes('closed'));

export function markTour(step: string): void {
  const uid = $uid.get();
  if (uid !== null) $marks.set({ uid, steps: [...new Set([...$tourMarks.get(), step])] });
}

export const unmarkTour = (): void => $marks.set({ uid: '', steps: [] });

import { atom, onMount, type ReadableAtom } from 'nanostores';
import { type Instant, SECOND } from '#domain/time.ts';

const $ticking = atom<Instant>(Date.now());

/** The time, updated a few times a minute, so that screens mark what falls due. */
export const $now: ReadableAtom<Instant> = $ticking;

/** Updates it at once, for a count that changes at this moment. */
export const tick = (): void => $ticking.set(Date.now());

onMount($ticking, () => {
  tick();
  const timer = setInterval(tick, 15 * SECOND);
  return () => clearInterval(timer);
});

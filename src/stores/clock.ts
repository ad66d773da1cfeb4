import { atom, onMount, type ReadableAtom } from 'nanostores';
import { type Instant, SECOND } from '#domain/time.ts';

const $ticking = atom<Instant>(Date.now());

/** The time, updated a few times a minute, so that screens mark what falls due. */
export const $now: ReadableAtom<Instant> = $ticking;

const tick = () => $ticking.set(Date.now());

onMount($ticking, () => {
  tick();
  const timer = setInterval(tick, 15 * SECOND);
  return () => clearInterval(timer);
});

/** Updates the time at that moment too, for a count that changes then. @returns ends it */
export function tickAt(moment: Instant): () => void {
  const timer = setTimeout(tick, moment - Date.now());
  return () => clearTimeout(timer);
}

import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import { type Instant, SECOND } from '#domain/time.ts';
import { remote } from './remote-data.ts';

const $network = atom(true);

/** Whether the browser has a network at all. It may have one and reach nothing: then failures say so. */
export const $online: ReadableAtom<boolean> = $network;

onMount($network, () => {
  const update = () => $network.set(navigator.onLine);
  update();
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  return () => {
    window.removeEventListener('online', update);
    window.removeEventListener('offline', update);
  };
});

/** Longer than a slow phone needs for a few bytes. */
const PATIENCE = 4 * SECOND;
/** What was found out holds for as long. */
const FRESH = 10 * SECOND;

let hasAnswered = true;
let askedAt = 0;

/** Asks this site for next to nothing. @returns whether it answered, whatever the answer */
export async function siteAnswers(): Promise<boolean> {
  askedAt = Date.now();
  hasAnswered = await fetch('/robots.txt', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  }).then(
    () => true,
    () => false,
  );
  return hasAnswered;
}

/** Finds out ahead of a navigation whether the site can be reached, if that was not found out just now. */
export function lookAhead(): void {
  if (Date.now() - askedAt > FRESH) void siteAnswers();
}

/** Whether another page of the site would be the browser's own error page, as far as is known. */
export const isOutOfReach = (): boolean => navigator.onLine === false || !hasAnswered;

const $connection = remote<Instant | null>((opened, onChange) => opened.watchConnection(onChange));

/** When the server was last heard from, once it is not any more; null while it is. */
export const $lostSince = computed($connection, (connection) =>
  connection.state === 'ready' ? connection.value : null,
);

import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import { type Instant, SECOND } from '#domain/time.ts';
import { remote } from './remote-data.ts';

const $network = atom(true);

/** Whether the browser has a network. It may have one and still reach no server: then requests fail. */
export const $online: ReadableAtom<boolean> = $network;

onMount($network, () => {
  const update = () => $network.set(navigator.onLine);
  update();
  const ending = new AbortController();
  window.addEventListener('online', update, { signal: ending.signal });
  window.addEventListener('offline', update, { signal: ending.signal });
  return () => ending.abort();
});

/** More than a slow phone needs for a few bytes. */
const PATIENCE = 4 * SECOND;
/** How long an answer stays valid. */
const FRESH = 10 * SECOND;

let hasAnswered = true;
let askedAt = 0;

/** Sends a tiny request to this site. @returns whether it answered at all */
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

/** Checks before a navigation whether the site can be reached, unless it was checked just now. */
export function lookAhead(): void {
  if (Date.now() - askedAt > FRESH) void siteAnswers();
}

/** Whether, as far as we know, a navigation would end in the browser's error page. */
export const isOutOfReach = (): boolean => navigator.onLine === false || !hasAnswered;

/** Whether a service worker stands between this page and the server, so that pages open without a network. */
export const hasKeptPages = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

const $connection = remote<Instant | null>((opened, onChange) => opened.watchConnection(onChange));

/** When the server last answered, once it has stopped answering; null while it answers. */
export const $lostSince = computed($connection, (connection) =>
  connection.state === 'ready' ? connection.value : null,
);

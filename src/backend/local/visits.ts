/**
 * A page's visits: the times when it is not in the browser's back/forward cache. WebKit puts a page there
 * even in the middle of a transaction, and then no other page can write to the transaction's stores until the
 * browser drops the frozen page. So a transaction belongs to one visit and is aborted with it.
 */

/** Waits until the page is not in the cache, then gives a signal that aborts when the page goes there. */
export type Visits = () => Promise<AbortSignal>;

export function watchVisits(): Visits {
  let visit = new AbortController();
  let begun = Promise.withResolvers<AbortSignal>();
  begun.resolve(visit.signal);
  // Node has no such events.
  globalThis.addEventListener?.('pagehide', ({ persisted }) => {
    if (!persisted) return;
    begun = Promise.withResolvers();
    visit.abort();
  });
  globalThis.addEventListener?.('pageshow', () => {
    if (!visit.signal.aborted) return;
    visit = new AbortController();
    begun.resolve(visit.signal);
  });
  return () => begun.promise;
}

/**
 * Repeats work on the next visit if it fails because a visit ends. Use it only for work that can be repeated.
 */
export async function onOneVisit<Value>(
  visits: Visits,
  work: (visit: AbortSignal) => Promise<Value>,
): Promise<Value> {
  for (;;) {
    const visit = await visits();
    try {
      return await work(visit);
    } catch (cause) {
      if (!visit.aborted) throw cause;
    }
  }
}

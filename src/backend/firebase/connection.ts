import type { Connection } from '#backend/port/backend.ts';
import { type Instant, SECOND } from '#domain/time.ts';
import { toBackendError } from './errors.ts';

/** Interval between questions while all is silent: the library may take minutes to notice a lost server. */
const ASK_EVERY = 30 * SECOND;
/** Interval while the server is lost. */
const ASK_AGAIN = 5 * SECOND;
/** Longer than a slow network needs for one document. */
const PATIENCE = 8 * SECOND;
/** How long an action may take before this asks whether the server is there. */
const LONG = 4 * SECOND;

/** Whether Firestore's server answers. Asks while there are listeners. */
export interface ConnectionMonitor extends Connection {
  /** Sets how to ask the server for something small. */
  begin(ask: () => Promise<unknown>): void;
  /** Something came from the server. */
  heard(): void;
  /** The library answered from its cache: it may have lost the server. */
  doubt(): void;
  /** Watches work that a person waits for. */
  during<Value>(work: Promise<Value>): Promise<Value>;
}

export function openConnectionMonitor(now: () => Instant = Date.now): ConnectionMonitor {
  const listeners = new Set<(lostSince: Instant | null) => void>();
  let ask: (() => Promise<unknown>) | null = null;
  let heardAt = now();
  let lostSince: Instant | null = null;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(since: Instant | null): void {
    if (since === lostSince) return;
    lostSince = since;
    for (const listener of [...listeners]) listener(since);
  }

  function heard(): void {
    heardAt = now();
    tell(null);
  }

  async function look(): Promise<void> {
    clearTimeout(timer);
    // A hidden page asks again once it is visible.
    if (ask === null || isAsking || listeners.size === 0 || isHidden()) return;
    isAsking = true;
    const patience = setTimeout(() => tell(heardAt), PATIENCE);
    try {
      await ask();
      heard();
    } catch (thrown) {
      // Any other error is an answer from the server.
      if (toBackendError(thrown).code === 'network-down') tell(heardAt);
      else heard();
    } finally {
      clearTimeout(patience);
      isAsking = false;
      next();
    }
  }

  function next(): void {
    clearTimeout(timer);
    if (ask === null || listeners.size === 0) return;
    const wait = lostSince === null ? Math.max(heardAt + ASK_EVERY - now(), SECOND) : ASK_AGAIN;
    timer = setTimeout(() => {
      if (lostSince === null && now() - heardAt < ASK_EVERY) next();
      else void look();
    }, wait);
  }

  const onVisible = () => void look();

  return {
    begin(means) {
      ask = means;
      heardAt = now();
      next();
    },
    heard,
    doubt: () => void look(),
    during(work) {
      const timeout = setTimeout(() => void look(), LONG);
      work.then(heard, () => void look()).finally(() => clearTimeout(timeout));
      return work;
    },
    watchConnection(onChange) {
      const listener = (since: Instant | null) => onChange(since);
      listeners.add(listener);
      globalThis.document?.addEventListener('visibilitychange', onVisible);
      next();
      onChange(lostSince);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        globalThis.document?.removeEventListener('visibilitychange', onVisible);
      };
    },
  };
}

const isHidden = (): boolean => globalThis.document?.visibilityState === 'hidden';

import type { Connection } from '#backend/port/backend.ts';
import { type Instant, SECOND } from '#domain/time.ts';
import { toBackendError } from './errors.ts';

/**
 * How often to ask when nothing arrives: the library may take minutes to notice that the server is out of
 * reach.
 */
const ASK_EVERY = 30 * SECOND;
/** How often to ask while the server is out of reach. */
const ASK_AGAIN = 5 * SECOND;
/** How long to wait for an answer: longer than a slow network needs for one document. */
const PATIENCE = 8 * SECOND;
/** How long work may take before the monitor asks whether the server still answers. */
const LONG = 4 * SECOND;

/** Knows whether Firestore's server answers. It asks only while there are listeners. */
export interface ConnectionMonitor extends Connection {
  /** Sets the small question to ask the server. */
  begin(question: () => Promise<unknown>): void;
  /** Call it when something has come from the server. */
  heard(): void;
  /** Call it when the library has answered from its cache: it may have lost the server. */
  doubt(): void;
  /** Asks whether the server still answers if this work takes long or fails. @returns the same work */
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
    begin(question) {
      ask = question;
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

/**
 * Announces changes, by topic, to this page and to every other page that has opened the same name. A message
 * says only *that* something changed, and listeners read again, so a lost or repeated message does no harm.
 */
import type { OnError, Unsubscribe } from '#backend/port/backend.ts';
import { toBackendError } from './errors.ts';

export interface Changes<Topic extends string> {
  announce(topics: readonly Topic[]): void;
  /** Makes only this page's listeners read everything again. */
  announceAllHere(): void;
  listen(topics: readonly Topic[], onChange: () => void): Unsubscribe;
}

export function openChanges<Topic extends string>(name: string): Changes<Topic> {
  const listeners = new Set<{ readonly topics: readonly Topic[]; readonly onChange: () => void }>();
  const channel = new BroadcastChannel(name);

  function deliver(concerns: (topic: Topic) => boolean): void {
    for (const listener of [...listeners]) {
      // Skip a listener that an earlier listener of this round has unsubscribed.
      if (listeners.has(listener) && listener.topics.some(concerns)) listener.onChange();
    }
  }

  channel.addEventListener('message', ({ data }: MessageEvent<readonly Topic[]>) => {
    deliver((topic) => data.includes(topic));
  });
  // A page in the browser's back/forward cache misses messages. Node has no such event.
  globalThis.addEventListener?.('pageshow', ({ persisted }) => {
    if (persisted) deliver(() => true);
  });

  return {
    announce(topics) {
      deliver((topic) => topics.includes(topic));
      channel.postMessage(topics);
    },
    announceAllHere: () => deliver(() => true),
    listen(topics, onChange) {
      const listener = { topics, onChange };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Reads now and after each change, until unsubscribed. Drops a result that a later read has overtaken, so
 * that an old value never replaces a newer one.
 *
 * @param listen calls back on each change
 * @param read resolves to the present value, or to `undefined` when there is nothing to show
 */
export function live<Value>(
  listen: (onChange: () => void) => Unsubscribe,
  read: () => Promise<Value | undefined>,
  onValue: (value: Value) => void,
  onError: OnError,
): Unsubscribe {
  let latest = 0;

  async function refresh(): Promise<void> {
    latest += 1;
    const mine = latest;
    const answer = await read().then(
      (value) => () => {
        if (value !== undefined) onValue(value);
      },
      (cause: unknown) => () => onError(toBackendError(cause)),
    );
    if (mine === latest) answer();
  }

  const stopListening = listen(() => void refresh());
  void refresh();
  return () => {
    stopListening();
    latest += 1;
  };
}

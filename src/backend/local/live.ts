import type { OnError, Unsubscribe } from '#backend/port/backend.ts';
import { toBackendError } from './errors.ts';

/**
 * Reads now and after each change, until unsubscribed. A result that a later read has overtaken is dropped, so a slow
 * old one never replaces a newer one.
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

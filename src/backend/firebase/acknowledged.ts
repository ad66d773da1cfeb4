import { BackendError, smallPrint } from '#backend/port/backend.ts';
import { SECOND } from '#domain/time.ts';

/** How long a button waits until the server confirms a write. */
const PATIENCE = 30 * SECOND;

/** How long to wait for a picture, which takes long on a slow connection. */
export const PATIENCE_FOR_PICTURES = 120 * SECOND;

/**
 * Resolves once the server has answered. Firestore's libraries wait as long as the connection is silent, and send
 * again when it is back. After `patience` this gives up and starts no further attempt, because the screen then says
 * that the write is not confirmed.
 *
 * @param write calls its argument at the beginning of each attempt
 * @throws `network-down` after `patience`. The last attempt may arrive all the same, so repeating it must be harmless
 */
export function acknowledged<Value>(
  write: (beginAttempt: () => void) => Promise<Value>,
  patience = PATIENCE,
): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const giveUp = () => new BackendError('network-down', smallPrint('no-answer'));
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    reject(giveUp());
  }, patience);
  write(() => {
    if (isOver) throw giveUp();
  }).then(resolve, reject);
  return promise.finally(() => clearTimeout(timer));
}

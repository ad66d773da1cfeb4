import { BackendError, smallPrint } from '#backend/port/backend.ts';
import { SECOND } from '#domain/time.ts';

/** How long somebody looks at a button for the server's confirmation. */
const PATIENCE = 30 * SECOND;

/** A picture takes as long as a slow line needs for it. */
export const PATIENCE_FOR_PICTURES = 120 * SECOND;

/**
 * What a write resolves to once the server has confirmed it. Firestore's libraries wait for as long as a line is
 * silent, and send again when it speaks. After `patience` this gives up, and lets no further attempt begin: what a
 * person was told is not confirmed must not be sent behind their back.
 *
 * @param write begins each of its attempts by calling what it is given
 * @throws `network-down`. An attempt that was under way may have arrived all the same, so asking again has to be harmless
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

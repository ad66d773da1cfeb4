import { onAuthStateChanged } from 'firebase/auth';
import { BackendError, type OnError, type Unsubscribe } from '#backend/port/backend.ts';
import { SECOND } from '#domain/time.ts';
import type { Context } from './context.ts';
import type { FirestoreClient } from './firestore.ts';
import { keepWatching, type Watching, watchWith } from './keep-watching.ts';

/** The library says nothing while it cannot reach its servers. After this time the screen does. */
const PATIENCE = 10 * SECOND;

/**
 * Watches something of the signed-in member, follows changes of session, and restarts after failures. It calls
 * back nothing while no one is signed in.
 *
 * @param start subscribes for one member
 */
export function watchOwn<Value>(
  { auth, openFirestore }: Pick<Context, 'auth' | 'openFirestore'>,
  start: (firestore: FirestoreClient, uid: string, ...listeners: Parameters<Watching<Value>>) => Unsubscribe,
  onValue: (value: Value) => void,
  onError: OnError,
): Unsubscribe {
  let stopPresent: Unsubscribe = () => undefined;
  let presentUid: string | null = null;

  function startFor(uid: string): Unsubscribe {
    const patience = setTimeout(() => onError(new BackendError('network-down')), PATIENCE);
    const tell =
      <Told>(listener: (told: Told) => void) =>
      (told: Told) => {
        clearTimeout(patience);
        listener(told);
      };
    const stop = keepWatching(
      watchWith<FirestoreClient, Value>(openFirestore, (firestore, ...listeners) =>
        start(firestore, uid, ...listeners),
      ),
      tell(onValue),
      tell(onError),
    );
    return () => {
      clearTimeout(patience);
      stop();
    };
  }

  const stopAuth = onAuthStateChanged(auth, (user) => {
    const uid = user?.uid ?? null;
    if (uid === presentUid) return;
    stopPresent();
    presentUid = uid;
    stopPresent = uid === null ? () => undefined : startFor(uid);
  });
  return () => {
    stopAuth();
    stopPresent();
  };
}

import { onAuthStateChanged } from 'firebase/auth';
import { SECOND } from '../../domain/time.ts';
import { BackendError, type OnError, type Unsubscribe } from '../port.ts';
import type { Context } from './context.ts';
import { toBackendError } from './errors.ts';
import type { Live } from './live.ts';

/** The library itself says nothing while it cannot reach its servers; a screen has to. */
const PATIENCE = 10 * SECOND;

/**
 * Watches something of the signed-in member, whoever that is at the time; nothing while nobody is signed in.
 *
 * @param start subscribes for one member
 */
export function watchOwn<Value>(
  { auth, live }: Pick<Context, 'auth' | 'live'>,
  start: (live: Live, uid: string, onValue: (value: Value) => void, onError: OnError) => Unsubscribe,
  onValue: (value: Value) => void,
  onError: OnError,
): Unsubscribe {
  let stopPresent: Unsubscribe = () => undefined;
  let presentUid: string | null = null;

  function startFor(uid: string): Unsubscribe {
    let unsubscribe: Unsubscribe | undefined;
    let isStopped = false;
    const patience = setTimeout(() => onError(new BackendError('network-down')), PATIENCE);
    const tell =
      <Told>(listener: (told: Told) => void) =>
      (told: Told) => {
        clearTimeout(patience);
        if (!isStopped) listener(told);
      };
    live().then(
      (opened) => {
        if (!isStopped) unsubscribe = start(opened, uid, tell(onValue), tell(onError));
      },
      (thrown: unknown) => tell(onError)(toBackendError(thrown)),
    );
    return () => {
      isStopped = true;
      clearTimeout(patience);
      unsubscribe?.();
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

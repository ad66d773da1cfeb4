import type { Backend } from '#backend/port/backend.ts';
import { asFailure } from '#stores/failure.ts';
import { remote, type RemoteStore } from '#stores/remote-data.ts';
import { $uid } from '#stores/session.ts';

/** A value, and the member that it is about. */
export interface OfMember<Value> {
  readonly uid: string;
  readonly value: Value;
}

/**
 * A value that is read once, and again when another member signs in: in another tab, while this page is open. Until it has come
 * the value is the former member's.
 */
export const memberRead = <Value>(read: (opened: Backend) => Promise<Value>): RemoteStore<OfMember<Value>> =>
  remote<OfMember<Value>>((opened, onValue, onError) => {
    let latest = 0;
    const stopFollowing = $uid.subscribe((uid) => {
      latest += 1;
      const mine = latest;
      if (uid === null) return;
      read(opened).then(
        (value) => mine === latest && onValue({ uid, value }),
        (thrown: unknown) => mine === latest && onError(asFailure(thrown)),
      );
    });
    return () => {
      latest += 1;
      stopFollowing();
    };
  });

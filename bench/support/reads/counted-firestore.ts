// Firestore's browser library, which counts what it returns.
import * as firestore from 'firebase/firestore';
import { beginRead, countChanges, countQuery, reading } from './reads.ts';

export * from 'firebase/firestore';

/** How often each document is watched. The library asks the service once for all of them. */
const watched = new Map<string, number>();

type Snapshot = firestore.DocumentSnapshot | firestore.QuerySnapshot;

/** As the adapter calls it: with options, a listener and a listener for errors. */
export function onSnapshot(
  of: never,
  options: firestore.SnapshotListenOptions,
  onNext: (snapshot: Snapshot) => void,
  onError: (error: firestore.FirestoreError) => void,
): firestore.Unsubscribe {
  const listen = firestore.onSnapshot as unknown as typeof onSnapshot;
  const { path } = of as Partial<firestore.DocumentReference>;
  const times = path === undefined ? 0 : (watched.get(path) ?? 0);
  if (path !== undefined) watched.set(path, times + 1);
  if (times > 0) return listen(of, options, onNext, onError);
  let before: Snapshot | null = null;
  const end = beginRead();
  const stop = listen(
    of,
    options,
    (snapshot) => {
      if (!snapshot.metadata.fromCache) {
        const arrived = documentsIn(snapshot, before);
        if (before === null) countQuery(arrived);
        else countChanges(arrived);
        before = snapshot;
        end();
      }
      onNext(snapshot);
    },
    (error) => {
      end();
      onError(error);
    },
  );
  return () => {
    if (path !== undefined) watched.delete(path);
    stop();
  };
}

function documentsIn(snapshot: Snapshot, before: Snapshot | null): readonly string[] {
  if (snapshot instanceof firestore.QuerySnapshot) {
    const changes = snapshot.docChanges().filter(({ type }) => type !== 'removed');
    return changes.map((change) => change.doc.ref.path);
  }
  const isSame =
    before instanceof firestore.DocumentSnapshot &&
    JSON.stringify(before.data()) === JSON.stringify(snapshot.data());
  return isSame ? [] : [snapshot.ref.path];
}

export function getDocFromServer(
  reference: firestore.DocumentReference,
): Promise<firestore.DocumentSnapshot> {
  countQuery([reference.path]);
  return reading(() => firestore.getDocFromServer(reference as never));
}

export async function getDocsFromServer(query: never): Promise<firestore.QuerySnapshot> {
  const found: firestore.QuerySnapshot = await reading(() => firestore.getDocsFromServer(query));
  countQuery(found.docs.map(({ ref }) => ref.path));
  return found;
}

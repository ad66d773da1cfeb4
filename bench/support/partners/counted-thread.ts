// The thread of the partner pages, which counts the documents that it reads: what the service bills.
import { Firestore, Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { parentPort } from 'node:worker_threads';
import { type Counted, READS } from './count-reads.ts';

let reads = 0;

const { get, onSnapshot } = Query.prototype;
Query.prototype.get = async function counted(this: Query) {
  const found = await get.call(this);
  reads += Math.max(1, found.size);
  return found;
};
Query.prototype.onSnapshot = function counted(this: Query, onNext: unknown, onError: unknown) {
  const next = onNext as (snapshot: QuerySnapshot) => void;
  const counting = (snapshot: QuerySnapshot) => {
    reads += snapshot.docChanges().filter(({ type }) => type !== 'removed').length;
    next(snapshot);
  };
  return onSnapshot.call(this, counting, onError as () => void);
};
const { getAll } = Firestore.prototype;
// Documents that are read one by one come here too.
Firestore.prototype.getAll = function counted(this: Firestore, ...asked: Parameters<typeof getAll>) {
  reads += asked.length;
  return getAll.apply(this, asked);
};

parentPort?.on('message', (message) => {
  if (message === READS) parentPort?.postMessage({ kind: READS, reads } satisfies Counted);
});
await import('#settler/partners/partners-thread.ts');

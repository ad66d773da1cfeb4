import { BackendError } from '#backend/port/backend.ts';
import { SECOND } from '#domain/time.ts';
import type { Context } from './context.ts';
import type { FirestoreClient } from './firestore.ts';

/** How long a button waits for the settler's answer. Then the screen says that it will come later. */
export const SETTLEMENT_PATIENCE = 8 * SECOND;

/**
 * How often to start the listener again, once it has answered. Firestore's emulator occasionally loses a write that arrives
 * while a listener starts; a read beside the listener does not help, because the library joins the two.
 */
const WATCH_AGAIN_AFTER = 2 * SECOND;

/** The fields into which the settler writes the outcome of a request. */
interface Request {
  readonly status: string;
  readonly refusal: string | null;
}

/** A refusal by the settlement has a code; a refusal by an operator has none. */
export const isRefusedBySettlement = <Document extends Request>(
  document: Document,
): document is Document & { readonly refusal: string } =>
  document.status === 'refused' && document.refusal !== null;

/** Deletes a request that the settlement has refused, so that the member can submit it again. */
export function deleteRefusedRequest(firestore: FirestoreClient, path: string): Promise<void> {
  return firestore.transact(async (documents) => {
    const present = await documents.get<Request>(path);
    if (present !== null && isRefusedBySettlement(present)) documents.delete(path);
  });
}

/**
 * Resolves to the request as soon as `isDone` accepts it, or to null when patience ends.
 * @throws `not-found` when there is none, and what the listener reports
 */
export async function untilSettled<Document>(
  { openFirestore, settlementPatience }: Pick<Context, 'openFirestore' | 'settlementPatience'>,
  path: string,
  isDone: (document: Document) => boolean,
): Promise<Document | null> {
  const firestore = await openFirestore();
  const { promise, resolve, reject } = Promise.withResolvers<Document | null>();
  let hasHeard = false;
  const hear = (document: Document | null) => {
    hasHeard = true;
    if (document === null) reject(new BackendError('not-found'));
    else if (isDone(document)) resolve(document);
  };
  const watch = () => firestore.watchDocument<Document>(path, hear, reject);
  let stop = watch();
  let waited = 0;
  const looks = setInterval(() => {
    waited += WATCH_AGAIN_AFTER;
    if (waited >= settlementPatience()) return resolve(null);
    // On a slow line the answer may still be on its way.
    if (!hasHeard) return;
    stop();
    hasHeard = false;
    stop = watch();
  }, WATCH_AGAIN_AFTER);
  return promise.finally(() => {
    clearInterval(looks);
    stop();
  });
}

import { BackendError } from '#backend/port/backend.ts';
import { SECOND } from '#domain/time.ts';
import type { FirestoreClient } from './firestore.ts';

/** How long somebody looks at a button for the settler's answer, before being told that it will come. */
const PATIENCE = 8 * SECOND;

/**
 * When to look for oneself. Firestore's emulator now and then tells a listener nothing of what is written while the
 * listening begins, and the answer may come just then.
 */
const LOOK_AFTER = 2 * SECOND;

/** What a request says of its outcome, beside what it asks for. */
interface Request {
  readonly status: string;
  readonly refusal: string | null;
}

/** An operator's refusal has no code. */
export const isRefusedBySettlement = <Document extends Request>(
  document: Document,
): document is Document & { readonly refusal: string } =>
  document.status === 'refused' && document.refusal !== null;

/** One that the settlement has refused changed nothing: it makes way, so that the same can be asked for again. */
export function deleteRefusedRequest(live: FirestoreClient, path: string): Promise<void> {
  return live.transact(async (documents) => {
    const present = await documents.get<Request>(path);
    if (present !== null && isRefusedBySettlement(present)) documents.delete(path);
  });
}

/**
 * The request once the settler has done what `isDone` waits for; null when it has not within our patience.
 * @throws `not-found` when there is none
 */
export function untilSettled<Document extends Request>(
  live: FirestoreClient,
  path: string,
  isDone: (document: Document) => boolean,
): Promise<Document | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Document | null>();
  const hear = (document: Document | null) => {
    if (document === null) reject(new BackendError('not-found'));
    else if (isDone(document)) resolve(document);
  };
  const stop = live.watchDocument<Document>(path, hear, reject);
  const look = setTimeout(() => void live.read<Document>(path).then(hear, () => undefined), LOOK_AFTER);
  const patience = setTimeout(() => resolve(null), PATIENCE);
  return promise.finally(() => {
    clearTimeout(look);
    clearTimeout(patience);
    stop();
  });
}

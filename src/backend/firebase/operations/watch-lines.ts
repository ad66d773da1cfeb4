import type { Context } from '#backend/firebase/context.ts';
import { toBackendError } from '#backend/firebase/errors.ts';
import type { FirestoreClient, Found, FoundBelow, Group, Part } from '#backend/firebase/firestore.ts';
import {
  LINE_SHOWN,
  type OnError,
  type Page,
  type QueueLine,
  type Unsubscribe,
} from '#backend/port/backend.ts';
import type { QueueLineDocument, Timestamp } from '#firestore/documents.ts';
import { type UserRefOf, watchAsOperator } from './access.ts';

/** The members in a queue, longest waiting first. One more than asked for shows whether there are more. */
const lines = (of: QueueLineDocument['of'], most: number): Group<QueueLineDocument> => ({
  name: 'lines',
  where: [['of', '==', of]],
  order: ['since', 'asc'],
  most: most + 1,
});

/** What operators see of one queue. */
interface Queue<Document, Request> {
  readonly of: QueueLineDocument['of'];
  /** Of one member's requests. */
  readonly path: (uid: string) => string;
  /** Those that wait for operators. */
  readonly where: NonNullable<Part<Document>['where']>;
  readonly toRequest: (found: FoundBelow<Document>, firestore: FirestoreClient) => Promise<Request>;
}

/**
 * Watches the lines of the first members in a queue, and of each of them the oldest requests. Leaves out a line whose
 * requests have all ended: the settler removes it later.
 */
export function watchLines<Document extends { readonly createdAt: Timestamp }, Request>(
  context: Context,
  userRefOf: UserRefOf,
  { of, path, where, toRequest }: Queue<Document, Request>,
  most: number,
  onPage: (page: Page<QueueLine<Request>>) => void,
  onError: OnError,
): Unsubscribe {
  return watchAsOperator<Page<QueueLine<Request>>>(
    context,
    (firestore, onValue, onFailure) => {
      let uids: readonly string[] = [];
      let hasMore = false;
      let latest = 0;
      const watched = new Map<string, Unsubscribe>();
      const found = new Map<string, readonly Found<Document>[]>();

      const lineOf = async (uid: string): Promise<QueueLine<Request>> => {
        const requests = (found.get(uid) ?? []).map((each) => toRequest({ ...each, uid }, firestore));
        // At the same time: where one fails, no other failure is left unheard.
        const [member, read] = await Promise.all([userRefOf(firestore, uid), Promise.all(requests)]);
        return { member, requests: read };
      };

      /** Calls back once every line is known. Drops an answer that a later one has overtaken. */
      function tell(): void {
        if (uids.some((uid) => !found.has(uid))) return;
        latest += 1;
        const mine = latest;
        Promise.all(uids.filter((uid) => found.get(uid)?.length).map(lineOf)).then(
          (page) => mine === latest && onValue({ lines: page, hasMore }),
          (thrown: unknown) => mine === latest && onFailure(toBackendError(thrown)),
        );
      }

      function watch(uid: string): Unsubscribe {
        const hear = (documents: readonly Found<Document>[]) => {
          found.set(uid, documents);
          tell();
        };
        const part = { where, most: LINE_SHOWN };
        return firestore.watchCollection<Document>(path(uid), ['createdAt', 'asc'], hear, onFailure, part);
      }

      function forget(uid: string): void {
        watched.get(uid)?.();
        watched.delete(uid);
        found.delete(uid);
      }

      const stop = firestore.watchGroup<QueueLineDocument>(
        lines(of, most),
        (members) => {
          uids = members.slice(0, most).map(({ uid }) => uid);
          hasMore = members.length > most;
          for (const uid of [...watched.keys()]) if (!uids.includes(uid)) forget(uid);
          for (const uid of uids) if (!watched.has(uid)) watched.set(uid, watch(uid));
          tell();
        },
        onFailure,
      );
      return () => {
        latest += 1;
        stop();
        for (const uid of [...watched.keys()]) forget(uid);
      };
    },
    onPage,
    onError,
  );
}

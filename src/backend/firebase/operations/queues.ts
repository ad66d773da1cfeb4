import type { Context } from '#backend/firebase/context.ts';
import { toBackendError } from '#backend/firebase/errors.ts';
import type { FirestoreClient, Found, FoundBelow, Group, Part } from '#backend/firebase/firestore.ts';
import { watchBoth } from '#backend/firebase/watch-both.ts';
import {
  LINE_SHOWN,
  type OnError,
  type Page,
  PAYOUTS_SHOWN,
  type QueueLine,
  type Unsubscribe,
} from '#backend/port/backend.ts';
import type { Subject, Verdict } from '#domain/decisions/decision.ts';
import type { DecisionDocument, QueueLineDocument } from '#firestore/documents.ts';
import { type PartyOf, watchAsOperator } from './access.ts';

/** Decisions that the settler has not carried out yet. */
const NOT_CARRIED_OUT: Group<DecisionDocument> = {
  name: 'decisions',
  where: ['status', ['requested']],
  order: ['at', 'asc'],
  most: 2 * PAYOUTS_SHOWN,
};

/** Members in a queue. One more than is asked for says whether there are more. */
const lines = (of: QueueLineDocument['of'], most: number): Group<QueueLineDocument> => ({
  name: 'lines',
  where: ['of', [of]],
  order: ['since', 'asc'],
  most: most + 1,
});

/** What one member has in it. */
interface Requests<Document> extends Part<Document> {
  readonly of: QueueLineDocument['of'];
  readonly path: (uid: string) => string;
}

/** As many of each member's as are shown, by the members' lines. A line whose requests have all ended is left out. */
export function watchLines<Document, Request>(
  context: Context,
  partyOf: PartyOf,
  { of, path, where }: Omit<Requests<Document>, 'most'>,
  most: number,
  toRequest: (found: FoundBelow<Document>, live: FirestoreClient) => Promise<Request>,
  onPage: (page: Page<QueueLine<Request>>) => void,
  onError: OnError,
): Unsubscribe {
  const part: Part<Document> = { ...(where && { where }), most: LINE_SHOWN };
  return watchAsOperator<Page<QueueLine<Request>>>(
    context,
    (opened, onValue, onFailure) => {
      let uids: readonly string[] = [];
      let hasMore = false;
      let latest = 0;
      const watched = new Map<string, Unsubscribe>();
      const found = new Map<string, readonly Found<Document>[]>();

      const lineOf = async (uid: string): Promise<QueueLine<Request>> => ({
        member: await partyOf(opened, uid),
        requests: await Promise.all(
          (found.get(uid) ?? []).map((each) => toRequest({ ...each, uid }, opened)),
        ),
      });
      /** An answer that a later one has overtaken is dropped. */
      const tell = () => {
        if (uids.some((uid) => !found.has(uid))) return;
        latest += 1;
        const mine = latest;
        Promise.all(uids.filter((uid) => found.get(uid)?.length).map(lineOf)).then(
          (page) => mine === latest && onValue({ lines: page, hasMore }),
          (thrown: unknown) => mine === latest && onFailure(toBackendError(thrown)),
        );
      };
      const watch = (uid: string): Unsubscribe =>
        opened.watchCollection<Document>(
          path(uid),
          ['createdAt' as keyof Document & string, 'asc'],
          (documents) => {
            found.set(uid, documents);
            tell();
          },
          onFailure,
          part,
        );
      const stop = opened.watchGroup<QueueLineDocument>(
        lines(of, most),
        (members) => {
          uids = members.slice(0, most).map(({ uid }) => uid);
          hasMore = members.length > most;
          for (const [uid, stopOne] of watched) {
            if (uids.includes(uid)) continue;
            stopOne();
            watched.delete(uid);
            found.delete(uid);
          }
          for (const uid of uids) if (!watched.has(uid)) watched.set(uid, watch(uid));
          tell();
        },
        onFailure,
      );
      return () => {
        latest += 1;
        stop();
        for (const stopOne of watched.values()) stopOne();
      };
    },
    onPage,
    onError,
  );
}

/** Requests that wait for operators, each with the decision that is recorded about it and not carried out yet. */
export function watchQueue<Of extends Subject, Request extends { readonly decided?: Verdict<Of> }>(
  context: Context,
  of: Of,
  watchUndecided: (onPage: (page: Page<QueueLine<Request>>) => void, onError: OnError) => Unsubscribe,
  idOf: (request: Request) => string,
  onQueue: (queue: Page<QueueLine<Request>>) => void,
  onError: OnError,
): Unsubscribe {
  return watchBoth<Page<QueueLine<Request>>, ReadonlyMap<string, Verdict<Of>>>(
    watchUndecided,
    (onDecided, onLost) =>
      watchAsOperator<readonly FoundBelow<DecisionDocument>[]>(
        context,
        (opened, onValue, onFailure) => opened.watchGroup(NOT_CARRIED_OUT, onValue, onFailure),
        (found) =>
          onDecided(
            new Map(
              found
                .filter(({ data }) => data.of === of)
                .map(({ uid, data }) => [`${uid}/${data.subject}`, data.decision as Verdict<Of>]),
            ),
          ),
        onLost,
      ),
    ({ lines: waiting, hasMore }, decided) =>
      onQueue({
        hasMore,
        lines: waiting.map(({ member, requests }) => ({
          member,
          requests: requests.map((request) => {
            const verdict = decided.get(`${member.uid}/${idOf(request)}`);
            return verdict ? { ...request, decided: verdict } : request;
          }),
        })),
      }),
    onError,
  );
}

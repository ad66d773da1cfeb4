import type { Context } from '#backend/firebase/context.ts';
import type { FoundBelow, Group } from '#backend/firebase/firestore.ts';
import { watchBoth } from '#backend/firebase/watch-both.ts';
import {
  type OnError,
  type Page,
  PAYOUTS_SHOWN,
  type QueueLine,
  type Unsubscribe,
} from '#backend/port/backend.ts';
import type { Subject, Verdict } from '#domain/decisions/decision.ts';
import type { DecisionDocument } from '#firestore/documents.ts';
import { watchAsOperator } from './access.ts';

/** Decisions that the settler has not carried out yet. */
const NOT_CARRIED_OUT: Group<DecisionDocument> = {
  name: 'decisions',
  where: [['status', '==', 'requested']],
  order: ['at', 'asc'],
  most: 2 * PAYOUTS_SHOWN,
};

/** Requests that wait for operators, each with a recorded decision that is not carried out yet. */
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
        (firestore, onValue, onFailure) => firestore.watchGroup(NOT_CARRIED_OUT, onValue, onFailure),
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

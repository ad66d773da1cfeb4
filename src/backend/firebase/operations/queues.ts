import type { Context } from '#backend/firebase/context.ts';
import type { FoundBelow, Group, FirestoreClient } from '#backend/firebase/firestore.ts';
import { watchBoth } from '#backend/firebase/watch-both.ts';
import { type OnError, QUEUE_SHOWN, type Unsubscribe } from '#backend/port/backend.ts';
import type { Subject, Verdict } from '#domain/decisions/decision.ts';
import type { DecisionDocument } from '#firestore/documents.ts';
import { watchAsOperator, watchRows } from './access.ts';

/** Decisions that the settler has not carried out yet. */
const NOT_CARRIED_OUT: Group<DecisionDocument> = {
  name: 'decisions',
  where: ['status', ['requested']],
  order: ['at', 'asc'],
  most: 2 * QUEUE_SHOWN,
};

/** Requests that wait for operators, each with a recorded decision that is not carried out yet. */
export function watchQueue<Of extends Subject, Document, Row extends { readonly decided?: Verdict<Of> }>(
  context: Context,
  of: Of,
  group: Group<Document>,
  toRow: (found: FoundBelow<Document>, live: FirestoreClient) => Promise<Row>,
  onQueue: (queue: readonly Row[]) => void,
  onError: OnError,
): Unsubscribe {
  interface Waiting {
    readonly key: string;
    readonly row: Row;
  }
  return watchBoth<readonly Waiting[], ReadonlyMap<string, Verdict<Of>>>(
    (onRows, onLost) =>
      watchRows<Document, Waiting>(
        context,
        group,
        async (found, live) => ({ key: `${found.uid}/${found.id}`, row: await toRow(found, live) }),
        onRows,
        onLost,
      ),
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
    (waiting, decided) =>
      onQueue(
        waiting.map(({ key, row }) => {
          const verdict = decided.get(key);
          return verdict ? { ...row, decided: verdict } : row;
        }),
      ),
    onError,
  );
}

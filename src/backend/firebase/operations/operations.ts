import type { Context } from '#backend/firebase/context.ts';
import {
  type OnError,
  type Operations,
  type PostingsPage,
  SAME_PROOF_SHOWN,
  type Unsubscribe,
} from '#backend/port/backend.ts';
import { toDeposit, toPicture, toPosting, toSettlerStatus, toTotals } from '#firestore/decode.ts';
import type {
  DepositDocument,
  FailedRequestDocument,
  PostingDocument,
  ProofDocument,
  SettlerStatusDocument,
  StoredBytes,
  TotalsDocument,
} from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Found, FoundBelow, Group } from '#backend/firebase/firestore.ts';
import { LARGEST_PAGE } from '#domain/limits.ts';
import type { SetAsideRequest } from '#domain/settlement/settler-status.ts';
import { openUserRefs, presentOperator, type UserRefOf, watchAsOperator, watchEach } from './access.ts';
import { firebaseDecisions } from './decisions.ts';
import { firebaseDesk } from './desk.ts';
import { firebaseErasures } from './erasures.ts';
import { firebaseMemberNotes, firebaseMembers } from './members.ts';
import { firebaseQueues } from './queues.ts';
import { firebaseRequests } from './requests.ts';
import { firebaseGrants, firebaseStandings } from './standing.ts';
import { firebaseThreads } from './threads.ts';

export function firebaseOperations(context: Context): Operations {
  const userRefOf = openUserRefs();

  return {
    async readProofOf(uid, depositId) {
      await presentOperator(context);
      const firestore = await context.openFirestore();
      const document = await firestore.read<ProofDocument<StoredBytes>>(paths.proof(uid, depositId));
      return document && toPicture(document);
    },

    async findSameProof({ member, deposit: { id, proofHash } }) {
      await presentOperator(context);
      if (proofHash === undefined) return [];
      const firestore = await context.openFirestore();
      const found = await firestore.readGroup<DepositDocument>({
        name: 'deposits',
        where: [['proofHash', '==', proofHash]],
        order: ['createdAt', 'desc'],
        most: SAME_PROOF_SHOWN + 1,
      });
      return Promise.all(
        found
          .filter((each) => each.uid !== member.uid || each.id !== id)
          .slice(0, SAME_PROOF_SHOWN)
          .map(async (each) => ({
            member: await userRefOf(firestore, each.uid),
            deposit: toDeposit(each.id, each.data),
          })),
      );
    },

    async readPostings({ from, until }) {
      await presentOperator(context);
      const firestore = await context.openFirestore();
      const group: Group<PostingDocument> = {
        name: 'postings',
        where: [
          ['at', '>=', new Date(from)],
          ['at', '<', new Date(until)],
        ],
        order: ['at', 'asc'],
        most: LARGEST_PAGE,
      };
      /** @param seen ids of the postings at the last instant: a posting between two members lies below both */
      const read = async (
        after: FoundBelow<PostingDocument> | undefined,
        seen: ReadonlySet<string>,
      ): Promise<PostingsPage> => {
        const found = await firestore.readGroup<PostingDocument>(group, after);
        const last = found.at(-1);
        const known = new Set(seen);
        const items = found.filter(({ id }) => !known.has(id) && known.add(id));
        const lastAt = last?.data.at.toMillis();
        const carried = found.filter(({ data }) => data.at.toMillis() === lastAt).map(({ id }) => id);
        const isSameInstant = after !== undefined && after.data.at.toMillis() === lastAt;
        return {
          items: items.map(({ id, data }) => ({ posting: toPosting(id, data), entry: data.entry })),
          next:
            last === undefined || found.length < LARGEST_PAGE
              ? null
              : () => read(last, new Set(isSameInstant ? [...seen, ...carried] : carried)),
        };
      };
      return read(undefined, new Set());
    },

    watchTotals(onTotals, onError) {
      return watchAsOperator<TotalsDocument | null>(
        context,
        (firestore, onValue, onFailure) =>
          firestore.watchDocument<TotalsDocument>(paths.totals(), onValue, onFailure),
        (document) => onTotals(toTotals(document)),
        onError,
      );
    },

    watchSettlement(onSettlement, onError) {
      return watchAsOperator<SettlerStatusDocument | null>(
        context,
        (firestore, onValue, onFailure) =>
          firestore.watchDocument<SettlerStatusDocument>(paths.settlerStatus(), onValue, onFailure),
        (document) => onSettlement({ kind: 'settler', status: document && toSettlerStatus(document) }),
        onError,
      );
    },

    watchSetAside: (onSetAside, onError) => watchSetAside(context, userRefOf, onSetAside, onError),

    ...firebaseDecisions(context, userRefOf),
    ...firebaseDesk(context, userRefOf),
    ...firebaseErasures(context, userRefOf),
    ...firebaseGrants(context, userRefOf),
    ...firebaseMemberNotes(context, userRefOf),
    ...firebaseMembers(context),
    ...firebaseQueues(context, userRefOf),
    ...firebaseRequests(context, userRefOf),
    ...firebaseStandings(context, userRefOf),
    ...firebaseThreads(context, userRefOf),
  };
}

/** Leaves out requests that the settler still retries: they end without an operator. */
const watchSetAside = (
  context: Context,
  userRefOf: UserRefOf,
  onSetAside: (requests: readonly SetAsideRequest[]) => void,
  onError: OnError,
): Unsubscribe =>
  watchEach<Found<FailedRequestDocument>, SetAsideRequest>(
    context,
    (firestore, onFailed, onFailure) =>
      firestore.watchCollection<FailedRequestDocument>(
        paths.failedRequests(),
        ['since', 'asc'],
        (failed) => onFailed(failed.filter(({ data }) => data.setAsideAt !== null)),
        onFailure,
      ),
    async ({ data: { path, failures, since, reason } }, firestore) => {
      const [, uid = '', collection = ''] = path.split('/');
      return {
        path,
        member: await userRefOf(firestore, uid),
        kind: KINDS[collection] ?? 'decision',
        failures,
        since: since.toMillis(),
        reason,
      };
    },
    onSetAside,
    onError,
  );

/** The kind of request in each collection. */
const KINDS: Readonly<Record<string, SetAsideRequest['kind']>> = {
  withdrawals: 'withdrawal',
  activations: 'activation',
  decisions: 'decision',
};

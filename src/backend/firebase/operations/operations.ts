import type { Context } from '#backend/firebase/context.ts';
import { withBackendErrors } from '#backend/firebase/errors.ts';
import {
  type Operations,
  type Payout,
  PAYOUTS_SHOWN,
  type QueuedDeposit,
  type QueuedWithdrawal,
} from '#backend/port/backend.ts';
import { toDeposit, toPicture, toSettlerStatus, toTotals, toWithdrawal } from '#firestore/decode.ts';
import type {
  DepositDocument,
  ProofDocument,
  SettlerStatusDocument,
  StoredBytes,
  TotalsDocument,
  WithdrawalDocument,
} from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { openParties, presentOperator, watchAsOperator, watchRows } from './access.ts';
import { firebaseDecisions } from './decisions.ts';
import { firebaseGrants } from './grants.ts';
import { firebaseMemberNotes } from './member-notes.ts';
import { firebaseMembers } from './members.ts';
import { watchQueue } from './queues.ts';
import { firebaseRequests } from './requests.ts';
import { watchSetAside } from './set-aside.ts';
import { firebaseStandings } from './standing.ts';
import { watchLines } from './watch-lines.ts';
import { firebaseThreads } from './threads.ts';

/** What operators see and do. */
export function firebaseOperations(context: Context): Operations {
  const userRefOf = openParties();

  return {
    watchDepositQueue(most, onQueue, onError) {
      return watchQueue<'deposit', QueuedDeposit>(
        context,
        'deposit',
        (onPage, onLost) =>
          watchLines<DepositDocument, QueuedDeposit>(
            context,
            userRefOf,
            {
              of: 'deposits',
              path: paths.deposits,
              where: [['status', '==', 'pending']],
              toRequest: async ({ id, uid, data }, firestore) => ({
                member: await userRefOf(firestore, uid),
                deposit: toDeposit(id, data),
                approvedBy: data.approval ? await userRefOf(firestore, data.approval.operator) : null,
              }),
            },
            most,
            onPage,
            onLost,
          ),
        ({ deposit }) => deposit.id,
        onQueue,
        onError,
      );
    },

    // The rules let no operator decide a withdrawal whose cancellation its member has requested.
    watchWithdrawalQueue(most, onQueue, onError) {
      return watchQueue<'withdrawal', QueuedWithdrawal>(
        context,
        'withdrawal',
        (onPage, onLost) =>
          watchLines<WithdrawalDocument, QueuedWithdrawal>(
            context,
            userRefOf,
            {
              of: 'withdrawals',
              path: paths.withdrawals,
              where: [['status', '==', 'held']],
              toRequest: async ({ id, uid, data }, firestore) => ({
                member: await userRefOf(firestore, uid),
                withdrawal: toWithdrawal(id, data),
                approvedBy: data.approval ? await userRefOf(firestore, data.approval.operator) : null,
              }),
            },
            most,
            onPage,
            onLost,
          ),
        ({ withdrawal }) => withdrawal.id,
        onQueue,
        onError,
      );
    },

    watchPayouts(onPayouts, onError) {
      return watchRows<WithdrawalDocument, Payout>(
        context,
        {
          name: 'withdrawals',
          where: [
            ['status', '==', 'paid'],
            ['payment', '==', null],
          ],
          order: ['createdAt', 'asc'],
          most: PAYOUTS_SHOWN,
        },
        async ({ id, uid, data }, firestore) => ({
          member: await userRefOf(firestore, uid),
          withdrawal: toWithdrawal(id, data),
        }),
        onPayouts,
        onError,
      );
    },

    readProofOf: (uid, depositId) =>
      withBackendErrors(async () => {
        await presentOperator(context);
        const firestore = await context.openFirestore();
        const document = await firestore.read<ProofDocument<StoredBytes>>(paths.proof(uid, depositId));
        return document && toPicture(document);
      }),

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
    ...firebaseGrants(context, userRefOf),
    ...firebaseMemberNotes(context, userRefOf),
    ...firebaseMembers(context),
    ...firebaseRequests(context, userRefOf),
    ...firebaseStandings(context, userRefOf),
    ...firebaseThreads(context, userRefOf),
  };
}

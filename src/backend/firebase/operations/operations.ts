import type { Context } from '#backend/firebase/context.ts';
import { translated } from '#backend/firebase/errors.ts';
import {
  type Operations,
  type Payout,
  QUEUE_SHOWN,
  type QueuedDeposit,
  type QueuedWithdrawal,
} from '#backend/port/backend.ts';
import { toDeposit, toPicture, toSettlerStatus, toTotals, toWithdrawal } from '#firestore/decode.ts';
import {
  type DepositDocument,
  paths,
  type ProofDocument,
  type SettlerStatusDocument,
  type StoredBytes,
  type TotalsDocument,
  type WithdrawalDocument,
} from '#firestore/documents.ts';
import { openParties, presentOperator, watchAsOperator, watchRows } from './access.ts';
import { firebaseDecisions } from './decisions.ts';
import { watchQueue } from './queues.ts';
import { watchSetAside } from './set-aside.ts';
import { firebaseThreads } from './threads.ts';

/** What operators see and do. */
export function firebaseOperations(context: Context): Operations {
  const partyOf = openParties();

  return {
    watchDepositQueue(onQueue, onError) {
      return watchQueue<'deposit', DepositDocument, QueuedDeposit>(
        context,
        'deposit',
        {
          name: 'deposits',
          where: ['status', ['pending']],
          order: ['createdAt', 'asc'],
          most: QUEUE_SHOWN,
        },
        async ({ id, uid, data }, live) => ({
          member: await partyOf(live, uid),
          deposit: toDeposit(id, data),
        }),
        onQueue,
        onError,
      );
    },

    // The rules let no operator decide a withdrawal whose cancellation its member has requested.
    watchWithdrawalQueue(onQueue, onError) {
      return watchQueue<'withdrawal', WithdrawalDocument, QueuedWithdrawal>(
        context,
        'withdrawal',
        {
          name: 'withdrawals',
          where: ['status', ['held']],
          order: ['createdAt', 'asc'],
          most: QUEUE_SHOWN,
        },
        async ({ id, uid, data }, live) => ({
          member: await partyOf(live, uid),
          withdrawal: toWithdrawal(id, data),
          approvedBy: data.approval ? await partyOf(live, data.approval.operator) : null,
        }),
        onQueue,
        onError,
      );
    },

    watchPayouts(onPayouts, onError) {
      return watchRows<WithdrawalDocument, Payout>(
        context,
        { name: 'withdrawals', where: ['payment', null], order: ['createdAt', 'asc'], most: QUEUE_SHOWN },
        async ({ id, uid, data }, live) => ({
          member: await partyOf(live, uid),
          withdrawal: toWithdrawal(id, data),
        }),
        onPayouts,
        onError,
      );
    },

    readProofOf: (uid, depositId) =>
      translated(async () => {
        await presentOperator(context);
        const opened = await context.live();
        const document = await opened.read<ProofDocument<StoredBytes>>(paths.proof(uid, depositId));
        return document && toPicture(document);
      }),

    watchTotals(onTotals, onError) {
      return watchAsOperator<TotalsDocument | null>(
        context,
        (opened, onValue, onFailure) =>
          opened.watchDocument<TotalsDocument>(paths.totals(), onValue, onFailure),
        (document) => onTotals(toTotals(document)),
        onError,
      );
    },

    watchSettlement(onSettlement, onError) {
      return watchAsOperator<SettlerStatusDocument | null>(
        context,
        (opened, onValue, onFailure) =>
          opened.watchDocument<SettlerStatusDocument>(paths.settlerStatus(), onValue, onFailure),
        (document) => onSettlement({ kind: 'settler', status: document && toSettlerStatus(document) }),
        onError,
      );
    },

    watchSetAside: (onSetAside, onError) => watchSetAside(context, partyOf, onSetAside, onError),

    ...firebaseDecisions(context, partyOf),
    ...firebaseThreads(context, partyOf),
  };
}

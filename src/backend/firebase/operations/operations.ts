import type { Context } from '#backend/firebase/context.ts';
import { type Operations, type PayoutToSend, PAYOUTS_SHOWN } from '#backend/port/backend.ts';
import { toPicture, toSettlerStatus, toTotals, toWithdrawal } from '#firestore/decode.ts';
import type {
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
import { watchDepositQueue, watchWithdrawalQueue } from './queues.ts';
import { firebaseRequests } from './requests.ts';
import { watchSetAside } from './set-aside.ts';
import { firebaseStandings } from './standing.ts';
import { firebaseThreads } from './threads.ts';

/** What operators see and do. */
export function firebaseOperations(context: Context): Operations {
  const userRefOf = openParties();

  return {
    watchDepositQueue: (...call) => watchDepositQueue(context, userRefOf, ...call),

    watchWithdrawalQueue: (...call) => watchWithdrawalQueue(context, userRefOf, ...call),

    watchPayouts(onPayouts, onError) {
      return watchRows<WithdrawalDocument, PayoutToSend>(
        context,
        {
          name: 'withdrawals',
          where: [
            ['status', '==', 'paid'],
            ['payout', '==', null],
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

    async readProofOf(uid, depositId) {
      await presentOperator(context);
      const firestore = await context.openFirestore();
      const document = await firestore.read<ProofDocument<StoredBytes>>(paths.proof(uid, depositId));
      return document && toPicture(document);
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
    ...firebaseGrants(context, userRefOf),
    ...firebaseMemberNotes(context, userRefOf),
    ...firebaseMembers(context),
    ...firebaseRequests(context, userRefOf),
    ...firebaseStandings(context, userRefOf),
    ...firebaseThreads(context, userRefOf),
  };
}

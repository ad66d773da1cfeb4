import type { Context } from '#backend/firebase/context.ts';
import { BackendError, type Operations, type Standings } from '#backend/port/backend.ts';
import { liftId, type StandingChange } from '#domain/accounts/suspension.ts';
import type { AccountDocument, GrantDocument, StandingDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Found } from '#backend/firebase/firestore.ts';
import type { Grant } from '#domain/decisions/decision.ts';
import { presentOperator, type UserRefOf, watchEach, watchRows } from './access.ts';

export function firebaseStandings(context: Context, userRefOf: UserRefOf): Standings {
  /** Changes an account's standing, and records who did it. @param work returns null when nothing changes */
  const change = async (
    uid: string,
    work: (account: AccountDocument) => {
      readonly account: object;
      readonly id: string;
      readonly standing: Pick<StandingDocument, 'change' | 'reason'>;
    } | null,
  ): Promise<void> => {
    const operator = await presentOperator(context);
    if (operator === uid) throw new BackendError('own-request');
    const firestore = await context.openFirestore();
    await firestore.transact(async (documents) => {
      const account = await documents.get<AccountDocument>(paths.account(uid));
      if (account === null) throw new BackendError('not-found');
      const changed = work(account);
      if (changed === null) return;
      documents.set(paths.account(uid), changed.account);
      documents.set(paths.standing(uid, changed.id), {
        ...changed.standing,
        operator,
        at: firestore.now(),
      });
    });
  };

  return {
    async suspend(uid, { id, reason }) {
      const firestore = await context.openFirestore();
      await change(uid, (account) => {
        if (account.suspension?.id === id) return null;
        if (account.suspension) throw new BackendError('already-decided');
        return {
          account: { ...account, suspension: { id, reason, at: firestore.now() } },
          id,
          standing: { change: 'suspended', reason },
        };
      });
    },

    liftSuspension: (uid, { id, reason }) =>
      change(uid, ({ suspension, ...account }) =>
        suspension?.id === id ? { account, id: liftId(id), standing: { change: 'lifted', reason } } : null,
      ),

    watchStandings: (most, onChanges, onError) =>
      watchRows<StandingDocument, StandingChange>(
        context,
        { name: 'standings', order: ['at', 'desc'], most },
        async ({ id, uid, data: { change: made, reason, operator, at } }, firestore) => ({
          id,
          change: made,
          reason,
          member: await userRefOf(firestore, uid),
          operator: await userRefOf(firestore, operator),
          at: at.toMillis(),
        }),
        onChanges,
        onError,
      ),
  };
}

/** Reads the records that `scripts/operator.mjs` and `npm run settle -- --release` have written. */
export function firebaseGrants(context: Context, userRefOf: UserRefOf): Pick<Operations, 'watchGrants'> {
  return {
    watchGrants: (most, onGrants, onError) =>
      watchEach<Found<GrantDocument>, Grant>(
        context,
        (firestore, ...listeners) =>
          firestore.watchCollection<GrantDocument>(paths.grants(), ['at', 'desc'], ...listeners, { most }),
        async ({ id, data: { uid, change, by, at } }, firestore) => ({
          id,
          change,
          by,
          member: await userRefOf(firestore, uid),
          at: at.toMillis(),
        }),
        onGrants,
        onError,
      ),
  };
}

import { SECOND } from '../../domain/time.ts';
import type { WithdrawalRequest } from '../../domain/withdrawal.ts';
import { BackendError, type BackendErrorCode, type Withdrawals } from '../port.ts';
import type { Context } from './context.ts';
import { paths, toWithdrawal, type WithdrawalDocument } from './documents.ts';
import { translated } from './errors.ts';
import type { Found, Live } from './live.ts';
import { watchOwn } from './watch-own.ts';

/** How long somebody looks at a button for the settler's answer, before being told that it will come. */
const PATIENCE = 8 * SECOND;

export function firebaseWithdrawals(context: Context): Withdrawals {
  const { live, member } = context;

  return {
    watchWithdrawals(onWithdrawals, onError) {
      return watchOwn<readonly Found<WithdrawalDocument>[]>(
        context,
        (opened, uid, onValue, onFailure) =>
          opened.watchCollection<WithdrawalDocument>(
            paths.withdrawals(uid),
            ['createdAt', 'desc'],
            onValue,
            onFailure,
          ),
        (found) => onWithdrawals(found.map(({ id, data }) => toWithdrawal(id, data))),
        onError,
      );
    },

    requestWithdrawal: (request) =>
      translated(async () => {
        const { uid } = await member.present();
        const path = paths.withdrawal(uid, request.id);
        const opened = await live();
        await takeBackRefused(opened, path);
        await ask(opened, path, request);
        const answered = await settled(opened, path, ({ status }) => status !== 'requested');
        if (answered && isRefusedBySettlement(answered)) {
          await takeBackRefused(opened, path);
          throw refusalOf(answered);
        }
      }),

    cancelWithdrawal: (id) =>
      translated(async () => {
        const { uid } = await member.present();
        const path = paths.withdrawal(uid, id);
        const opened = await live();
        const held = await settled(opened, path, ({ status }) => status !== 'requested');
        if (held === null) throw new BackendError('settlement-pending');
        await opened.transact(async (attempt) => {
          const present = await attempt.get<WithdrawalDocument>(path);
          if (present === null) throw new BackendError('not-found');
          if (present.status === 'held') attempt.update(path, { status: 'cancelling' });
        });
        const ended = await settled(
          opened,
          path,
          ({ status }) => status !== 'held' && status !== 'cancelling',
        );
        if (ended === null) throw new BackendError('settlement-pending');
        if (ended.status !== 'cancelled') throw new BackendError('already-decided');
      }),
  };
}

const isRefusedBySettlement = ({ status, refusal }: WithdrawalDocument): boolean =>
  status === 'refused' && refusal !== null;

/** One that the settlement has refused is no withdrawal: it makes way, so that the same can be asked for again. */
function takeBackRefused(live: Live, path: string): Promise<void> {
  return live.transact(async (attempt) => {
    const present = await attempt.get<WithdrawalDocument>(path);
    if (present !== null && isRefusedBySettlement(present)) attempt.delete(path);
  });
}

function ask(live: Live, path: string, { amount, details }: WithdrawalRequest): Promise<void> {
  return live.transact(async (attempt) => {
    if ((await attempt.get(path)) !== null) return;
    attempt.set(path, {
      amount,
      details,
      status: 'requested',
      refusal: null,
      createdAt: live.now(),
      decidedAt: null,
      note: null,
    });
  });
}

/**
 * The withdrawal once the settler has done what `isDone` waits for; null when it has not within our patience.
 * @throws `not-found` when there is none
 */
function settled(
  live: Live,
  path: string,
  isDone: (document: WithdrawalDocument) => boolean,
): Promise<WithdrawalDocument | null> {
  const { promise, resolve, reject } = Promise.withResolvers<WithdrawalDocument | null>();
  const patience = setTimeout(() => resolve(null), PATIENCE);
  const stop = live.watchDocument<WithdrawalDocument>(
    path,
    (document) => {
      if (document === null) reject(new BackendError('not-found'));
      else if (isDone(document)) resolve(document);
    },
    reject,
  );
  return promise.finally(() => {
    clearTimeout(patience);
    stop();
  });
}

/** Refusals that the forms rule out beforehand have no sentence of their own; their name is the small print. */
function refusalOf({ refusal }: WithdrawalDocument): BackendError {
  const own: readonly BackendErrorCode[] = ['insufficient-funds'];
  const code = own.find((known) => known === refusal);
  return new BackendError(code ?? 'unknown', Object.assign(new Error(), { name: refusal ?? '' }));
}

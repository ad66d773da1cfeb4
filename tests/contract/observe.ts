import { onTestFinished } from 'vitest';
import type {
  Backend,
  BackendError,
  BackendErrorCode,
  OnError,
  QueuedDeposit,
  QueuedWithdrawal,
  Unsubscribe,
} from '#backend/port/backend.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Session } from '#domain/accounts/session.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Message } from '#domain/message.ts';
import type { Balances } from '#domain/money/ledger.ts';
import type { ProgrammeTotals } from '#domain/money/programme-totals.ts';
import type { ProgrammeView } from '#domain/programme/view.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';

/**
 * Await `first` before causing a change: Firestore's emulator may lose a write that arrives while a listener starts.
 */
export interface Observed<Value> {
  /** All values so far, in order. */
  readonly values: readonly Value[];
  /** The latest value that `accepts` approves, as soon as there is one. Rejects when the watch reports an error. */
  until(accepts: (value: Value) => boolean): Promise<Value>;
  /** The first value. */
  first(): Promise<Value>;
  stop(): void;
}

/** Follows a live read for the rest of the test. */
export function observe<Value>(
  watch: (onValue: (value: Value) => void, onError: OnError) => Unsubscribe,
): Observed<Value> {
  const values: Value[] = [];
  let failure: BackendError | undefined;
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const look of [...waiting]) look();
  };
  const stop = watch(
    (value) => {
      values.push(value);
      wake();
    },
    (error) => {
      failure = error;
      wake();
    },
  );
  onTestFinished(stop);

  function until(accepts: (value: Value) => boolean): Promise<Value> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const latest = values.at(-1);
        if (failure) reject(failure);
        else if (values.length > 0 && accepts(latest as Value)) resolve(latest as Value);
        else return;
        waiting.delete(look);
      };
      waiting.add(look);
      look();
    });
  }

  return {
    values,
    until,
    stop,
    async first() {
      await until(() => true);
      return values[0] as Value;
    },
  };
}

export const sessionOf = (tab: Backend) => observe<Session>((...call) => tab.watchSession(...call));
export const accountOf = (tab: Backend) => observe<Account>((...call) => tab.watchAccount(...call));
export const balancesOf = (tab: Backend) => observe<Balances>((...call) => tab.watchBalances(...call));
export const depositsOf = (tab: Backend) =>
  observe<readonly Deposit[]>((...call) => tab.watchDeposits(...call));
export const messagesOf = (tab: Backend) =>
  observe<readonly Message[]>((...call) => tab.watchMessages(...call));
export const withdrawalsOf = (tab: Backend) =>
  observe<readonly Withdrawal[]>((...call) => tab.watchWithdrawals(...call));

export const depositQueueOf = (tab: Backend) =>
  observe<readonly QueuedDeposit[]>((...call) => tab.watchDepositQueue(...call));
export const withdrawalQueueOf = (tab: Backend) =>
  observe<readonly QueuedWithdrawal[]>((...call) => tab.watchWithdrawalQueue(...call));
export const totalsOf = (tab: Backend) => observe<ProgrammeTotals>((...call) => tab.watchTotals(...call));
export const programmeOf = (tab: Backend) => observe<ProgrammeView>((...call) => tab.watchProgramme(...call));

/** Uid of the signed-in person. */
export async function uidOf(tab: Backend): Promise<string> {
  const session = await sessionOf(tab).until(({ kind }) => kind !== 'signedOut');
  if (!('uid' in session)) throw new Error('No one is signed in');
  return session.uid;
}

/** The code of a backend's refusal. Fails the test if the promise resolves. */
export async function refusal(attempt: Promise<unknown>): Promise<BackendErrorCode> {
  return attempt.then(
    () => {
      throw new Error('Expected a refusal');
    },
    (error: BackendError) => error.code,
  );
}

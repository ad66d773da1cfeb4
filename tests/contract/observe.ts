import { onTestFinished } from 'vitest';
import type {
  Backend,
  BackendError,
  BackendErrorCode,
  Latest,
  OnError,
  OpenSession,
  QueuedDeposit,
  QueuedWithdrawal,
  Unsubscribe,
} from '#backend/port/backend.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Session } from '#domain/accounts/session.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Message } from '#domain/message.ts';
import type { Balances } from '#domain/money/ledger.ts';
import { EVERYTHING, type Posted, type StatementFilter } from '#domain/money/statement.ts';
import type { ProgrammeTotals } from '#domain/money/programme-totals.ts';
import type { NoticeCount } from '#domain/notices/notice-count.ts';
import type { Downline } from '#domain/partners/partners.ts';
import type { Income } from '#domain/programme/box.ts';
import type { MemberResult, Tally } from '#domain/programme/results.ts';
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

/** Tells what the running test waits for that it has given up. */
const followed = new Set<(cause: unknown) => void>();

let isGivenUp = false;

/** Whether the running test has given up. */
export const hasGivenUp = (): boolean => isGivenUp;

export const beginAttempt = (): void => {
  isGivenUp = false;
};

/** Ends a test that waits for what will never come: each of its waits reports the cause. */
export const giveUp = (cause: unknown): void => {
  isGivenUp = true;
  for (const fail of followed) fail(cause);
};

/** Rejects when the test gives up, if that is before the promise settles. */
export function unlessGivenUp<Value>(waited: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  followed.add(reject);
  return Promise.race([waited, promise]).finally(() => followed.delete(reject));
}

/** Follows a live read for the rest of the test. */
export function observe<Value>(
  watch: (onValue: (value: Value) => void, onError: OnError) => Unsubscribe,
): Observed<Value> {
  const values: Value[] = [];
  let failure: unknown;
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const look of [...waiting]) look();
  };
  function fail(cause: unknown): void {
    failure = cause;
    wake();
  }
  const stop = watch((value) => {
    values.push(value);
    wake();
  }, fail);
  followed.add(fail);
  onTestFinished(() => {
    followed.delete(fail);
    stop();
  });

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

/**
 * What a read finds now. It is not left behind: Firestore's library joins equal reads, so one that the emulator never answered would
 * leave those after it without an answer too.
 */
export const readNow = <Value>(read: Observed<Value>): Promise<Value> => read.first().finally(read.stop);

/** More than any story of these tests has. */
const MANY = 100;

/** All of a list, newest first. */
const listOf = <Item>(
  watch: (most: number, onLatest: (latest: Latest<Item>) => void, onError: OnError) => Unsubscribe,
) => observe<readonly Item[]>((onItems, onError) => watch(MANY, ({ items }) => onItems(items), onError));

export const sessionOf = (tab: Backend) => observe<Session>((...call) => tab.watchSession(...call));
export const sessionsOf = (tab: Backend) =>
  observe<readonly OpenSession[]>((...call) => tab.watchSessions(...call));
export const accountOf = (tab: Backend) => observe<Account>((...call) => tab.watchAccount(...call));
export const balancesOf = (tab: Backend) =>
  observe<Balances>((onBalances, onError) =>
    tab.watchPosition(({ balances }) => onBalances(balances), onError),
  );
export const depositsOf = (tab: Backend) => listOf<Deposit>((...call) => tab.watchDeposits(...call));
/** Oldest first. */
export const messagesOf = (tab: Backend) =>
  observe<readonly Message[]>((onMessages, onError) =>
    tab.watchMessages(MANY, ({ items }) => onMessages(items.toReversed()), onError),
  );
/** In ledger order. */
export const postingsOf = (tab: Backend, filter: StatementFilter = EVERYTHING) =>
  observe<readonly Posted[]>((onPostings, onError) =>
    tab.watchPostings(filter, MANY, ({ items }) => onPostings(items.toReversed()), onError),
  );
export const noticeCountOf = (tab: Backend) =>
  observe<NoticeCount>((...call) => tab.watchNoticeCount(...call));
/** Newest first. */
export const incomesOf = (tab: Backend) => listOf<Income>((...call) => tab.watchIncomes(...call));
export const resultOf = (tab: Backend) => observe<MemberResult>((...call) => tab.watchResult(...call));
export const communityOf = (tab: Backend) => observe<Tally>((...call) => tab.watchCommunity(...call));
export const partnersOf = (tab: Backend) =>
  observe<Downline>((onDownline, onError) =>
    tab.watchPartners(MANY, ({ downline }) => onDownline(downline), onError),
  );
export const withdrawalsOf = (tab: Backend) => listOf<Withdrawal>((...call) => tab.watchWithdrawals(...call));

export const depositQueueOf = (tab: Backend) =>
  observe<readonly QueuedDeposit[]>((onQueue, onError) =>
    tab.watchDepositQueue(
      10,
      ({ proven, declared }) =>
        onQueue([proven, declared].flatMap(({ rows }) => rows.flatMap(({ requests }) => requests))),
      onError,
    ),
  );
export const withdrawalQueueOf = (tab: Backend) =>
  observe<readonly QueuedWithdrawal[]>((onQueue, onError) =>
    tab.watchWithdrawalQueue(10, ({ rows }) => onQueue(rows.flatMap(({ requests }) => requests)), onError),
  );
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

/** `done`, or the code of the backend's refusal. */
export const outcomeOf = (attempt: Promise<unknown>): Promise<BackendErrorCode | 'done'> =>
  attempt.then(
    () => 'done',
    ({ code }: BackendError) => code,
  );

/** The outcomes of attempts at the same time, in alphabetical order. */
export const outcomesOf = async (attempts: readonly Promise<unknown>[]): Promise<readonly string[]> =>
  (await Promise.all(attempts.map(outcomeOf))).toSorted();

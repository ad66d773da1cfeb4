import { LEDGER } from '#backend/local/database.ts';
import { backend } from '#backend/index.ts';
import { append } from '#backend/local/append.ts';
import { openStore } from '#backend/local/store.ts';
import type { Backend, OnError, Unsubscribe } from '#backend/port/backend.ts';
import { isSignedIn } from '#domain/accounts/session.ts';
import { type Cents, cents } from '#domain/money/cents.ts';
import { memberAccount } from '#domain/money/ledger.ts';
import { DAY } from '#domain/time.ts';
import { createLogIn } from '#islands/login/model.ts';
import { $session } from '#stores/session.ts';
import { putEarnings } from '#tests/contract/local-books.ts';
import { join, PASSWORD } from './people.ts';
import { until } from './until.ts';

/** Registers a member and logs them in. @returns their uid */
export async function beMember(name: string): Promise<string> {
  await join(name);
  const form = createLogIn();
  form.fill({ email: `${name}@mail.example`, password: PASSWORD });
  await form.submit();
  const session = await until($session, isSignedIn);
  if (!isSignedIn(session)) throw new Error('No member is signed in');
  return session.uid;
}

/** As if partners had paid: no request of a member's brings money in. */
export async function earn(uid: string, amount: Cents): Promise<void> {
  await putEarnings(await openStore('tessera'), uid, amount, 0);
}

/** As `earn`, a dollar on each of so many days from 1 January 2026, all at once. */
export async function earnDaily(uid: string, days: number): Promise<void> {
  const store = await openStore('tessera');
  const to = memberAccount('earning', uid);
  const move = { kind: 'credit', from: 'external', to, amount: cents(1_00), subject: 's' } as const;
  const postings = Array.from({ length: days }, (_, day) => ({
    ...move,
    id: `${uid}:${day}`,
    at: Date.UTC(2026, 0, 1, 12) + day * DAY,
  }));
  await store.write({ writes: LEDGER }, (transaction) =>
    append(
      transaction,
      postings.map((posting) => [posting]),
    ),
  );
}

/** Another member, who has just enough, activates a level that pays this one. */
export async function receiveFrom(payer: string, uid: string): Promise<void> {
  const store = await openStore('tessera');
  const posting = { amount: cents(5_00), at: 0, subject: 's6-1' } as const;
  const [locked, earning] = [memberAccount('locked', payer), memberAccount('earning', uid)];
  await store.write({ writes: LEDGER }, (transaction) =>
    append(transaction, [
      [{ ...posting, id: `${payer}:decideDeposit:d`, kind: 'credit', from: 'external', to: locked }],
      [{ ...posting, id: `${payer}:activate:s6-1:locked`, kind: 'activation', from: locked, to: earning }],
    ]),
  );
}

/** The present value of a watched source, read again: a store may still hold an older one. */
export async function presently<Value>(
  watch: (opened: Backend, onValue: (value: Value) => void, onError: OnError) => Unsubscribe,
): Promise<Value> {
  const opened = await backend();
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  return promise.finally(watch(opened, resolve, reject));
}

type Method = 'submitDeposit' | 'deleteDeposit' | 'requestWithdrawal' | 'cancelWithdrawal' | 'activateLevel';

/** The next call does its work, but its answer is lost on the way. */
export const loseNextAnswer = (method: Method): Promise<void> =>
  withNextAnswer(method, async () => {
    throw new Error('The answer was lost');
  });

/** The next call does its work, but its answer is long on the way: from `isOnItsWay` until `arrive` is called. */
export async function delayNextAnswer(method: Method) {
  const [sent, arrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await withNextAnswer(method, () => {
    sent.resolve();
    return arrived.promise;
  });
  return { isOnItsWay: sent.promise, arrive: arrived.resolve };
}

async function withNextAnswer(method: Method, travel: () => Promise<void>): Promise<void> {
  const opened = await backend();
  const work = opened[method] as (argument: never) => Promise<void>;
  const travelling = async (argument: never) => {
    Object.assign(opened, { [method]: work });
    await work.call(opened, argument);
    await travel();
  };
  Object.assign(opened, { [method]: travelling });
}

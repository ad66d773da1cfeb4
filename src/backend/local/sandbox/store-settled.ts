import { append } from '#backend/local/append.ts';
import { SETTLED, type StoreName, type Transaction } from '#backend/local/database.ts';
import { PROGRAMME } from '#backend/local/programme.ts';
import { tell, tellUpline } from '#backend/local/tell.ts';
import { isOfSample, isSampleUid } from '#domain/community/samples.ts';
import type { Settled } from '#domain/community/settled-day.ts';
import { noticesOfLevel } from '#domain/notices/notice.ts';
import { holdingsAfter } from '#domain/programme/holdings.ts';
import { requestKey } from '#domain/settlement/request.ts';

/** The stores that `storeSettled` writes to. */
export const SAMPLE_STORES = [
  ...(['accounts', 'usernames', 'deposits', 'withdrawals'] as const),
  ...SETTLED,
  ...PROGRAMME,
] as const satisfies readonly StoreName[];

/** How many writes to start at a time: one by one they would take several times as long. */
const AT_ONCE = 400;

/** Stores what a community's samples did. */
export async function storeSettled<Name extends StoreName>(
  transaction: Transaction<Name | (typeof SAMPLE_STORES)[number], 'readwrite'>,
  { accounts, deposits, withdrawals, requests, postings, entries, opened }: Settled,
  onProgress: (share: number) => void = () => undefined,
): Promise<void> {
  const store = <Wanted extends (typeof SAMPLE_STORES)[number]>(name: Wanted) =>
    (transaction as Transaction<(typeof SAMPLE_STORES)[number], 'readwrite'>).objectStore(name);
  const { levels, incomes, results, community } = holdingsAfter(opened);
  const work = [
    ...accounts.map((account) => () => store('accounts').add(account)),
    ...accounts.map(
      ({ username, uid }) =>
        () =>
          store('usernames').add({ username, uid }),
    ),
    ...Array.from(deposits.values(), (record) => () => store('deposits').put(record)),
    ...Array.from(withdrawals.values(), (record) => () => store('withdrawals').put(record)),
    ...entries.map((entry) => () => store('programme').add(entry)),
    ...levels.map((level) => () => store('levels').put(level)),
    ...incomes.map((income) => () => store('incomes').add(income)),
    ...results.map((result) => () => store('results').put(result)),
    ...(community ? [community] : []).map((all) => () => store('community').put(all, 'all')),
    ...requests.map(({ request, at }) => () => {
      const { uid } = request;
      return store('settled').add({ uid, key: requestKey(request), request, at });
    }),
  ];
  const total = work.length + postings.length;
  for (let done = 0; done < work.length; done += AT_ONCE) {
    await Promise.all(work.slice(done, done + AT_ONCE).map(async (add) => add()));
    onProgress(Math.min(work.length, done + AT_ONCE) / total);
  }
  // `tell` tells samples nothing, so look only at what concerns people: in the order in which it happened.
  const told = [
    ...accounts
      .filter(({ upline }) => !isOfSample(upline))
      .map((account) => ({ at: account.createdAt, tell: () => tellUpline(transaction, account) })),
    ...opened
      .flatMap(noticesOfLevel)
      .filter(({ uid }) => !isSampleUid(uid))
      .map((owned) => ({ at: owned.notice.at, tell: () => tell(transaction, [owned]) })),
  ];
  for (const each of told.toSorted((one, other) => one.at - other.at)) await each.tell();
  await append(transaction, postings, (count) => onProgress((work.length + count) / total));
}

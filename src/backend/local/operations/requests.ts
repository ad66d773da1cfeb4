import type { Owned } from '#backend/local/database.ts';
import { compare, type Place } from '#backend/local/latest.ts';
import type { Operations } from '#backend/port/backend.ts';
import { passes, type RequestFilter } from '#domain/decisions/request-filter.ts';
import type { Deposit, DepositStatus } from '#domain/deposits/deposit.ts';
import { referenceBits } from '#domain/deposits/deposit-reference.ts';
import { coinOf, type Withdrawal, type WithdrawalStatus } from '#domain/withdrawals/withdrawal.ts';
import { type Operator, userRefOf, watchLatestAs } from './access.ts';

/**
 * Deposits and withdrawals of all members. The community of one browser is small, so each read looks at all
 * of them.
 */
export function localRequests(
  operator: Operator,
): Pick<Operations, 'watchAllDeposits' | 'watchAllWithdrawals'> {
  return {
    watchAllDeposits: ({ reference, ...filter }, ...call) =>
      watchLatestAs(
        operator,
        ['deposits', 'accounts'],
        async (transaction, most, after) => {
          const all = await transaction.objectStore('deposits').getAll();
          const passing = all
            .filter(isPassing<DepositStatus, Deposit>(filter, ({ coin }) => coin))
            .filter(({ value }) => reference === null || referenceBits(value.id) === reference);
          return pageOf(passing, most, after, async (uid, deposit) => ({
            member: await userRefOf(transaction, uid),
            deposit,
          }));
        },
        ...call,
      ),

    watchAllWithdrawals: (filter, ...call) =>
      watchLatestAs(
        operator,
        ['withdrawals', 'accounts'],
        async (transaction, most, after) => {
          const all = await transaction.objectStore('withdrawals').getAll();
          const passing = all.filter(isPassing<WithdrawalStatus, Withdrawal>(filter, coinOf));
          return pageOf(passing, most, after, async (uid, withdrawal) => ({
            member: await userRefOf(transaction, uid),
            withdrawal,
          }));
        },
        ...call,
      ),
  };
}

const isPassing =
  <Status extends string, Request extends { readonly status: Status; readonly createdAt: number }>(
    { uid: only, ...filter }: RequestFilter<Status>,
    coinOfRequest: (request: Request) => Deposit['coin'] | null,
  ) =>
  ({ uid, value }: Owned<Request>): boolean =>
    (only === null || uid === only) && passes(filter, value, coinOfRequest(value));

const placeOf = ({ uid, value }: Owned<{ readonly id: string; readonly createdAt: number }>): Place => ({
  key: value.createdAt,
  primaryKey: [uid, value.id],
});

/** The newest requests after a place. Those of the same moment are ordered by uid and id. */
async function pageOf<Request extends { readonly id: string; readonly createdAt: number }, Item>(
  passing: readonly Owned<Request>[],
  most: number,
  after: Place | undefined,
  toItem: (uid: string, request: Request) => Promise<Item>,
) {
  const rest = passing
    .filter((record) => !after || compare(placeOf(record), after) < 0)
    .sort((one, other) => compare(placeOf(other), placeOf(one)));
  const shown = rest.slice(0, most);
  const last = shown.at(-1);
  return {
    items: await Promise.all(shown.map(({ uid, value }) => toItem(uid, value))),
    last: last && rest.length > most ? placeOf(last) : null,
  };
}

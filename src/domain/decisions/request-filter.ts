import type { DepositStatus } from '#domain/deposits/deposit.ts';
import type { CoinId } from '#domain/money/coin.ts';
import type { Instant } from '#domain/time.ts';

/** Which deposits or withdrawals of all members an operator looks at. Null: any. */
export interface RequestFilter<Status extends string> {
  /** Narrows it to one member. */
  readonly uid: string | null;
  readonly status: Status | null;
  readonly coin: CoinId | null;
  /** The first moment, by when it was asked for. */
  readonly from: Instant | null;
  /** The moment just behind the last one. */
  readonly until: Instant | null;
}

export interface DepositFilter extends RequestFilter<DepositStatus> {
  /** The bits of a reference, as `bitsOfReference` returns them. */
  readonly reference: string | null;
}

/** Whether a request passes. @param coin of it; null: it is paid in none */
export const passes = <Status extends string>(
  filter: Omit<RequestFilter<Status>, 'uid'>,
  request: { readonly status: Status; readonly createdAt: Instant },
  coin: CoinId | null,
): boolean =>
  (filter.status === null || request.status === filter.status) &&
  (filter.coin === null || coin === filter.coin) &&
  (filter.from === null || request.createdAt >= filter.from) &&
  (filter.until === null || request.createdAt < filter.until);

import type { Latest, MemberDeposit, MemberWithdrawal } from '#backend/port/backend.ts';
import type { DepositFilter, RequestFilter } from '#domain/decisions/request-filter.ts';
import type { DepositStatus } from '#domain/deposits/deposit.ts';
import type { CoinId } from '#domain/money/coin.ts';
import type { WithdrawalStatus } from '#domain/withdrawals/withdrawal.ts';
import { $community, boundsOf, type DayRange } from '#islands/operator/clock.ts';
import { type AppendOnlyStore, appendOnly } from '#stores/list.ts';

export type { Latest, MemberDeposit, MemberWithdrawal };

/** Requests shown at first, and added by each press. */
const PAGE = 25;

/** What is chosen in the filter. Empty: any. */
export interface RecordView extends DayRange {
  readonly status: string;
  readonly coin: string;
}

export const EVERY_RECORD: RecordView = { status: '', coin: '', from: '', to: '' };

/** @param uid of one member, or null */
const filterOf = <Status extends string>(
  uid: string | null,
  { status, coin, ...range }: RecordView,
): RequestFilter<Status> => ({
  uid,
  status: (status || null) as Status | null,
  coin: (coin || null) as CoinId | null,
  ...boundsOf($community.get(), range),
});

/** @param reference its bits, or null */
export function depositRecords(
  uid: string | null,
  view: RecordView,
  reference: string | null = null,
): AppendOnlyStore<MemberDeposit> {
  const filter: DepositFilter = { ...filterOf<DepositStatus>(uid, view), reference };
  return appendOnly(
    PAGE,
    (opened, ...call) => opened.watchAllDeposits(filter, ...call),
    ({ member, deposit }) => `${member.uid} ${deposit.id}`,
  );
}

export const withdrawalRecords = (uid: string | null, view: RecordView): AppendOnlyStore<MemberWithdrawal> =>
  appendOnly(
    PAGE,
    (opened, ...call) => opened.watchAllWithdrawals(filterOf<WithdrawalStatus>(uid, view), ...call),
    ({ member, withdrawal }) => `${member.uid} ${withdrawal.id}`,
  );

import type { Latest, MemberDeposit, MemberWithdrawal } from '#backend/port/backend.ts';
import type { DepositFilter, RequestFilter } from '#domain/decisions/request-filter.ts';
import type { DepositStatus } from '#domain/deposits/deposit.ts';
import type { CoinId } from '#domain/money/coin.ts';
import type { WithdrawalStatus } from '#domain/withdrawals/withdrawal.ts';
import { dayAfter, startOfDay } from '#i18n/days.ts';
import { type AppendOnlyStore, appendOnly } from '#stores/list.ts';

export type { Latest, MemberDeposit, MemberWithdrawal };

/** Requests shown at first, and added by each press. */
const PAGE = 25;

/** What is chosen in the filter. Empty: any. */
export interface RecordView {
  readonly status: string;
  readonly coin: string;
  /** Days as a date field has them: `2026-11-20`. */
  readonly from: string;
  readonly to: string;
}

export const EVERY_RECORD: RecordView = { status: '', coin: '', from: '', to: '' };

/** @param uid of one member, or null */
const filterOf = <Status extends string>(
  uid: string | null,
  { status, coin, from, to }: RecordView,
): RequestFilter<Status> => ({
  uid,
  status: (status || null) as Status | null,
  coin: (coin || null) as CoinId | null,
  from: from === '' ? null : startOfDay(from),
  until: to === '' ? null : dayAfter(to),
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

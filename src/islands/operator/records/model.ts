import type { Latest, MemberDeposit, MemberWithdrawal } from '#backend/port/backend.ts';
import type { RequestKind, UserRef } from '#domain/decisions/decision.ts';
import type { RequestFilter } from '#domain/decisions/request-filter.ts';
import type { Deposit, DepositStatus } from '#domain/deposits/deposit.ts';
import type { CoinId } from '#domain/money/coin.ts';
import type { Withdrawal, WithdrawalStatus } from '#domain/withdrawals/withdrawal.ts';
import { $community, boundsOf, type DayRange } from '#islands/operator/clock.ts';
import { type AppendOnlyStore, appendOnly } from '#stores/list.ts';

export type { Latest };

/** A request as lists of both kinds have it. */
export interface Asked {
  /** As `keyOf` names it. */
  readonly id: string;
  readonly member: UserRef;
  readonly request: Deposit | Withdrawal;
}

export const kindOf = (request: Asked['request']): RequestKind =>
  'proofAt' in request ? 'deposit' : 'withdrawal';

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

export type ListedKind = RequestKind | 'all';

interface Options {
  readonly page?: number;
  /** The bits of a deposit's reference, or null. */
  readonly reference?: string | null;
}

/** Requests of one kind or of both that pass a filter, newest first. @param uid of one member, or null */
export const recordsOf = (
  kind: ListedKind,
  uid: string | null,
  view = EVERY_RECORD,
  { page = PAGE, reference = null }: Options = {},
): AppendOnlyStore<Asked> =>
  appendOnly<Asked>(
    page,
    (opened, most, onLatest, onError) => {
      const found = new Map<RequestKind, Latest<Asked>>();
      const hear =
        <Item extends Pick<Asked, 'member'>>(of: RequestKind, requestIn: (item: Item) => Asked['request']) =>
        (latest: Latest<Item>) => {
          found.set(of, askedIn(latest, requestIn));
          if (kind !== 'all' || found.size === 2) onLatest(merged([...found.values()]));
        };
      const stops = [
        kind !== 'withdrawal' &&
          opened.watchAllDeposits(
            { ...filterOf<DepositStatus>(uid, view), reference },
            most,
            hear('deposit', ({ deposit }: MemberDeposit) => deposit),
            onError,
          ),
        kind !== 'deposit' &&
          opened.watchAllWithdrawals(
            filterOf<WithdrawalStatus>(uid, view),
            most,
            hear('withdrawal', ({ withdrawal }: MemberWithdrawal) => withdrawal),
            onError,
          ),
      ];
      return () => {
        for (const stop of stops) if (stop) stop();
      };
    },
    ({ id }) => id,
  );

const askedIn = <Item extends Pick<Asked, 'member'>>(
  { items, older }: Latest<Item>,
  requestIn: (item: Item) => Asked['request'],
): Latest<Asked> => ({
  items: items.map((item) => {
    const { member } = item;
    const request = requestIn(item);
    return { id: `${kindOf(request)} ${member.uid} ${request.id}`, member, request };
  }),
  older: older && (async (most) => askedIn(await older(most), requestIn)),
});

/** One list of several. It ends where the first of those that go on ends: what others have from before waits for its rest. */
export function merged(lists: readonly Latest<Asked>[]): Latest<Asked> {
  const end = Math.max(
    ...lists.map(({ items, older }) => (older ? (items.at(-1)?.request.createdAt ?? 0) : 0)),
  );
  return {
    items: lists
      .flatMap(({ items }) => items.filter(({ request }) => request.createdAt >= end))
      .sort((one, other) => other.request.createdAt - one.request.createdAt),
    older: lists.every(({ older }) => older === null)
      ? null
      : async (most) =>
          merged(
            await Promise.all(
              lists.map(async ({ items, older }) => {
                const further = older ? await older(most) : { items: [], older };
                return {
                  items: [...items.filter(({ request }) => request.createdAt < end), ...further.items],
                  older: further.older,
                };
              }),
            ),
          ),
  };
}

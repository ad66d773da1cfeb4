import { computed, type ReadableAtom } from 'nanostores';
import type { Latest, MemberDeposit, MemberWithdrawal } from '#backend/port/backend.ts';
import type { RequestKind, UserRef } from '#domain/decisions/decision.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { type Cents, sum, ZERO } from '#domain/money/cents.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { $depositQueue, $payouts, $threads, $withdrawalQueue, requestsOf } from '#islands/operator/model.ts';
import type { Waiting } from '#islands/operator/Age.tsx';
import { appendOnly } from '#stores/list.ts';

/** A request as the list of members names it. */
export interface Asked {
  readonly id: string;
  readonly member: UserRef;
  readonly request: Deposit | Withdrawal;
}

/** Requests read at first, and by each press. */
const PAGE = 25;

/** The latest requests of one member or of all, of both kinds, newest first. @param uid null: of all */
export const askedBy = (uid: string | null, page: number) =>
  appendOnly<Asked>(
    page,
    (opened, most, onLatest, onError) => {
      const filter = { uid, status: null, coin: null, from: null, until: null };
      let deposits: Latest<Asked> | null = null;
      let withdrawals: Latest<Asked> | null = null;
      const tell = () => {
        if (deposits && withdrawals) onLatest(merged([deposits, withdrawals]));
      };
      const stops = [
        opened.watchAllDeposits(
          { ...filter, reference: null },
          most,
          (latest) => {
            deposits = askedIn(latest, ({ member, deposit }: MemberDeposit) =>
              askedOf('deposit', member, deposit),
            );
            tell();
          },
          onError,
        ),
        opened.watchAllWithdrawals(
          filter,
          most,
          (latest) => {
            withdrawals = askedIn(latest, ({ member, withdrawal }: MemberWithdrawal) =>
              askedOf('withdrawal', member, withdrawal),
            );
            tell();
          },
          onError,
        ),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    ({ id }) => id,
  );

export const $asked = askedBy(null, PAGE);

const askedOf = (kind: RequestKind, member: UserRef, request: Deposit | Withdrawal): Asked => ({
  id: `${kind} ${member.uid} ${request.id}`,
  member,
  request,
});

const askedIn = <Item>({ items, older }: Latest<Item>, toAsked: (item: Item) => Asked): Latest<Asked> => ({
  items: items.map(toAsked),
  older: older && (async (most) => askedIn(await older(most), toAsked)),
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

/** What waits for an operator about one member. */
export interface Work {
  readonly member: UserRef;
  readonly deposits: number;
  readonly withdrawals: number;
  readonly payouts: number;
  /** What all these requests come to. */
  readonly amount: Cents;
  /** What comes first of it; null: the only one is decided, and not carried out yet. */
  readonly first: Waiting | null;
  readonly isUnanswered: boolean;
}

/** Members who wait for an operator, by what the console has loaded: requests to decide, payouts to send, then messages. */
export const $work: ReadableAtom<ReadonlyMap<string, Work>> = computed(
  [$depositQueue, $withdrawalQueue, $payouts, $threads],
  (deposits, withdrawals, payouts, threads) => {
    const work = new Map<string, Work>();
    const add = (member: UserRef, change: (known: Work) => Partial<Work>) => {
      const known = work.get(member.uid) ?? {
        member,
        deposits: 0,
        withdrawals: 0,
        payouts: 0,
        amount: ZERO,
        first: null,
        isUnanswered: false,
      };
      work.set(member.uid, { ...known, ...change(known) });
    };
    const addRequest = (
      count: 'deposits' | 'withdrawals' | 'payouts',
      member: UserRef,
      request: Deposit | Withdrawal,
      isDecided = false,
    ) =>
      add(member, (known) => ({
        [count]: known[count] + 1,
        amount: sum([known.amount, request.amount]),
        first: known.first ?? (isDecided ? null : request),
      }));
    if (deposits.state === 'ready')
      for (const { member, deposit, decided } of requestsOf(deposits.value.proven))
        addRequest('deposits', member, deposit, Boolean(decided));
    if (withdrawals.state === 'ready')
      for (const { member, withdrawal } of requestsOf(withdrawals.value))
        addRequest('withdrawals', member, withdrawal);
    if (payouts.state === 'ready')
      for (const { member, withdrawal } of payouts.value.rows) addRequest('payouts', member, withdrawal);
    if (threads.state === 'ready')
      for (const { member, isUnanswered, latest } of threads.value.rows)
        if (isUnanswered)
          add(member, ({ first }) => ({ isUnanswered: true, first: first ?? { createdAt: latest.at } }));
    return work;
  },
);

/** A member in the list. */
export interface Listed {
  readonly member: UserRef;
  readonly work: Work | null;
  readonly latest: Asked | null;
}

/** First members who wait for an operator, then those who asked for something last. Deleted accounts have nothing to open. */
export function listed(work: ReadonlyMap<string, Work>, asked: readonly Asked[]): readonly Listed[] {
  const latest = new Map<string, Asked>();
  for (const each of asked) if (!latest.has(each.member.uid)) latest.set(each.member.uid, each);
  const rest = [...latest.values()].filter(({ member }) => !work.has(member.uid));
  return [
    ...[...work.values()].map((each) => ({
      member: each.member,
      work: each,
      latest: latest.get(each.member.uid) ?? null,
    })),
    ...rest.map((each) => ({ member: each.member, work: null, latest: each })),
  ].filter(({ member }) => member.username !== null);
}

/** What waits for each of them, in the order of `$work`, and what they asked for last. */
export const listedOf = (members: readonly UserRef[]): ReadableAtom<readonly Listed[]> =>
  computed([$work, ...members.map(({ uid }) => askedBy(uid, 1))], (work, ...asked) => {
    const waiting = [...work.values()];
    const askedAt = ({ latest }: Listed) => latest?.request.createdAt ?? 0;
    const placeOf = ({ work: own }: Listed) => (own ? waiting.indexOf(own) : waiting.length);
    return members
      .map((member, nth): Listed => {
        const latest = asked[nth];
        return {
          member,
          work: work.get(member.uid) ?? null,
          latest: (latest?.state === 'ready' && latest.value.items[0]) || null,
        };
      })
      .sort((one, other) => placeOf(one) - placeOf(other) || askedAt(other) - askedAt(one));
  });

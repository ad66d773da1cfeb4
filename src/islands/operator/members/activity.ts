import { computed, type ReadableAtom } from 'nanostores';
import { joinedBy } from '#domain/community/walk.ts';
import type { UserRef } from '#domain/decisions/decision.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { type Cents, sum, ZERO } from '#domain/money/cents.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { $community } from '#islands/operator/clock.ts';
import { $depositQueue, $payouts, $threads, $withdrawalQueue, requestsOf } from '#islands/operator/model.ts';
import type { Waiting } from '#islands/operator/Age.tsx';
import { type Asked, EVERY_RECORD, recordsOf } from '#islands/operator/records/model.ts';

/** The latest requests of all members. */
export const $asked = recordsOf('all', null);

/** How many samples a walk has brought: all who joined but the person. Each has paid in. Null: there is no walk. */
export const $samples: ReadableAtom<number | null> = computed(
  $community,
  (walk) => walk && joinedBy(walk.day, walk.members) - 1,
);

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
      for (const { member, isUnanswered, since } of threads.value.rows)
        if (isUnanswered)
          add(member, ({ first }) => ({ isUnanswered: true, first: first ?? { createdAt: since } }));
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
  computed(
    [$work, ...members.map(({ uid }) => recordsOf('all', uid, EVERY_RECORD, { page: 1 }))],
    (work, ...asked) => {
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
    },
  );

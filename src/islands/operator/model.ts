import { atom, computed, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import {
  type DepositQueue,
  type FoundMember,
  MEMBERS_FOUND,
  PAYOUTS_SHOWN,
  type PayoutsToSend,
  type PayoutToSend,
  type PendingRequest as WaitingRequest,
  type PendingWithdrawal,
  type Queue,
  type QueuedDeposit,
  type QueuedWithdrawal,
  type Thread,
  type ThreadMessage,
  type Threads,
} from '#backend/port/backend.ts';
import type { Choice, Decision, Outcome, UserRef } from '#domain/decisions/decision.ts';
import { type DeskEntry, isPresent, type RequestRef } from '#domain/decisions/desk.ts';
import type { Grant } from '#domain/decisions/decision.ts';
import { isDepositAsSeen, isWithdrawalAsSeen } from '#domain/decisions/seen.ts';
import { type Deposit, dueAt, expiresAt, nextCreditStep } from '#domain/deposits/deposit.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { ProgrammeTotals } from '#domain/money/programme-totals.ts';
import { isSilent, type SetAsideRequest, type SettlerState } from '#domain/settlement/settler-status.ts';
import type { Instant } from '#domain/time.ts';
import { nextStep, takesTwo, type Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { $now } from '#stores/clock.ts';
import { appendOnly, type AppendOnlyStore, growing } from '#stores/list.ts';
import { createComposer } from '#stores/message-composer.ts';
import { persistedSwitch } from '#stores/persisted.ts';
import { remote, type RemoteStore } from '#stores/remote-data.ts';
import { createStepInUrl } from '#stores/step-in-url.ts';
import { $walk } from '#stores/walk.ts';
import { $timeSince } from './clock.ts';

export const VIEWS = [
  'deposits',
  'withdrawals',
  'payouts',
  'messages',
  'members',
  'records',
  'totals',
  'audit',
  'set-aside',
] as const;
export type ViewName = (typeof VIEWS)[number];

/** The part of the console on the screen, and what is open in it. */
export interface View extends Opened {
  readonly view: ViewName;
}

interface Opened {
  /** Uid of the member whose thread, account or requests are open. */
  readonly member: string | null;
  /** `keyOf` the request whose detail is open. */
  readonly request: string | null;
  /** Which list of a queue is open. Null: the one with what is open, or the first. */
  readonly list: string | null;
  /** What the field that finds everything was asked for. */
  readonly find: string | null;
}

/** What a query asks for: `?view=messages&member=<uid>`, `?view=deposits&request=<key>`, or the deposits. */
const readView = (query: URLSearchParams): View => ({
  view: VIEWS.find((name) => name === query.get('view')) ?? 'deposits',
  member: query.get('member'),
  request: query.get('request'),
  list: query.get('list'),
  find: query.get('find'),
});

const views = createStepInUrl(readView);

export const $view = views.$step;
/** The open part of the console by itself: it stays while requests open and close. */
export const $part = computed($view, ({ view }) => view);

/** The query under which a part of the console is found. */
export const queryOf = (view: ViewName, opened: Partial<Opened> = {}): string =>
  `?${new URLSearchParams({ view, ...(opened as Readonly<Record<string, string>>) })}`;

export const openView = views.go;
/** As `openView`: going back leads to where `openView` led from. */
export const openViewInstead = views.goInstead;

const $count = atom(0);
/** Counts the presses of the field that finds everything. */
export const $searches: ReadableAtom<number> = $count;

/** What a search has found, in words, as long as it is shown. */
export const $foundTitle = atom<string | null>(null);

/** Finds members and deposits by a text that a person typed. */
export function findEverywhere(text: string): void {
  $count.set($count.get() + 1);
  openView(queryOf('members', { find: text }));
}

export {
  type DepositQueue,
  MEMBERS_FOUND,
  type PayoutToSend as Payout,
  type PendingWithdrawal,
  type Queue,
  type QueuedDeposit,
  type QueuedWithdrawal,
};

/** A request of a queue. `takesTwo`: what else its member was credited lately makes its credit take two operators. */
export type PendingRequest = WaitingRequest & { readonly takesTwo?: boolean };

/** How many requests of a queue come at first, and with each page more. */
const REQUESTS = 25;

export const $depositQueue = remote<DepositQueue>((opened, ...listeners) =>
  opened.watchDepositQueue(REQUESTS, ...listeners),
);

/** Who has waited longest first. */
export const $withdrawalQueue = remote<Queue<QueuedWithdrawal>>((opened, ...listeners) =>
  opened.watchWithdrawalQueue(REQUESTS, ...listeners),
);

/** The pending requests of all members shown. */
export const requestsOf = <Request>({ rows }: Queue<Request>): readonly Request[] =>
  rows.flatMap(({ requests }) => requests);

export type TimeSince = ReturnType<typeof $timeSince.get>;

/** How long until a deposit is due, below zero once it is late; null: it has no proof yet. */
export function timeLeftOf({ status, proofAt }: Pick<Deposit, 'status' | 'proofAt'>, timeSince: TimeSince) {
  const due = dueAt({ status, proofAt });
  return due === null || proofAt === null ? null : due - proofAt - timeSince(proofAt);
}

/** How long until a deposit expires, as one without a proof does; null: it does not. */
export function timeToExpiryOf(
  deposit: Pick<Deposit, 'status' | 'proofAt' | 'createdAt'>,
  timeSince: TimeSince,
) {
  const end = expiresAt(deposit);
  return end === null ? null : end - deposit.createdAt - timeSince(deposit.createdAt);
}

export const isLate = (deposit: Pick<Deposit, 'status' | 'proofAt'>, timeSince: TimeSince): boolean =>
  (timeLeftOf(deposit, timeSince) ?? 0) < 0;

/**
 * How many deposits should have been decided by now. Those come first, so one on the page that is not overdue yet says that
 * these are all. Otherwise the backend has counted those beyond the page.
 */
export const $overdue = computed([$depositQueue, $timeSince], (queue, timeSince) => {
  if (queue.state !== 'ready') return 0;
  const { proven, overdue } = queue.value;
  const shown = requestsOf(proven);
  const late = shown.filter(({ deposit }) => isLate(deposit, timeSince));
  const undecided = late.filter(({ decided }) => !decided).length;
  const isAll = proven.more === null || late.length < shown.length;
  return isAll ? undecided : Math.max(undecided, overdue - (late.length - undecided));
});

/** When the next of the deposits shown becomes overdue; null: none does. */
export const $nextOverdue = computed([$depositQueue, $timeSince, $now], (queue, timeSince, now) => {
  if (queue.state !== 'ready') return null;
  const left = requestsOf(queue.value.proven).map(({ deposit }) => timeLeftOf(deposit, timeSince) ?? -1);
  const next = Math.min(...left.filter((time) => time >= 0));
  return Number.isFinite(next) ? now + next + 1 : null;
});

/** What operators tell one another about requests, newest first. */
export const $desk = remote<readonly DeskEntry[]>((opened, ...listeners) => opened.watchDesk(...listeners));

/** Who else is at a request now, and since when; null: it is free. @param own uid of the operator at the screen */
export function handlerOf(
  entries: readonly DeskEntry[],
  { uid, requestKind, requestId }: RequestRef,
  own: string,
  now: Instant,
): DeskEntry | null {
  const found = entries.find(
    (entry) =>
      entry.sign === 'handling' &&
      entry.uid === uid &&
      entry.requestKind === requestKind &&
      entry.requestId === requestId,
  );
  return found && found.operator.uid !== own && isPresent(found, now) ? found : null;
}

/** Payouts that are decided and not yet recorded as sent, oldest first. */
export const $payouts = remote<PayoutsToSend>((opened, ...listeners) =>
  opened.watchPayouts(PAYOUTS_SHOWN, ...listeners),
);

/** Requests that are set aside, oldest first. */
export const $setAside = remote<readonly SetAsideRequest[]>((opened, onSetAside, onError) =>
  opened.watchSetAside(onSetAside, onError),
);

/** Members who ask for the erasure of their accounts, longest waiting first. */
export const $erasures = remote<readonly FoundMember[]>((opened, ...listeners) =>
  opened.watchErasures(...listeners),
);

export const recordOf = (request: PendingRequest): Deposit | Withdrawal =>
  request.kind === 'deposit' ? request.deposit : request.withdrawal;

/** Whether it is a deposit that its member has shown to be paid. */
export const hasProof = (
  request: PendingRequest,
): request is Extract<PendingRequest, { kind: 'deposit' }> & {
  readonly deposit: { readonly proofAt: Instant };
} => request.kind === 'deposit' && request.deposit.proofAt !== null;

export const idOf = (request: PendingRequest): string => recordOf(request).id;

/** Since when it waits, by which its list is ordered: from its proof on, and without one from when it was asked for. */
export const sinceOf = (request: PendingRequest): Instant =>
  hasProof(request) ? request.deposit.proofAt : recordOf(request).createdAt;

/** A key that is unique among all requests of all members. */
export const keyOf = (request: PendingRequest): string =>
  `${request.kind} ${request.member.uid} ${idOf(request)}`;

/** Whether a request is what it was when it was shown: only that can be decided. */
export function isAsShown(shown: PendingRequest, present: PendingRequest): boolean {
  if (shown.kind === 'deposit')
    return present.kind === 'deposit' && isDepositAsSeen(shown.deposit, present.deposit);
  return present.kind === 'withdrawal' && isWithdrawalAsSeen(shown.withdrawal, present.withdrawal);
}

export const amountOf = (request: PendingRequest): Cents => recordOf(request).amount;

/** The outcome of a choice: to agree to what takes two operators is first an approval. */
export function outcomeOf(request: PendingRequest, choice: Choice): Outcome {
  if (choice === 'refuse') return 'refuse';
  return request.kind === 'deposit' ? creditStepOf(request) : nextStep(request.withdrawal);
}

export const creditStepOf = ({
  deposit,
  takesTwo: isTooMuch,
}: Extract<PendingRequest, { kind: 'deposit' }>): 'approve' | 'credit' =>
  isTooMuch && !deposit.approval ? 'approve' : nextCreditStep(deposit);

/** Whether nothing shows that a deposit was paid: who credits it says why. */
export const isUnproven = (request: PendingRequest): boolean =>
  request.kind === 'deposit' && request.deposit.proofAt === null;

/** The first of two operators, if one has approved. */
export const approverOf = ({ approvedBy }: PendingRequest): UserRef | null => approvedBy;

/** Whether it takes two operators, as far as the request tells. */
export const takesTwoOperators = (request: PendingRequest): boolean =>
  request.kind === 'deposit'
    ? isUnproven(request) && (approverOf(request) !== null || creditStepOf(request) === 'approve')
    : takesTwo(request.withdrawal);

/** Why this operator may not decide: it is their own request, or they approved it already. */
export type Hindrance = 'own-request' | 'second-operator-needed';

/** @param operator uid */
export function hindranceOf(request: PendingRequest, operator: string): Hindrance | null {
  if (request.member.uid === operator) return 'own-request';
  const isFirst = takesTwoOperators(request) && approverOf(request)?.uid === operator;
  return isFirst ? 'second-operator-needed' : null;
}

/** How many more audit records each press shows. */
const PAGE = 50;

/** The latest decisions, newest first. */
export interface LatestDecisions {
  readonly decisions: readonly Decision[];
  readonly hasMore: boolean;
}

export const $audit = growing<LatestDecisions>(PAGE, (opened, most, onLatest, onError) =>
  // One more than is shown tells whether there are more.
  opened.watchDecisions(
    most + 1,
    (found) => onLatest({ decisions: found.slice(0, most), hasMore: found.length > most }),
    onError,
  ),
);

/** A fresh store, so that it holds no older decisions. */
export const latestDecisions = (): RemoteStore<readonly Decision[]> =>
  remote((opened, ...call) => opened.watchDecisions(PAGE, ...call));

/** Changes of operators' rights, newest first. */
export const $grants = remote<readonly Grant[]>((opened, onGrants, onError) =>
  opened.watchGrants(PAGE, onGrants, onError),
);

export type { Thread, Threads };

/** How many members with messages come at first, and with each press more. */
const MEMBERS = 25;

/** Latest message first. */
export const $threads = growing<Threads>(MEMBERS, (opened, ...call) => opened.watchThreads(...call));

/** Messages shown at first, and added by each press. */
const MESSAGES = 20;

/** A member's thread. */
export const threadOf = (uid: string): AppendOnlyStore<ThreadMessage> =>
  appendOnly(
    MESSAGES,
    (opened, ...call) => opened.watchThread(uid, ...call),
    ({ id }) => id,
  );

const composers = new Map<string, ReturnType<typeof createComposer>>();

/** The draft to one member. Opening another thread keeps it. */
export function replyTo(uid: string) {
  const composer =
    composers.get(uid) ?? createComposer(uid, async (draft) => (await backend()).reply(uid, draft));
  composers.set(uid, composer);
  return composer;
}

export const $totals = remote<ProgrammeTotals>((opened, onTotals, onError) =>
  opened.watchTotals(onTotals, onError),
);

/** Whether single-letter shortcuts work. Off for people who dictate: speech input sends letters as keys. */
export const $hasKeys = persistedSwitch('operator-keys', true);

/** The action of a key while a queue is on the screen and no field has the focus. None decides without a confirmation. */
export const KEYS = {
  j: 'next',
  k: 'previous',
  c: 'agree',
  r: 'refuse',
  x: 'select',
  m: 'mark',
  z: 'enlarge',
  l: 'list',
  '?': 'help',
} as const;
export type KeyAction = (typeof KEYS)[keyof typeof KEYS];

export const keyAction = (key: string): KeyAction | null =>
  key in KEYS ? KEYS[key as keyof typeof KEYS] : null;

export type { SettlerState as Settlement };

interface Heard {
  readonly settlement: SettlerState;
  /** The period of `isSilent`. */
  readonly heardAt: Instant | null;
}

/** The settler, and when it last reported. */
export const $settlement = remote<Heard>((opened, onHeard, onError) => {
  let isFirst = true;
  return opened.watchSettlement((settlement) => {
    onHeard({ settlement, heardAt: isFirst ? null : Date.now() });
    isFirst = false;
  }, onError);
});

/** Whether a number beside a part is still to come, or the walk, by whose days the console dates everything. */
export const $isWaiting = computed(
  [$depositQueue, $withdrawalQueue, $payouts, $threads, $setAside, $walk],
  (...all) => all.some(({ state }) => state === 'loading'),
);

/** Whether the settler has stopped reporting. */
export const $isSettlerSilent = computed([$settlement, $now], (heard, now) => {
  if (heard.state !== 'ready') return false;
  const { settlement, heardAt } = heard.value;
  return (
    settlement.kind === 'settler' && settlement.status !== null && isSilent(settlement.status, heardAt, now)
  );
});

/** Whether nothing is known to be wrong with what settles requests: then no one has to read about it first. */
export const $isSettling = computed([$settlement, $isSettlerSilent], (heard, isSilent) => {
  if (heard.state !== 'ready') return heard.state === 'loading';
  const { settlement } = heard.value;
  if (settlement.kind === 'browser') return true;
  return settlement.status !== null && settlement.status.reason === null && !isSilent;
});

import { atom, computed } from 'nanostores';
import { backend } from '#backend/index.ts';
import {
  type Payout,
  QUEUE_SHOWN,
  type QueuedDeposit,
  type QueuedWithdrawal,
  type Thread,
  type ThreadMessage,
} from '#backend/port/backend.ts';
import {
  type Answer,
  APPROVAL,
  type Decision,
  type UserRef,
  type Verdict,
} from '#domain/decisions/decision.ts';
import type { Grant } from '#domain/decisions/grant.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { ProgrammeTotals } from '#domain/money/programme-totals.ts';
import { nextStep, payoutRefusal } from '#domain/withdrawals/withdrawal.ts';
import { createComposer } from '#stores/message-composer.ts';
import { persistedSwitch } from '#stores/persisted.ts';
import { remote, type RemoteStore } from '#stores/remote-data.ts';
import { createStepInUrl } from '#stores/step-in-url.ts';

export const VIEWS = ['deposits', 'withdrawals', 'payouts', 'messages', 'totals', 'audit'] as const;
export type ViewName = (typeof VIEWS)[number];

/** Which part of the console is shown; of the messages, whose thread. */
export type View =
  | { readonly view: Exclude<ViewName, 'messages'> }
  | { readonly view: 'messages'; readonly member: string | null };

/** What a query asks for: `?view=messages&member=<uid>`, or the deposits. */
function readView(query: URLSearchParams): View {
  const view = VIEWS.find((name) => name === query.get('view')) ?? 'deposits';
  return view === 'messages' ? { view, member: query.get('member') } : { view };
}

const views = createStepInUrl(readView);

export const $view = views.$step;

/** The query under which a part of the console is found. */
export const queryOf = (view: ViewName, member?: string): string =>
  `?${new URLSearchParams({ view, ...(member !== undefined && { member }) })}`;

export const openView = views.go;

export { type Payout, QUEUE_SHOWN, type QueuedDeposit, type QueuedWithdrawal };

/** Due first. */
export const $depositQueue = remote<readonly QueuedDeposit[]>((opened, onQueue, onError) =>
  opened.watchDepositQueue(onQueue, onError),
);

/** Oldest first. */
export const $withdrawalQueue = remote<readonly QueuedWithdrawal[]>((opened, onQueue, onError) =>
  opened.watchWithdrawalQueue(onQueue, onError),
);

/** What is decided to be paid and not yet recorded as sent, oldest first. */
export const $payouts = remote<readonly Payout[]>((opened, onPayouts, onError) =>
  opened.watchPayouts(onPayouts, onError),
);

/** A member's request that waits for an operator. */
export type Waiting =
  ({ readonly of: 'deposit' } & QueuedDeposit) | ({ readonly of: 'withdrawal' } & QueuedWithdrawal);

export const idOf = (waiting: Waiting): string =>
  waiting.of === 'deposit' ? waiting.deposit.id : waiting.withdrawal.id;

/** Tells all requests of all members apart. */
export const keyOf = (waiting: Waiting): string => `${waiting.of} ${waiting.member.uid} ${idOf(waiting)}`;

export const amountOf = (waiting: Waiting): Cents =>
  waiting.of === 'deposit' ? waiting.deposit.amount : waiting.withdrawal.amount;

/** What an answer comes to: of a payout that needs two operators, to agree is to approve it first. */
export function verdictOn(waiting: Waiting, answer: Answer): Verdict {
  if (answer === 'refuse') return 'refuse';
  return waiting.of === 'deposit' ? APPROVAL.deposit : nextStep(waiting.withdrawal);
}

/** The first of two operators, once there is one. */
export const approverOf = (waiting: Waiting): UserRef | null =>
  waiting.of === 'deposit' ? null : waiting.approvedBy;

/** Why an operator has to leave it to another one: it is their own request, or they have approved it already. */
export type Hindrance = 'own-request' | 'second-operator-needed';

/** @param operator uid */
export function hindranceOf(waiting: Waiting, operator: string): Hindrance | null {
  if (waiting.member.uid === operator) return 'own-request';
  if (waiting.of === 'deposit') return null;
  const { withdrawal } = waiting;
  return payoutRefusal(withdrawal, nextStep(withdrawal), operator) && 'second-operator-needed';
}

/** How many lines of the audit trail more are shown at a time. */
const PAGE = 50;

const latest = (most: number): RemoteStore<readonly Decision[]> =>
  remote((opened, onDecisions, onError) => opened.watchDecisions(most, onDecisions, onError));

/** The part of the audit trail that is looked at, newest first, and how long it is at most. */
export const $audit = atom({ store: latest(PAGE), most: PAGE });

export function showMore(): void {
  const most = $audit.get().most + PAGE;
  $audit.set({ store: latest(most), most });
}

/** The latest decisions as they are at this moment: a store of its own, which has seen nothing older. */
export const latestDecisions = (): RemoteStore<readonly Decision[]> => latest(PAGE);

/** What was done to the rights of operators, newest first. */
export const $grants = remote<readonly Grant[]>((opened, onGrants, onError) =>
  opened.watchGrants(PAGE, onGrants, onError),
);

export type { Thread };

/** Latest message first. */
export const $threads = remote<readonly Thread[]>((opened, onThreads, onError) =>
  opened.watchThreads(onThreads, onError),
);

/** How many members have had the last word; null until it is known. */
export const $unanswered = computed($threads, (threads) =>
  threads.state === 'ready' ? threads.value.filter(({ isUnanswered }) => isUnanswered).length : null,
);

/** Everything that was said with one member, oldest first. */
export const threadOf = (uid: string): RemoteStore<readonly ThreadMessage[]> =>
  remote((opened, onMessages, onError) => opened.watchThread(uid, onMessages, onError));

const composers = new Map<string, ReturnType<typeof createComposer>>();

/** What is being written to one member: looking at another thread loses nothing. */
export function replyTo(uid: string) {
  const composer =
    composers.get(uid) ?? createComposer(uid, async (draft) => (await backend()).reply(uid, draft));
  composers.set(uid, composer);
  return composer;
}

export const $totals = remote<ProgrammeTotals>((opened, onTotals, onError) =>
  opened.watchTotals(onTotals, onError),
);

/** Whether single letters do what the buttons do: some people's keys come from their voice. */
export const $hasKeys = persistedSwitch('operator-keys', true);

/** What a key does while a queue is on the screen and nobody is typing. */
export const KEYS = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  r: 'refuse',
  '?': 'help',
} as const;
export type KeyAction = (typeof KEYS)[keyof typeof KEYS];

export const keyAction = (key: string): KeyAction | null =>
  key in KEYS ? KEYS[key as keyof typeof KEYS] : null;

import type { Decision, RequestKind, UserRef, Outcome } from '#domain/decisions/decision.ts';
import type { DeskEntry, RequestRef } from '#domain/decisions/desk.ts';
import type { Grant } from '#domain/decisions/decision.ts';
import type { SeenDeposit, SeenWithdrawal } from '#domain/decisions/seen.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import type { TimedWalk, Walk } from '#domain/community/walk.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import type { Proof } from '#domain/deposits/proof.ts';
import type { Message, MessageDraft } from '#domain/message.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Posting } from '#domain/money/ledger.ts';
import type { ProgrammeTotals } from '#domain/money/programme-totals.ts';
import type { SetAsideRequest, SettlerState } from '#domain/settlement/settler-status.ts';
import type { Instant } from '#domain/time.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import type { Erasures, MemberDeposit, MemberNotes, MemberRecords, Standings } from './members.ts';
import type { Latest, OnError, Unsubscribe } from './watch.ts';

/** How many payouts are shown, oldest first. Only operators add payouts. */
export const PAYOUTS_SHOWN = 200;

/** How many other deposits with the same proof are named: one says enough. */
export const SAME_PROOF_SHOWN = 5;

/** The largest number of signs shown, newest first. Only operators add signs. */
export const DESK_SHOWN = 500;

/** What operators tell one another about requests. It decides nothing, and moves no money. */
export interface Desk {
  /** Watches who handles which request now, and which are marked: the newest `DESK_SHOWN`, or all. */
  watchDesk(onEntries: (entries: readonly DeskEntry[]) => void, onError: OnError): Unsubscribe;

  /**
   * Says that this operator handles the request. It ends by itself after `HANDLING_LASTS`, so say it again in time.
   * @throws `being-handled` while another operator handles it; `own-request`
   */
  handle(request: RequestRef): Promise<void>;

  /** Says that this operator no longer handles the request. */
  leave(request: RequestRef): Promise<void>;

  /** Marks a request for another look by any operator. @throws `own-request` */
  mark(request: RequestRef): Promise<void>;

  unmark(request: RequestRef): Promise<void>;
}

/** It includes the instant `from`, and ends before `until`. */
export interface Period {
  readonly from: Instant;
  readonly until: Instant;
}

/** A posting with the sequence of its entry in the public log. */
export interface LoggedPosting {
  readonly posting: Posting;
  readonly entry: number;
}

/** Some postings of all members, in the order of time. */
export interface PostingsPage {
  readonly items: readonly LoggedPosting[];
  /** Reads the next page; null: this is the last one. */
  readonly next: (() => Promise<PostingsPage>) | null;
}

/**
 * What operators do. Everyone else gets `permission-denied`, and so does an operator without the second
 * factor that the backend requires.
 */
export interface Operations extends Desk, Erasures, MemberNotes, MemberRecords, Standings {
  /**
   * Pending deposits, in two lists: with a proof and without.
   * @param pageSize how many requests each list has at first, and how many more with each `Queue.more`
   */
  watchDepositQueue(pageSize: number, onQueue: (queue: DepositQueue) => void, onError: OnError): Unsubscribe;

  /**
   * Watches held withdrawals, longest waiting first. A withdrawal that its member is cancelling is not here,
   * because operators cannot decide it.
   * @param pageSize as for `watchDepositQueue`
   */
  watchWithdrawalQueue(
    pageSize: number,
    onQueue: (queue: Queue<QueuedWithdrawal>) => void,
    onError: OnError,
  ): Unsubscribe;

  /** Watches one request, wherever in its queue it is. Null: it no longer waits, or there is none. */
  watchWaiting(
    request: RequestRef,
    onWaiting: (waiting: PendingRequest | null) => void,
    onError: OnError,
  ): Unsubscribe;

  /** Reads the proof of a member's deposit, or null. */
  readProofOf(uid: string, depositId: string): Promise<Proof | null>;

  /** Finds other deposits whose proof is the same picture, at most `SAME_PROOF_SHOWN`. */
  findSameProof(deposit: MemberDeposit): Promise<readonly MemberDeposit[]>;

  /**
   * Watches withdrawals that an operator decided to pay and whose payout is not recorded, oldest first.
   * @param most how many at most
   */
  watchPayouts(most: number, onPayouts: (payouts: PayoutsToSend) => void, onError: OnError): Unsubscribe;

  /**
   * Approves, credits or refuses a pending deposit: `nextCreditStep` says whether to approve or to credit. A
   * credit without a proof needs a note. If the same operator repeats the same decision, it changes nothing
   * and resolves.
   * @throws `already-decided`, also when another operator was first; `not-found` when the member has deleted
   * it; `changed-since-seen` when it differs from what the operator saw, who can then decide again;
   * `second-operator-needed` when it takes two operators: this one has to approve it, or another one to
   * credit it; `already-approved` when another operator approved it first; `own-request` when it is the
   * operator's own; `settlement-pending` if the settler runs elsewhere and has not answered: the decision
   * stands
   */
  decideDeposit(decision: DepositDecision): Promise<void>;

  /**
   * Approves, pays or refuses a held withdrawal: `nextStep` says whether to approve or to pay.
   * @throws as `decideDeposit`; `already-decided` also when it was cancelled
   */
  decideWithdrawal(decision: WithdrawalDecision): Promise<void>;

  /**
   * Records that the money of a paid withdrawal was sent. A recorded payout never changes.
   * @throws as `decideDeposit`; `already-decided` when another reference is recorded
   */
  recordPayout(record: PayoutRecord): Promise<void>;

  /** Watches the audit trail: the latest decisions, newest first. @param most how many at most */
  watchDecisions(
    most: number,
    onDecisions: (decisions: readonly Decision[]) => void,
    onError: OnError,
  ): Unsubscribe;

  /**
   * Watches who became an operator, and who is no longer one: the latest changes, newest first.
   * @param most how many at most
   */
  watchGrants(most: number, onGrants: (grants: readonly Grant[]) => void, onError: OnError): Unsubscribe;

  /** Reads all members' postings of a period, each once, a page at a time. */
  readPostings(period: Period): Promise<PostingsPage>;

  /** Watches the sums over all accounts of the ledger. */
  watchTotals(onTotals: (totals: ProgrammeTotals) => void, onError: OnError): Unsubscribe;

  /** Watches the state of what settles requests: the browser or the settler. */
  watchSettlement(onSettlement: (settlement: SettlerState) => void, onError: OnError): Unsubscribe;

  /**
   * Watches requests that are set aside, oldest first. Always empty on a backend that settles each request at
   * once.
   */
  watchSetAside(onSetAside: (requests: readonly SetAsideRequest[]) => void, onError: OnError): Unsubscribe;

  /**
   * Watches members with messages: first those who wait for an answer, longest waiting first; then the
   * others, latest message first.
   * @param most how many members at most
   */
  watchThreads(most: number, onThreads: (threads: Threads) => void, onError: OnError): Unsubscribe;

  /** Watches the messages of one member's thread. */
  watchThread(
    uid: string,
    most: number,
    onLatest: (latest: Latest<ThreadMessage>) => void,
    onError: OnError,
  ): Unsubscribe;

  /**
   * Answers a member. Repeating it with the same `id` changes nothing and resolves.
   * @throws `not-found` when the account is deleted; `own-request` in the operator's own thread
   */
  reply(uid: string, draft: MessageDraft): Promise<void>;
}

/**
 * The first part of a list in which each member has one row, so that no member can push others off the page.
 */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Whether there are members beyond these. */
  readonly hasMore: boolean;
}

/** Requests that wait for operators: the first pages of a list. Each member has one row. */
export interface Queue<Request> {
  readonly rows: readonly QueueRow<Request>[];
  /** Counts the requests of all members, also beyond these pages. */
  readonly total: number;
  /** Watches one more page. Null: these are all. */
  readonly more: (() => void) | null;
}

/** What one member has waiting. */
export interface QueueRow<Request> {
  readonly member: UserRef;
  /** At least one, in the order of the list. */
  readonly requests: readonly Request[];
}

export interface DepositQueue {
  /** Deposits with a proof, in the order in which they become due. */
  readonly proven: Queue<QueuedDeposit>;
  /** Counts the overdue deposits with a proof, also beyond the pages. */
  readonly overdue: number;
  /** Declarations without a proof, oldest first. */
  readonly declared: Queue<QueuedDeposit>;
}

export interface QueuedDeposit {
  readonly member: UserRef;
  readonly deposit: Deposit;
  /** The first of two operators; null until one has approved. */
  readonly approvedBy: UserRef | null;
  /** A recorded decision that the settler has not carried out yet. The embedded backend settles at once and has none. */
  readonly decided?: Outcome<'deposit'>;
}

export interface QueuedWithdrawal {
  readonly member: UserRef;
  readonly withdrawal: Withdrawal;
  /** The first of two operators; null until one has approved. */
  readonly approvedBy: UserRef | null;
  /** A recorded decision that the settler has not carried out yet, as in `QueuedDeposit`. */
  readonly decided?: Outcome<'withdrawal'>;
}

/** A member's request that no operator has decided yet. */
export type PendingRequest = ({ readonly kind: 'deposit' } & QueuedDeposit) | PendingWithdrawal;
export type PendingWithdrawal = { readonly kind: 'withdrawal' } & QueuedWithdrawal;

export interface PayoutToSend {
  readonly member: UserRef;
  readonly withdrawal: Withdrawal;
}

export interface PayoutsToSend {
  readonly rows: readonly PayoutToSend[];
  /** Counts all of them, also beyond these rows. */
  readonly total: number;
}

export interface DepositDecision {
  readonly uid: string;
  readonly depositId: string;
  readonly seen: SeenDeposit;
  readonly outcome: Outcome<'deposit'>;
  readonly note: string | null;
}

export interface WithdrawalDecision {
  readonly uid: string;
  readonly withdrawalId: string;
  readonly seen: SeenWithdrawal;
  readonly outcome: Outcome<'withdrawal'>;
  readonly note: string | null;
}

export interface PayoutRecord {
  readonly uid: string;
  readonly withdrawalId: string;
  readonly seen: SeenWithdrawal;
  /** In the form that `checkReference` returns. */
  readonly reference: string;
}

/** A message as operators see it: members see only that an operator wrote it. */
export interface ThreadMessage extends Message {
  /** The operator who answered; null: the member wrote it. */
  readonly operator: UserRef | null;
}

/** What the list of threads shows of one member's thread. */
export interface Thread {
  readonly member: UserRef;
  readonly latest: Message;
  /** Whether the last message is the member's. */
  readonly isUnanswered: boolean;
  /** The time of the member's first message since an answer; once answered, the time of the answer. */
  readonly since: Instant;
}

export interface Threads extends Page<Thread> {
  /** Counts the members who wait for an answer, also beyond these rows. */
  readonly unanswered: number;
}

/** The credit of a deposit, or the payout of a withdrawal, to take back. */
export interface ReversalOrder {
  readonly uid: string;
  readonly requestKind: RequestKind;
  readonly requestId: string;
  /** In the form that `checkNote` returns. */
  readonly reason: string;
}

/** Tools that only the embedded backend offers: what a person tries here affects no one else. */
export interface Sandbox {
  /**
   * Signs in as this browser's operator, in this tab alone; other tabs keep their session. Creates the operator's
   * account on first use.
   */
  enterAsOperator(): Promise<void>;

  /**
   * Pays, as the second sample operator, a withdrawal that needs two operators. So one person can see the
   * whole procedure.
   * @throws as `Operations.decideWithdrawal`
   */
  payAsSecondOperator(withdrawal: Omit<WithdrawalDecision, 'outcome'>): Promise<void>;

  /**
   * Credits, as the second sample operator, a deposit that needs two operators.
   * @throws as `Operations.decideDeposit`
   */
  creditAsSecondOperator(deposit: Omit<DepositDecision, 'outcome'>): Promise<void>;

  /**
   * Takes back a credit or a payout. On a real site, those who run it do this on the command line.
   * @throws as `Operations.decideDeposit`; `already-reversed`; `spent` when the member has spent some of the
   * credit
   */
  reverse(reversal: ReversalOrder): Promise<void>;

  /**
   * Credits, as the sample operators, a pending deposit of the signed-in member, as if the member had paid
   * it.
   * @throws as `Operations.decideDeposit`
   */
  pretendPaid(depositId: string, seen: SeenDeposit): Promise<void>;

  /** Declares a deposit of the smallest package for the signed-in member, and credits it. @throws `suspended` */
  giveDeposit(offers: SiteOffers): Promise<void>;

  /**
   * Pays and sends, as the sample operators, a held withdrawal of the signed-in member.
   * @throws as `Operations.decideWithdrawal`
   */
  pretendSent(withdrawalId: string, seen: SeenWithdrawal): Promise<void>;

  /**
   * Begins a new community of samples, up to the day on which the signed-in member joins it. Deletes everything else in
   * this browser's programme, except people's accounts, which lose their levels, money and requests. Writes everything or
   * nothing. If the sample operator begins it, the member of the browser's other tabs joins, or else a new guest.
   *
   * @throws `permission-denied` to the sample operator, once anything has happened in the programme
   */
  beginWalk(start: WalkStart, offers: SiteOffers, onProgress: (share: number) => void): Promise<void>;

  /**
   * Lets days pass, at most up to the last: samples join, activate levels and withdraw. It settles everything at once,
   * each day a millisecond after the one before, the last at the present time.
   *
   * @returns what it brought the signed-in member
   * @throws `not-found` when no walk was begun; `walk-broken` when the programme's log does not follow from it
   */
  passDays(days: number, offers: SiteOffers): Promise<DaysPassed>;

  /** The walk in this browser, or null. */
  watchWalk(onWalk: (walk: WatchedWalk | null) => void, onError: OnError): Unsubscribe;
}

export type WalkStart = Pick<Walk, 'place' | 'seed'>;

export interface DaysPassed {
  readonly days: number;
  readonly joined: number;
  readonly earned: Cents;
  readonly missed: Cents;
}

export interface WatchedWalk extends TimedWalk {
  /** Whether the signed-in member is the one who walks. */
  readonly isOwn: boolean;
}

import type { Decision, UserRef, Verdict } from '#domain/decisions/decision.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import type { Proof } from '#domain/deposits/proof.ts';
import type { Message, MessageDraft } from '#domain/message.ts';
import type { ProgrammeTotals } from '#domain/money/programme-totals.ts';
import type { Settlement } from '#domain/settlement/settler-status.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import type { OnError, Unsubscribe } from './watch.ts';

/** A queue shows at most so many, those that have waited longest; as they are decided, others come up. */
export const QUEUE_SHOWN = 200;

/** Threads are found among so many of the latest messages of all members. */
export const THREADS_AMONG = 500;

/** What operators do. To everybody else all of it rejects, or calls back, with `permission-denied`. */
export interface Operations {
  /** Pending deposits, due first. At most `QUEUE_SHOWN`. */
  watchDepositQueue(onQueue: (queue: readonly QueuedDeposit[]) => void, onError: OnError): Unsubscribe;

  /** Held withdrawals, oldest first. One that its member is cancelling has left: operators cannot decide it. At most `QUEUE_SHOWN`. */
  watchWithdrawalQueue(onQueue: (queue: readonly QueuedWithdrawal[]) => void, onError: OnError): Unsubscribe;

  /** The proof of a member's deposit, or null. */
  readProofOf(uid: string, depositId: string): Promise<Proof | null>;

  /** Withdrawals that were decided to be paid and whose payment is not recorded yet, oldest first. At most `QUEUE_SHOWN`. */
  watchPayouts(onPayouts: (payouts: readonly Payout[]) => void, onError: OnError): Unsubscribe;

  /**
   * Credits or refuses a pending deposit. The same decision of the same operator again changes nothing and resolves.
   * @throws `already-decided`, also when another operator was first; `not-found` when the member has deleted it;
   *   `own-request` when it is the operator's own; `settlement-pending` where the settlement runs elsewhere and has not
   *   answered: the decision stands
   */
  decideDeposit(decision: DepositVerdict): Promise<void>;

  /**
   * Approves, pays or refuses a held withdrawal: `nextStep` says which of the first two comes next.
   * @throws as `decideDeposit`; `already-decided` also when it was cancelled; `second-operator-needed` when another
   *   operator has to pay it; `already-approved` when another was first to approve it
   */
  decideWithdrawal(decision: WithdrawalVerdict): Promise<void>;

  /**
   * Records that the money of a paid withdrawal was sent: once, for good.
   * @throws as `decideDeposit`; `already-decided` when another reference is recorded
   */
  recordPayment(record: PaymentRecord): Promise<void>;

  /** The audit trail: the latest decisions, newest first. @param most how many at most */
  watchDecisions(
    most: number,
    onDecisions: (decisions: readonly Decision[]) => void,
    onError: OnError,
  ): Unsubscribe;

  /** What all accounts of the ledger hold together. */
  watchTotals(onTotals: (totals: ProgrammeTotals) => void, onError: OnError): Unsubscribe;

  /** What settles requests, and how that is doing. */
  watchSettlement(onSettlement: (settlement: Settlement) => void, onError: OnError): Unsubscribe;

  /** The members who have written or been written to, latest message first. Among the `THREADS_AMONG` latest. */
  watchThreads(onThreads: (threads: readonly Thread[]) => void, onError: OnError): Unsubscribe;

  /** Everything that was said with one member, oldest first. */
  watchThread(uid: string, onMessages: (messages: readonly Message[]) => void, onError: OnError): Unsubscribe;

  /** Answers a member. The same `id` again changes nothing and resolves. @throws `not-found` when the account is deleted */
  reply(uid: string, draft: MessageDraft): Promise<void>;
}

export interface QueuedDeposit {
  readonly member: UserRef;
  readonly deposit: Deposit;
  /** An operator's decision that is recorded and not carried out yet: only where the settlement runs elsewhere. */
  readonly decided?: Verdict<'deposit'>;
}

export interface QueuedWithdrawal {
  readonly member: UserRef;
  readonly withdrawal: Withdrawal;
  /** The first of two operators, once there is one. */
  readonly approvedBy: UserRef | null;
  /** As `QueuedDeposit.decided`. */
  readonly decided?: Verdict<'withdrawal'>;
}

export interface Payout {
  readonly member: UserRef;
  readonly withdrawal: Withdrawal;
}

export interface DepositVerdict {
  readonly uid: string;
  readonly depositId: string;
  readonly decision: Verdict<'deposit'>;
  readonly note: string | null;
}

export interface WithdrawalVerdict {
  readonly uid: string;
  readonly withdrawalId: string;
  readonly decision: Verdict<'withdrawal'>;
  readonly note: string | null;
}

export interface PaymentRecord {
  readonly uid: string;
  readonly withdrawalId: string;
  /** As `checkReference` gives it. */
  readonly reference: string;
}

/** Where the conversation with one member has got to. */
export interface Thread {
  readonly member: UserRef;
  readonly latest: Message;
  /** Whether the member has had the last word. */
  readonly isUnanswered: boolean;
}

/** What only a browser's own programme has: nobody else is touched by what is tried here. */
export interface Sandbox {
  /**
   * Signs in as the operator of this browser, whose account is made at the first time: in this tab alone. Whoever is
   * signed in in the other tabs stays so.
   */
  enterAsOperator(): Promise<void>;

  /**
   * Pays, as the second sample operator, what needs two operators: one person can see the whole of the rule.
   * @throws as `Operations.decideWithdrawal`
   */
  payAsSecondOperator(withdrawal: Omit<WithdrawalVerdict, 'decision'>): Promise<void>;

  /**
   * Fills the programme with sample members and some months of their history. Loaded once more it adds nothing.
   * @throws `permission-denied` to whoever is no operator
   */
  loadSampleCommunity(offers: SampleOffers, onProgress: (share: number) => void): Promise<void>;

  /** How many sample members there are. */
  watchSamples(onCount: (count: number) => void, onError: OnError): Unsubscribe;
}

/** What sample members deposit: the site's own coins and packages. */
export type SampleOffers = SiteOffers;

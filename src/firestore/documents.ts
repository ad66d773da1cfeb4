/**
 * Every document in Firestore: its path, its fields, and who writes it. `firestore.rules` enforces the same; the
 * settler and the adapter use these types.
 *
 * Three writers:
 * - the **member** whose uid is in the path, in the browser, subject to the rules;
 * - the **operator**, in the browser, subject to the rules: with the custom claim `operator: true`, a second factor
 *   (`firebase.sign_in_second_factor` in the token) and a place on the list (`operators/{uid}`);
 * - the **settler**, with administrator's rights, not subject to the rules.
 *
 * The rules deny everything that is not named here. Clients choose no times: each is the server's (`request.time`).
 * Amounts are whole US cents. Lengths are in characters. Ids that a client creates are 1 to 64 of `A-Z a-z 0-9 _ -`.
 *
 * The identity service alone stores the password. Firestore has the e-mail address only in mails and in answers to
 * operators (`disclosures`), which also say whether it is verified, until these are deleted.
 */
import type { BrowserName, SystemName } from '#domain/accounts/browser.ts';
import type { DecisionKind, ReversalKind, Outcome } from '#domain/decisions/decision.ts';
import type { DeskSign, RequestRef } from '#domain/decisions/desk.ts';
import type { GrantChange } from '#domain/decisions/decision.ts';
import type { Recent } from '#domain/decisions/second-operator.ts';
import type { SeenDeposit, SeenWithdrawal } from '#domain/decisions/seen.ts';
import type { DepositStatus } from '#domain/deposits/deposit.ts';
import type { PackageId } from '#domain/deposits/package.ts';
import type { SlotKind } from '#domain/limits.ts';
import type { CoinId, Network } from '#domain/money/coin.ts';
import type { PublicBook } from '#domain/log/books.ts';
import type { Salt } from '#domain/log/entry.ts';
import type { LedgerAccount, MemberBook, PostingKind, Reversal } from '#domain/money/ledger.ts';
import type { StatementKind } from '#domain/money/statement.ts';
import type { MailKind, MailPreferences } from '#domain/notices/mail-kinds.ts';
import type { MailLanguage } from '#domain/notices/mail-language.ts';
import type { NoticeCount } from '#domain/notices/notice-count.ts';
import type { Notice } from '#domain/notices/notice.ts';
import type { PushSubscriptionKeys } from '#domain/notices/push.ts';
import type { PictureType } from '#domain/pictures/picture.ts';
import type { MatrixLevel } from '#domain/programme/activation.ts';
import type { Box, BoxSums, Income } from '#domain/programme/box.ts';
import type { Tally } from '#domain/programme/results.ts';
import type { RedactedDetails, WithdrawalDetails, WithdrawalStatus } from '#domain/withdrawals/withdrawal.ts';

/** A time, as every Firestore library returns it. */
export interface Timestamp {
  toMillis(): number;
}

/** Bytes, as Firestore's browser libraries return them. */
export interface StoredBytes {
  toUint8Array(): Uint8Array;
}

/**
 * `accounts/{uid}` · read by its member and by operators, who also list them, 20 at a time.
 *
 * Member creates it in one batch with `usernames/{username}` (rules: `getAfter`). Later the member may change
 * `firstName`, `lastName`, `phoneNumber`, `country`, `language` and `mutedMails`. When a guest becomes a full member,
 * the member once also changes `username` (with the new `usernames/{username}`) and sets `guest` from true to false.
 * `createdAt` never changes. `upline` never changes once it is confirmed. That happens once: a member with a
 * verified address confirms it (and may change `upline` with it), or the settler does when it enters the member
 * into the programme's log.
 *
 * Member deletes it with a fresh sign-in, in one batch with the mark on `usernames/{username}` and with
 * `tombstones/{uid}`, and only while nothing is held (rules: `balances`). Only after that (rules: it does not
 * exist) may the member also delete all that is left in `deposits`, `proofs`, `withdrawals`, `activations`,
 * `messages`, `slots`, `threads` and `securityChanges` below it, except a withdrawal for which money is held or
 * still to be sent. The settler deletes the rest. `usernames`, `postings`, `history`, `levels`, `incomes`,
 * `results`, `balances` and `decisions` stay.
 * Settler also deletes the accounts of idle guests and of unverified members (src/domain/retention.ts).
 */
export interface AccountDocument extends MailPreferences {
  /** `^[a-z0-9_]{3,20}$`, not `tessera`; `usernames/{username}` holds this uid after the write. */
  readonly username: string;
  /** 1 to 80; empty while `guest`. */
  readonly firstName: string;
  /** 1 to 80; empty while `guest`. */
  readonly lastName: string;
  /** E.164, `^\+[1-9][0-9]{6,14}$`, or null. */
  readonly phoneNumber: string | null;
  /** ISO 3166-1 alpha-2, `^[A-Z]{2}$`, or null. */
  readonly country: string | null;
  /** `tessera`, or a name whose `usernames/{upline}` leads to another account. */
  readonly upline: string;
  /**
   * True from the start if the address is verified (`request.auth.token.email_verified`), because then its
   * owner has named the upline.
   */
  readonly uplineConfirmed: boolean;
  /** True exactly where the person signed in anonymously (`request.auth.token.firebase.sign_in_provider`). */
  readonly guest: boolean;
  /** `request.time` at creation. */
  readonly createdAt: Timestamp;
  /**
   * Absent: not suspended. Operator sets and removes it in one batch with `standings/{id}` of the same time
   * and reason (rules: `getAfter`). While it is there, its member can create no deposits and no activations.
   */
  readonly suspension?: { readonly id: string; readonly reason: string; readonly at: Timestamp };
  /**
   * `request.time`. Absent: the member asks for no erasure. Member sets it with a fresh sign-in and removes it; while it is
   * there, an operator may delete the account as the member would, in one batch with a tombstone that names the operator.
   */
  readonly erasureAskedAt?: Timestamp;
}

/**
 * `accounts/{uid}/disclosures/{operator}` · an operator asks what the identity service knows of a member, who wants to
 * know what is held about them. Operator creates it under their own uid, reads the answer and deletes it, or the
 * question if no answer comes in time. Settler answers, and deletes questions older than a minute and answers older than
 * an hour.
 */
export interface DisclosureDocument {
  /** `request.time`. */
  readonly at: Timestamp;
  /** Null at first. */
  readonly answeredAt: Timestamp | null;
  /** Absent in the question. Null: there is none. */
  readonly email?: string | null;
  readonly verified?: boolean;
}

/**
 * `accounts/{uid}/standings/{id}` · read by operators (also as a collection group: the audit trail). Operator
 * creates it in one batch with the change of the account's `suspension`; the account's rule says who may make
 * it. Operators never create it below their own account or another operator's. Its id is a new one for a
 * suspension, and that id with `.lifted` for the end. It never changes.
 */
export interface StandingDocument {
  readonly change: 'suspended' | 'lifted';
  /** 1 to 500. */
  readonly reason: string;
  /** `request.auth.uid`. */
  readonly operator: string;
  /** `request.time`. */
  readonly at: Timestamp;
}

/**
 * `accounts/{uid}/notes/{id}` · read by operators, but never by the person it is about, even if that person
 * is an operator. Operator creates it. It never changes; the settler deletes it with the account.
 */
export interface NoteDocument {
  /** 1 to 2,000. */
  readonly text: string;
  /** `request.auth.uid`. */
  readonly operator: string;
  /** `request.time`. */
  readonly at: Timestamp;
}

/**
 * `desk/{uid}:{requestKind}:{requestId}:{sign}` · what operators tell one another about a request; read by operators.
 * Operator creates it, but never about their own request. `handling` is one operator's: another one takes it over when
 * it is older than `HANDLING_LASTS`. `marked` is everyone's. Operator deletes it; the settler deletes it with the account.
 */
export interface DeskDocument extends RequestRef {
  readonly sign: DeskSign;
  /** `request.auth.uid`. */
  readonly operator: string;
  /** `request.time`. */
  readonly at: Timestamp;
}

/**
 * `usernames/{name}` · anyone may `get` it, signed in or not; members list their own. The name has the form of
 * `AccountDocument.username`.
 *
 * Member creates it for their own uid in one batch with the account that bears the name (rules: `getAfter`), and
 * marks it in the batch that deletes the account. Otherwise it never changes and is never deleted: partners are
 * named by it, so a name never passes to another account. A former guest keeps the first name beside the second.
 */
export interface UsernameDocument {
  readonly uid: string;
  /** The account is deleted: the name stays taken, and belongs to no member. */
  readonly deleted?: true;
}

/**
 * `usernameSkeletons/{skeleton}` · its id is the `usernameSkeleton` of the name; `get` by anyone, like its
 * username. Member creates it in one batch with the username. It never changes and is never deleted, so no
 * one can claim another name that looks like this one.
 */
export interface UsernameSkeletonDocument {
  readonly username: string;
}

/**
 * `tombstones/{uid}` · `get` by the member and by operators. Member or operator creates it in the batch that deletes the
 * account; settler creates it when it deletes an account itself. Never deleted: while it is there, no one can create an
 * account with this uid (rules: `exists`).
 *
 * The settler then removes what is left of the person, here and at the identity service, and records the time. It
 * waits while a payout is still to be sent.
 */
export interface TombstoneDocument {
  /** `request.time`. */
  readonly at: Timestamp;
  /** Null at first. */
  readonly erasedAt: Timestamp | null;
  /** The operator who finished an erasure: `request.auth.uid`. Absent: the member or the settler deleted it. */
  readonly by?: string;
}

/**
 * `accounts/{uid}/deposits/{id}` · read by its member and by operators (also as a collection group).
 *
 * Member creates it in one batch with its slot. While it is pending, the member may set `proofAt` and `proofHash`
 * (and nothing else) and may delete it, but not while a decision on it waits. Settler decides it, reverses what was
 * credited, and ends it when it has waited for `EXPIRES_AFTER` without a proof. Some time after the decision the
 * settler removes the proof with its `proofAt` (src/domain/retention.ts).
 */
export interface DepositDocument {
  readonly coin: CoinId;
  /**
   * One of the coin's networks (`NETWORKS_OF`): bitcoin and dogecoin testnet, ethereum sepolia, tron nile or shasta.
   */
  readonly network: Network;
  readonly package: PackageId;
  /** The package's amount (rules: `amountOf`). */
  readonly amount: number;
  /** `^[0-9]{1,20}(\.[0-9]{1,18})?$` */
  readonly coinAmount: string;
  /** The site's own address for the coin (rules: `isOwnAddress`). */
  readonly address: string;
  /** `pending` at first. */
  readonly status: DepositStatus;
  /** Null at first; then `request.time`, in one batch with the proof (rules: `existsAfter`). */
  readonly proofAt: Timestamp | null;
  /** Absent at first; then the SHA-256 of the latest proof in hexadecimal (rules: `hashing`). */
  readonly proofHash?: string;
  /** `request.time` at creation. */
  readonly createdAt: Timestamp;
  /** Null at first. */
  readonly decidedAt: Timestamp | null;
  /** Null at first; the note of the decision, at most 500. */
  readonly note: string | null;
  readonly approval?: ApprovalFields;
  readonly reversed?: ReversedFields;
  /** The `referenceBits` of its id, by which operators find it. */
  readonly reference: string;
  readonly slot: Slot;
}

/** The first of two operators has approved it. Absent: one operator is enough, or none has approved it yet. */
interface ApprovalFields {
  readonly operator: string;
  readonly at: Timestamp;
}

/** The fields of a deposit or withdrawal with the status `reversed`. */
interface ReversedFields {
  readonly reason: string;
  readonly at: Timestamp;
}

/** Number of the slot that the request or proof took. */
type Slot = number;

/**
 * `accounts/{uid}/slots/{of}-{slot}` · read by its member. A place for one request or proof: `SLOTS` says how
 * many there are. Member writes it in one batch with the request that takes it. The earlier request in this
 * slot must be deleted, decided or finished. A slot of withdrawals or activations must also rest for a day.
 */
export interface SlotDocument {
  readonly of: SlotKind;
  /** Names the deposit, withdrawal, activation or proof that took it. */
  readonly id: string;
  /** `request.time`. */
  readonly at: Timestamp;
}

/**
 * `accounts/{uid}/threads/messages` · read by its member and by operators (as a collection group): a member's one row in the
 * operators' list of threads, so that no member pushes out another. Member and operator write it in one batch with each
 * message.
 */
export interface ThreadDocument {
  readonly of: 'messages';
  /** Id of the last message, and who wrote it. */
  readonly latest: string;
  readonly from: MessageDocument['from'];
  /**
   * The time of the member's first message since an answer; after an operator's message, the time of that
   * message.
   */
  readonly since: Timestamp;
  /** Counts the member's messages since the last answer: at most `UNANSWERED_MESSAGES`. */
  readonly unanswered: number;
}

/**
 * `accounts/{uid}/proofs/{depositId}` · read by its member and by operators.
 *
 * Member creates and replaces it while the deposit is pending, in one batch with the deposit's `proofAt`, and
 * deletes it in one batch with the deposit. Member writes its slot when creating it; the proof keeps that
 * slot.
 */
export interface ProofDocument<Bytes> {
  readonly type: PictureType;
  /** 1 to 300,000 bytes. */
  readonly image: Bytes;
  /** `request.time`. */
  readonly at: Timestamp;
  readonly slot: Slot;
}

/**
 * `accounts/{uid}/photos/current` · read by its member. Member creates, replaces and deletes it at any time
 * while the account exists.
 */
export interface PhotoDocument<Bytes> {
  readonly type: PictureType;
  /** 1 to 50,000 bytes. */
  readonly image: Bytes;
  /** `request.time`. */
  readonly at: Timestamp;
}

/**
 * `accounts/{uid}/sessions/{place}` · a browser in which the member is signed in; read by its member. Its id is a number
 * below `MOST_SESSIONS`. Member creates it after signing in, writes the new `authTime` after proving their identity again,
 * and deletes it on log-out. With all places taken, a new session takes that of the oldest.
 */
export interface SessionDocument {
  /** When this session last began or proved the owner's identity, in seconds: `request.auth.token.auth_time`. */
  readonly authTime: number;
  /** The first `authTime` of this browser. */
  readonly since: number;
  readonly browser: BrowserName;
  readonly system: SystemName;
}

/**
 * `accounts/{uid}/pushSubscriptions/{place}` · where a browser takes push messages; read by its member. It has the place of
 * that browser's session in `sessions` (rules: its `authTime` is that of the token). Member creates, replaces and deletes
 * it, also on log-out and with the sessions that end. Settler updates `told`, and deletes it when the push service says
 * that it is gone.
 */
export interface PushSubscriptionDocument extends PushSubscriptionKeys {
  /** How many of the member's notices were sent here, or were there before: at first `noticeCounts/{uid}.written`. */
  readonly told: number;
}

/**
 * `accounts/{uid}/endedSessions/current` · read by its member, also in a session that has ended. Absent: none was ended.
 *
 * A session that began before `at` has ended, unless its `auth_time` is in `kept`: the rules refuse its token (rules:
 * `isCurrent`). Member writes it from a session that is not ended, in one batch that deletes the `sessions` that end.
 * Then the settler has the identity service refuse the refresh tokens of all sessions that are older than those kept, and
 * sets `revokedAt`. An ended session that is newer than one kept can refresh its token, but the rules let it do nothing.
 */
export interface EndedSessionsDocument {
  /** `request.time`. */
  readonly at: Timestamp;
  /** `auth_time` in seconds, at most `MOST_SESSIONS` of them. The session that writes it is one of them. */
  readonly kept: readonly number[];
  /** Null until the settler has done its part. */
  readonly revokedAt: Timestamp | null;
}

/**
 * `accounts/{uid}/withdrawals/{id}` · read by its member and by operators (also as a collection group).
 *
 * Member:
 * - creates it (`requested`) in one batch with its slot;
 * - cancels it while it is `requested` (→ `cancelled`, with `decidedAt` and the `refusal` `cancelled`): no money
 *   has moved;
 * - later asks for its cancellation (only `status` changes: `held` → `cancelling`);
 * - deletes it when the settlement has refused it (`refused` with a `refusal`), to ask again.
 *
 * Settler:
 * - `requested` → `held`, or → `refused` with the `refusal`, or → `cancelled` if the account is deleted;
 * - `cancelling` → `cancelled`;
 * - by an operator's decision `held` or `cancelling` → `paid` or `refused`, and `paid` → `reversed`;
 * - adds `approval` and `payout` when operators have approved it and recorded what they sent.
 */
export interface WithdrawalDocument {
  /** 10,000 to 100,000,000. */
  readonly amount: number;
  /**
   * What the member asked for, in exactly one of two shapes (`WithdrawalDetails`):
   * - `method: 'bank'`, `country` `^[A-Z]{2}$`, `bankName` 1 to 80, `accountHolder` 1 to 80, `accountNumber` 1 to 34,
   *   `zip` 0 to 16, `postalCode` 0 to 16;
   * - `method: 'crypto'`, `coin`, `network` (one of the coin's own), `address` in the form of the network's test
   *   addresses.
   *
   * Settler replaces the details of a bank by `RedactedDetails` when they are no longer needed.
   */
  readonly details: WithdrawalDetails | RedactedDetails;
  /** `requested` at first. */
  readonly status: WithdrawalStatus;
  /**
   * Null at first. Why nothing was ever held: the settlement's code, e.g. `insufficient-funds`, or
   * `cancelled`.
   */
  readonly refusal: string | null;
  /** `request.time` at creation. */
  readonly createdAt: Timestamp;
  /** Null at first. */
  readonly decidedAt: Timestamp | null;
  /** Null at first; the note of the decision, at most 500. */
  readonly note: string | null;
  /** How many operators have to agree to its payout; absent until it is held. */
  readonly operators?: 1 | 2;
  readonly approval?: ApprovalFields;
  /**
   * Absent until it is paid. Then null, by which operators find what they have to send; then the record of sending.
   */
  readonly payout?: { readonly reference: string; readonly at: Timestamp } | null;
  readonly reversed?: ReversedFields;
  readonly slot: Slot;
}

/**
 * `accounts/{uid}/messages/{id}` · a message in the thread of one member with the operators; read by both (by
 * operators also as a collection group). Member creates those `from` the member; operator creates those
 * `from` the operator, but never below their own account. Both write it in one batch with the thread. It
 * never changes.
 */
export interface MessageDocument {
  readonly from: 'member' | 'operator';
  /** The operator who answered: `request.auth.uid`. Only in messages `from` the operator. Members' screens do not show it. */
  readonly operator?: string;
  /** 1 to 2,000. */
  readonly text: string;
  /** `request.time`. */
  readonly at: Timestamp;
}

/**
 * `accounts/{uid}/decisions/{kind}-{requestId}`: a decision about the deposit or withdrawal with this id · read by
 * operators (also as a collection group: the audit trail). Operator creates it (`requested`), but never below their
 * own account. Only the settler changes it. Only `npm run settle -- --reverse` creates reversals
 * (`credit-reversal-…`, `payout-reversal-…`). When each kind is allowed:
 * - `deposit-…`: while the deposit is pending. A credit without a proof needs a note; if it is more than 100,000, another
 *   operator must have approved it;
 * - `credit-approval-…`: while a deposit without a proof is pending;
 * - `withdrawal-…`: while the withdrawal is held. If paying it takes two operators, another one must have approved it;
 * - `approval-…`: while a withdrawal that takes two operators is held;
 * - `sending-…`: once the withdrawal is paid;
 * - `credit-reversal-…`, `payout-reversal-…`: once the deposit is credited, or the withdrawal paid. If the settler
 *   refuses it, it has changed nothing, and the command may replace it.
 *
 * An operator decides only what they saw: `seen` must equal the deposit or withdrawal at that moment (rules). While a
 * decision waits, the member cannot replace the proof of its deposit, delete the deposit or cancel the withdrawal
 * (rules: `isBeingDecided`). If the settler refuses a decision for one of the reasons of `DECIDED_NOTHING`, it has
 * changed nothing, and an operator may replace it.
 */
export type DecisionDocument =
  | DecisionOf<'deposit', Exclude<Outcome<'deposit'>, 'approve'>, SeenDeposit>
  | DecisionOf<'credit-approval', 'approve', SeenDeposit>
  | DecisionOf<'withdrawal', Exclude<Outcome<'withdrawal'>, 'approve'>>
  | DecisionOf<'approval', 'approve'>
  | DecisionOf<'sending', 'send'>
  | Omit<DecisionOf<ReversalKind, 'reverse'>, 'seen'>;

interface DecisionOf<Of extends DecisionKind, Value, Seen = SeenWithdrawal> {
  readonly kind: Of;
  /** Id of the deposit or withdrawal, as in this document's own name. */
  readonly requestId: string;
  readonly outcome: Value;
  /** What the operator saw, in cents and milliseconds. */
  readonly seen: Seen;
  /** The operator's words to the member: null, or 1 to 500. For `sending` it is the payout's reference (`isReference`), for a reversal the reason. */
  readonly note: string | null;
  /** `request.auth.uid`. */
  readonly operator: string;
  /** `request.time`. */
  readonly at: Timestamp;
  /** `requested` at first. */
  readonly status: 'requested' | 'settled' | 'refused';
  /** Null at first; the settlement's code when it refuses. */
  readonly refusal: string | null;
}

/**
 * `accounts/{uid}/activations/{matrix}-{level}` · read by its member. Member creates it (`requested`) with
 * its slot. Member deletes it when the settlement has refused it, to ask again, or after deleting the
 * account. Settler: `requested` → `active`, or → `refused` with the `refusal`.
 */
export interface ActivationDocument extends MatrixLevel {
  /** `requested` at first. */
  readonly status: 'requested' | 'active' | 'refused';
  /** Null at first; the settlement's code when it refuses. */
  readonly refusal: string | null;
  /** `request.time`. */
  readonly createdAt: Timestamp;
  readonly slot: Slot;
}

/**
 * `accounts/{uid}/levels/current` · what the member has at each level, by `levelKey`: at most 24 of them, so one read shows
 * all; read by its member and by operators; settler only.
 */
export interface LevelsDocument {
  readonly levels: Readonly<Record<string, StoredBox>>;
}

export interface StoredBox extends Omit<Box, keyof BoxSums> {
  readonly earned: number;
  readonly missed: number;
}

/**
 * `accounts/{uid}/incomes/{sequence}` · read by its member; settler only. At most one per entry of the programme's log.
 */
export interface IncomeDocument extends Omit<Income, 'at' | 'amount'> {
  readonly amount: number;
  readonly at: Timestamp;
  /** The entry's position in the programme's log. */
  readonly sequence: number;
}

/**
 * `accounts/{uid}/notices/{id}` · what happened to a member; read by its member; settler only, in one batch
 * with the settlement if there is one. It never changes; the settler deletes it with the account.
 */
export interface NoticeDocument extends Omit<Notice, 'id' | 'at'> {
  readonly at: Timestamp;
}

/**
 * `noticeCounts/{uid}` · read by its member. Settler creates it and increases `written` in the batch that writes the
 * notices. Member may only raise `read`, up to `written`.
 */
export type NoticeCountDocument = NoticeCount;

/**
 * `mail/{uid}:{notice}` · a mail about a notice, written in the batch that writes the notice; settler only. It has the
 * shape of Firebase's extension “Trigger Email”, which sends it where `npm run settle` has no mail server of its own.
 */
export interface MailDocument {
  /** Empty while the identity service has not told the member's address. */
  readonly to: readonly string[];
  readonly message: {
    readonly subject: string;
    readonly text: string;
    readonly html: string;
    /** The same at each attempt, so that a mail server can drop a second copy. */
    readonly messageId: string;
  };
  readonly headers: Readonly<Record<string, string>>;
  readonly uid: string;
  readonly kind: MailKind;
  readonly language: MailLanguage;
  readonly firstName: string;
  readonly createdAt: Timestamp;
  readonly delivery: MailDelivery;
}

/** The extension writes the same field, with the same states. */
export interface MailDelivery {
  /** `SUCCESS`: the mail server has accepted it. `ERROR`: it is set aside, and tried no more. */
  readonly state: 'PENDING' | 'PROCESSING' | 'RETRY' | 'SUCCESS' | 'ERROR';
  readonly attempts: number;
  /** When to try it; null: no more. */
  readonly nextAt: Timestamp | null;
  /** When it was accepted. */
  readonly endTime: Timestamp | null;
  /** What the mail server said, without the address. */
  readonly error: string | null;
  /** It waits to be sent with others, in one mail. */
  readonly inDigest: boolean;
}

/** `settler/sender` · settler only: which process sends mails, and until when no other one may. */
export interface SenderDocument {
  readonly holder: string;
  readonly until: Timestamp;
}

/** `settler/unsubscribing` · settler only: the key by which links to unsubscribe are recognised, in base64url. */
export interface UnsubscribingDocument {
  readonly key: string;
}

/**
 * `accounts/{uid}/securityChanges/{kind}` · member writes it after changing the password or the second factor, at most once a
 * minute: the identity service tells no one. The settler tells the member. Ids are kinds of notices.
 */
export interface SecurityChangeDocument {
  /** `request.time`. */
  readonly at: Timestamp;
}

/** `settler/notices` · settler only: up to which time it has told members of what no settlement does. */
export interface NoticesToldDocument {
  /** The time of the last operator's answer that was told. */
  readonly answers: Timestamp;
  /** When the newest of the members joined whose uplines were told. */
  readonly members: Timestamp;
  /** The time of the last change of a password or a second factor that was told. */
  readonly security: Timestamp;
}

/**
 * `accounts/{uid}/results/current` · what levels have brought and cost the member, and how those who paid them stand, as
 * sums; read by its member; settler only. It follows from the programme's log. Absent: the member has no level.
 */
export interface ResultDocument {
  readonly earned: number;
  readonly paid: number;
  readonly payers: TallyDocument;
}

/**
 * `programme/community` · how all members stand, as sums; read by everyone who is signed in; settler only. Absent: no one
 * has a level.
 */
export interface TallyDocument extends Omit<Tally, 'net'> {
  readonly net: number;
}

/**
 * `schema/version` · settler only, from its first start on an empty database. A settler that knows only
 * earlier versions does not start (settler/schema/migrate.ts).
 */
export interface SchemaVersionDocument {
  /** The version, counted from 1. */
  readonly version: number;
  /** When the database reached this version. */
  readonly at: Timestamp;
}

/** `settler/migrations` · settler only: which one-time work it has done, and when. */
export interface MigrationsDocument {
  /**
   * When the settler recorded what the partner pages hold (`PartnerRecordsDocument`). If a person removes
   * this field, the next start records it again.
   */
  readonly partners?: Timestamp;
}

/** `programme/log` · settler only. Each activation and registration reads it and increases it. */
export interface ProgrammeLogDocument {
  /** Length of the log. */
  readonly entries: number;
}

/** Entries in a bundle of the programme's log; every bundle but the last has exactly that many. */
export const ENTRIES_OF_BUNDLE = 256;

/** Bundles of the programme's log from one checkpoint to the next: 10,240 entries. */
export const BUNDLES_OF_CHECKPOINT = 40;

/**
 * `programme/log/bundles/{bundle}` · settler only. Only the last bundle changes. The settler folds the
 * programme from all of them.
 */
export interface ProgrammeBundleDocument {
  /** From 0, as in this document's own name. */
  readonly bundle: number;
  /** One `ProgrammeEntry` as JSON on each line: Firestore's own maps take longer to read. */
  readonly entries: string;
  /** The `ENGINE_VERSION` of the programme that accepted these entries. */
  readonly engine: number;
  /** In the last bundle before a checkpoint: the hash of the programme after this bundle. */
  readonly hash?: string;
}

/**
 * `accounts/{uid}/postings/{id}` · read by the member and by operators; settler only. A posting between two members
 * lies below both, under one id.
 */
export interface PostingDocument {
  readonly kind: PostingKind;
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  readonly amount: number;
  readonly subject: string;
  /** Only the kind `reversal` has it. */
  readonly reversal?: Reversal;
  readonly at: Timestamp;
  /** Position in the whole ledger, from 1. */
  readonly sequence: number;
  /** Sequence of its entry in the public log, from 1. The postings of one request share it. */
  readonly entry: number;
  /** The salt of that entry's commitment (`src/domain/log/entry.ts`). Absent: the account is erased. */
  readonly salt?: Salt;
  /** The balances of this member after the posting. */
  readonly after: Readonly<Record<MemberBook, number>>;
  /** How much this posting and those before it have changed this member's totals, by kind. */
  readonly sums: StoredSums;
}

type StoredSums = Readonly<Partial<Record<StatementKind, number>>>;

/** How many steps one bundle of a history has. */
export const STEPS_OF_BUNDLE = 256;

/**
 * `accounts/{uid}/history/{bundle}` · what a member had after each of 256 postings; read by the member;
 * settler only. It follows from the postings, and costs one read instead of 256. It never changes: the newest
 * steps are in `BalancesDocument.history`.
 */
export interface HistoryBundleDocument {
  /** From 0, as in this document's own name. */
  readonly bundle: number;
  /** In the form of `writeSteps` (src/firestore/history.ts). */
  readonly steps: string;
}

/** `accounts/{uid}/history/days` · the last step of each day (UTC) in the bundles; read by the member; settler only. */
export interface DayEndsDocument {
  readonly steps: string;
}

/**
 * `log/head` · settler only: everything that the settler needs to append to the public log. The batch that writes
 * postings writes it.
 */
export interface LogHeadDocument {
  /** The number of entries in the log, as `TotalsDocument.entries`. */
  readonly size: number;
  /** Hashes in base64, from the left. */
  readonly edge: readonly string[];
  readonly books: LogBooks;
}

/**
 * `log/head/bundles/{index}` · settler only: 256 entries, or fewer in the last bundle. It only gains entries.
 */
export interface LogBundleDocument {
  /** From 0, as in this document's own name. */
  readonly index: number;
  /** Entries as canonical JSON. */
  readonly entries: readonly string[];
  /** The hashes of these entries in base64: the tile with the same index at level 0. */
  readonly hashes: readonly string[];
  /** The sequence and the day of the last of these entries, and the books after it. */
  readonly size: number;
  readonly at: number;
  readonly books: LogBooks;
}

/** `log/signed` · settler only: the largest signed checkpoint, written before anyone sees it. */
export interface SignedCheckpointDocument {
  /** The signed note. */
  readonly checkpoint: string;
  readonly at: Timestamp;
}

/** `log/head/tiles/{level}-{index}` · settler only: a tile above level 0. It only gains hashes. */
export interface LogTileDocument {
  readonly level: number;
  readonly index: number;
  /** At most 256 hashes, in base64. */
  readonly hashes: readonly string[];
}

type LogBooks = Readonly<Record<PublicBook, number>>;

/**
 * `accounts/{uid}/partners/{page}` · read by its member; settler only. Everyone whose chain of uplines leads
 * to the member, up to `GENERATIONS_SHOWN` generations, in the order of joining. Members cannot collect this
 * themselves, because they cannot read the accounts of others. It holds only usernames and times, and the
 * settler can rebuild it from the accounts at any time.
 */
export interface PartnersDocument {
  /** From 0, as in this document's own name. */
  readonly page: number;
  /** At most `PARTNERS_OF_PAGE`; every page but the last has exactly that many. */
  readonly entries: readonly PartnerEntry[];
}

export interface PartnerEntry {
  readonly username: string;
  /** Current username of the inviting member; null: the member whose page it is. */
  readonly upline: string | null;
  readonly joinedAt: number;
}

export const PARTNERS_OF_PAGE = 500;

/**
 * `settler/partners/records/{record}`, 0 to `PARTNER_RECORDS` − 1 · settler only. What the partner pages
 * hold, so that a starting settler need not read the pages. The settler writes it in the same batch as the
 * pages. All records of one member are in one document.
 */
export interface PartnerRecordsDocument {
  /** For each uid and page: the number of entries, and their hash. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * For each former name, or name of a deleted account, that a partner has as upline: the uid of the member
   * who had it.
   */
  readonly owners: Readonly<Record<string, string>>;
}

/** Few enough that a start hardly notices them, and enough that each stays small. */
export const PARTNER_RECORDS = 128;

/** `balances/{uid}` · read by the member and by operators; settler only. Absent: nothing is posted yet. */
export interface BalancesDocument extends Readonly<Record<MemberBook, number>> {
  /** Sequence of the last posting included. */
  readonly sequence: number;
  /** The sums stored with the last posting. */
  readonly sums: StoredSums;
  readonly history: HistoryEnd;
  /** Payouts and credits that count, or have counted, towards the limit of one operator; absent: none yet. */
  readonly recent?: Recent;
}

/** The end of a member's history. */
export interface HistoryEnd {
  /** How many bundles are full. */
  readonly bundles: number;
  /** The steps after the full bundles. */
  readonly steps: string;
}

/**
 * `programme/totals` · read by operators; settler only. Its five amounts add up to zero. Members may not read
 * it: they would see from which book each activation is paid.
 */
export interface TotalsDocument extends Readonly<Record<MemberBook | 'external' | 'house', number>> {
  /**
   * Sequence of the last posting in the ledger. Each settlement reads and increases it, so no two happen at
   * once.
   */
  readonly sequence: number;
  /** Entries in the public log. */
  readonly entries: number;
}

/**
 * `operators/{uid}` · read only by that person; written only by `scripts/operator.mjs`. The rules require it,
 * so removing it ends the rights at once, whatever an old token says.
 */
export interface OperatorDocument {
  /** The name of the person who granted the rights. */
  readonly grantedBy: string;
  readonly grantedAt: Timestamp;
}

/**
 * `grants/{id}` · read by operators; written only by `scripts/operator.mjs` and `npm run settle --
 * --release`, which add one for each of their actions. It never changes.
 */
export interface GrantDocument {
  readonly uid: string;
  readonly change: GrantChange;
  /** The name of the person who did it. */
  readonly by: string;
  /** The path of the request that this person released; absent: no release. */
  readonly path?: string;
  readonly at: Timestamp;
}

/**
 * `settler/status` · read by operators; settler only. Written at least every half minute, so its age tells
 * whether a settler is running.
 */
export interface SettlerStatusDocument {
  /** The server's time when it was written. */
  readonly seenAt: Timestamp;
  /** When it last settled or refused a request; absent: never yet. */
  readonly settledAt?: Timestamp;
  /** How many requests are pending. */
  readonly waiting: number;
  /** Since when the oldest of them has waited; null: there is none. */
  readonly oldestAt: Timestamp | null;
  /** Why it is unhealthy; null: it is healthy. */
  readonly reason: string | null;
  /** Requests that are set aside. */
  readonly setAside: number;
  /** Version of the settler program. */
  readonly version: string;
}

/**
 * `failedRequests/{uid}:{collection}:{id}` · a request that the settler could not settle; read by operators;
 * settler only. After `SET_ASIDE_AFTER` failures the request is set aside: it stays as it is, and the settler no
 * longer tries it. The settler deletes this document when the request is settled after all, no longer exists,
 * or is released by `npm run settle -- --release`.
 */
export interface FailedRequestDocument {
  /** The path of the document that asks. */
  readonly path: string;
  readonly failures: number;
  /** When it first failed. */
  readonly since: Timestamp;
  /** Null: the settler will try it again. */
  readonly setAsideAt: Timestamp | null;
  /** The code of the last failure, or the message of the settler's own error. Contains nothing from the request. */
  readonly reason: string;
}

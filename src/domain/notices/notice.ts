import type { Deposit, DepositStatus } from '#domain/deposits/deposit.ts';
import type { Cents } from '#domain/money/cents.ts';
import { levelKey } from '#domain/programme/activation.ts';
import type { OpenedLevel } from '#domain/programme/programme.ts';
import { postingId, type Settled } from '#domain/settlement/settlement.ts';
import type { SettlementRequest } from '#domain/settlement/request.ts';
import type { Instant } from '#domain/time.ts';
import type { Withdrawal, WithdrawalStatus } from '#domain/withdrawals/withdrawal.ts';

/** The kinds that tell of a change to how the account is opened. */
const SECURITY_KINDS = [
  'second-factor-added',
  'second-factor-removed',
  'password-changed',
  'email-changed',
  'sessions-ended',
] as const;
export type SecurityNoticeKind = (typeof SECURITY_KINDS)[number];

/** Everything that a notice can tell a member. */
export const NOTICE_KINDS = [
  'deposit-credited',
  'deposit-refused',
  'deposit-expired',
  'deposit-reversed',
  'withdrawal-held',
  'withdrawal-paid',
  'withdrawal-sent',
  'withdrawal-refused',
  'withdrawal-cancelled',
  'withdrawal-reversed',
  'level-activated',
  'income-earned',
  'income-missed',
  'level-frozen',
  'partner-joined',
  'message-answered',
  ...SECURITY_KINDS,
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Something that happened to a member. Never changes; written in one transaction with what happened. */
export interface Notice {
  /** Derived from what happened, so that it is told once. Unique among one member's notices. */
  readonly id: string;
  readonly kind: NoticeKind;
  readonly at: Instant;
  /**
   * What it is about: the id of a deposit, withdrawal or message; a `levelKey`; the username of the partner who
   * joined. Empty for the account itself.
   */
  readonly subject: string;
  /** Null for a kind that has none. */
  readonly amount: Cents | null;
  /** Username of the partner whose activation paid the member, or passed the member by. Otherwise null. */
  readonly partner: string | null;
  /** The operator’s words: why a request was refused or a posting reversed. */
  readonly note: string | null;
}

export interface OwnedNotice {
  readonly uid: string;
  readonly notice: Notice;
}

/** Whether a notice has exactly what its kind tells. */
export const isComplete = ({ kind, subject, amount, partner }: Notice): boolean =>
  (amount !== null) === /^(deposit|withdrawal|income)-|^level-activated$/.test(kind) &&
  (partner !== null) === kind.startsWith('income-') &&
  (subject === '') === isOfSecurity(kind);

export const isOfSecurity = (kind: string): kind is SecurityNoticeKind =>
  SECURITY_KINDS.some((each) => each === kind);

const NOTHING_MORE = { subject: '', amount: null, partner: null, note: null } as const;

/** The notices of a settled request, for all members that it concerns. Store them with its postings. */
export function noticesOf(
  request: SettlementRequest,
  settled: Settled,
  now: Instant,
): readonly OwnedNotice[] {
  const base = postingId(request.uid, request.kind, request.id);
  const changes = settled.changes.flatMap((change): OwnedNotice[] => {
    const told =
      change.kind === 'deposit'
        ? tellDeposit(change.deposit)
        : tellWithdrawal(change.withdrawal, request.kind === 'recordPayout');
    return told === null
      ? []
      : [{ uid: change.uid, notice: { id: `${base}:${told.kind}`, ...told, at: now } }];
  });
  return [...changes, ...(settled.opened ? noticesOfLevel(settled.opened) : [])];
}

/** The notices of an activation, for the buyer and those above. A member activates a level once, so the ids are unique. */
export function noticesOfLevel({ entry, price, incomes, frozen }: OpenedLevel): readonly OwnedNotice[] {
  const { at } = entry;
  const subject = levelKey(entry);
  const base = postingId(entry.uid, 'activate', subject);
  const tell = (uid: string, kind: NoticeKind, more: Partial<Notice> = {}): OwnedNotice => ({
    uid,
    notice: { ...NOTHING_MORE, id: `${base}:${kind}`, kind, at, subject, ...more },
  });
  return [
    tell(entry.uid, 'level-activated', { amount: price }),
    ...incomes.map(({ uid, income: { kind, amount, partner } }) =>
      tell(uid, `income-${kind}`, { amount, partner }),
    ),
    ...frozen.map((uid) => tell(uid, 'level-frozen')),
  ];
}

/** A deposit that no one showed a payment for in time. */
export const expiredNotice = ({ id, amount }: Pick<Deposit, 'id' | 'amount'>, at: Instant): Notice => ({
  ...NOTHING_MORE,
  id: `deposit-expired:${id}`,
  kind: 'deposit-expired',
  at,
  subject: id,
  amount,
});

/** A withdrawal that the settlement refused: nothing was held. Only where the settler runs elsewhere. */
export const unheldNotice = ({ id, amount }: Pick<Withdrawal, 'id' | 'amount'>, at: Instant): Notice => ({
  ...NOTHING_MORE,
  id: `withdrawal-unheld:${id}`,
  kind: 'withdrawal-refused',
  at,
  subject: id,
  amount,
});

/** An operator answered. @param message id of the answer */
export const answerNotice = (message: string, at: Instant): Notice => ({
  ...NOTHING_MORE,
  id: `message-answered:${message}`,
  kind: 'message-answered',
  at,
  subject: message,
});

/** For the upline of a new member. @param username of the new member */
export const joinedNotice = (username: string, at: Instant): Notice => ({
  ...NOTHING_MORE,
  id: `partner-joined:${username}`,
  kind: 'partner-joined',
  at,
  subject: username,
});

/** @param id distinguishes changes of one kind */
export const securityNotice = (kind: SecurityNoticeKind, id: string, at: Instant): Notice => ({
  ...NOTHING_MORE,
  id: `${kind}:${id}`,
  kind,
  at,
});

type Told = Omit<Notice, 'id' | 'at'>;

const DEPOSIT_NOTICES: Readonly<Partial<Record<DepositStatus, NoticeKind>>> = {
  credited: 'deposit-credited',
  refused: 'deposit-refused',
  reversed: 'deposit-reversed',
};

/** @returns null: the first of two operators approved it, which its member need not know */
function tellDeposit({ id, status, amount, note, reversed }: Deposit): Told | null {
  const kind = DEPOSIT_NOTICES[status];
  return kind ? { kind, subject: id, amount, partner: null, note: reversed?.reason ?? note } : null;
}

const WITHDRAWAL_NOTICES: Readonly<Partial<Record<WithdrawalStatus, NoticeKind>>> = {
  held: 'withdrawal-held',
  paid: 'withdrawal-paid',
  refused: 'withdrawal-refused',
  cancelled: 'withdrawal-cancelled',
  reversed: 'withdrawal-reversed',
};

/** @param isSent the request recorded what was sent */
function tellWithdrawal(
  { id, status, amount, note, approval, reversed }: Withdrawal,
  isSent: boolean,
): Told | null {
  const kind = isSent ? 'withdrawal-sent' : WITHDRAWAL_NOTICES[status];
  if (!kind || (status === 'held' && approval)) return null;
  return { kind, subject: id, amount, partner: null, note: reversed?.reason ?? note };
}

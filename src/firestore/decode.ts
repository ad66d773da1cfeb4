/** Decodes Firestore's documents into the domain's types. */
import type { Account } from '#domain/accounts/account.ts';
import { NOTHING_RECENT, type Recent } from '#domain/decisions/second-operator.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Message } from '#domain/message.ts';
import { cents } from '#domain/money/cents.ts';
import { type Balances, NO_BALANCES, type Posting } from '#domain/money/ledger.ts';
import { NOTHING_POSTED, type Position, type Posted, type RunningSums } from '#domain/money/statement.ts';
import { type ProgrammeTotals, programmeTotals } from '#domain/money/programme-totals.ts';
import type { Notice } from '#domain/notices/notice.ts';
import type { Picture } from '#domain/pictures/picture.ts';
import type { Box, Income } from '#domain/programme/box.ts';
import { type MemberResult, NO_RESULT, NO_TALLY, type Tally } from '#domain/programme/results.ts';
import type { ProgrammeEntry } from '#domain/programme/entry.ts';
import type { SettlerStatus } from '#domain/settlement/settler-status.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import type {
  AccountDocument,
  BalancesDocument,
  DepositDocument,
  IncomeDocument,
  LevelsDocument,
  MessageDocument,
  NoticeDocument,
  PhotoDocument,
  PostingDocument,
  ProgrammeBundleDocument,
  ProofDocument,
  ResultDocument,
  SettlerStatusDocument,
  StoredBox,
  StoredBytes,
  TallyDocument,
  TotalsDocument,
  WithdrawalDocument,
} from './documents.ts';

/** What only the identity service knows about a person. */
export interface Identified {
  readonly uid: string;
  readonly email: string | null;
  readonly verified: boolean;
}

export function toAccount({ uid, email, verified }: Identified, document: AccountDocument): Account {
  const { username, firstName, lastName, phoneNumber, country, upline, uplineConfirmed, guest } = document;
  const { createdAt, suspension, erasureAskedAt, language, mutedMails } = document;
  return {
    uid,
    email,
    username,
    firstName,
    lastName,
    phoneNumber,
    country,
    verified,
    guest,
    upline,
    uplineConfirmed,
    language,
    mutedMails,
    createdAt: createdAt.toMillis(),
    ...(suspension && { suspension: { ...suspension, at: suspension.at.toMillis() } }),
    ...(erasureAskedAt && { erasureAskedAt: erasureAskedAt.toMillis() }),
  };
}

export function toDeposit(id: string, document: DepositDocument): Deposit {
  const { coin, network, package: chosen, amount, coinAmount, address, status, note } = document;
  return {
    id,
    coin,
    network,
    package: chosen,
    amount: cents(amount),
    coinAmount,
    address,
    status,
    proofAt: document.proofAt?.toMillis() ?? null,
    ...(document.proofHash !== undefined && { proofHash: document.proofHash }),
    createdAt: document.createdAt.toMillis(),
    decidedAt: document.decidedAt?.toMillis() ?? null,
    note,
    ...approvalIn(document),
    ...reversedIn(document),
  };
}

const approvalIn = ({ approval }: DepositDocument | WithdrawalDocument) =>
  approval && { approval: { ...approval, at: approval.at.toMillis() } };

const reversedIn = ({ reversed }: DepositDocument | WithdrawalDocument) =>
  reversed && { reversed: { reason: reversed.reason, at: reversed.at.toMillis() } };

export function toWithdrawal(id: string, document: WithdrawalDocument): Withdrawal {
  const { amount, details, status, refusal, note, operators, payout } = document;
  return {
    id,
    amount: cents(amount),
    details,
    status,
    createdAt: document.createdAt.toMillis(),
    decidedAt: document.decidedAt?.toMillis() ?? null,
    note,
    ...(operators && { operators }),
    ...approvalIn(document),
    ...(payout !== undefined && { payout: payout && { ...payout, at: payout.at.toMillis() } }),
    ...(refusal === null ? {} : { neverHeld: refusal }),
    ...reversedIn(document),
  };
}

export function toPicture({ type, image }: ProofDocument<StoredBytes> | PhotoDocument<StoredBytes>): Picture {
  return { type, bytes: new Uint8Array(image.toUint8Array()) };
}

export function toNotice(id: string, document: NoticeDocument): Notice {
  const { kind, at, subject, amount, partner, note } = document;
  return {
    id,
    kind,
    at: at.toMillis(),
    subject,
    amount: amount === null ? null : cents(amount),
    partner,
    note,
  };
}

export function toPosting(id: string, document: PostingDocument): Posting {
  const { kind, from, to, amount, subject, reversal, at } = document;
  const posting = { id, kind, from, to, amount: cents(amount), subject, at: at.toMillis() };
  return reversal ? { ...posting, reversal } : posting;
}

export function toPosted(id: string, document: PostingDocument): Posted {
  const { locked, earning, held } = document.after;
  const balances = { locked: cents(locked), earning: cents(earning), held: cents(held) };
  return { posting: toPosting(id, document), balances, sums: toSums(document) };
}

const toSums = ({ sums }: Pick<PostingDocument, 'sums'>): RunningSums =>
  Object.fromEntries(Object.entries(sums).map(([kind, amount]) => [kind, cents(amount)]));

/** @param document null: nothing is posted yet */
export function toBalances(document: BalancesDocument | null): Balances {
  if (document === null) return NO_BALANCES;
  const { locked, earning, held } = document;
  return { locked: cents(locked), earning: cents(earning), held: cents(held) };
}

/** @param document null: nothing is posted yet */
export const toPosition = (document: BalancesDocument | null): Position =>
  document === null ? NOTHING_POSTED : { balances: toBalances(document), sums: toSums(document) };

export const toRecent = (document: Pick<BalancesDocument, 'recent'> | null): Recent =>
  document?.recent ?? NOTHING_RECENT;

/** @param document null: nothing is posted yet */
export function toTotals(document: TotalsDocument | null): ProgrammeTotals {
  if (document === null) return programmeTotals([]);
  const { external, house, locked, earning, held } = document;
  return {
    external: cents(external),
    house: cents(house),
    locked: cents(locked),
    earning: cents(earning),
    held: cents(held),
  };
}

export function toMessage(id: string, { from, text, at }: MessageDocument): Message {
  return { id, from, text, at: at.toMillis() };
}

/** A member's activated levels, by `levelKey`. @param document null: the member has none */
export const toBoxes = (document: LevelsDocument | null): ReadonlyMap<string, Box> =>
  new Map(Object.entries(document?.levels ?? {}).map(([key, stored]) => [key, toBox(stored)]));

function toBox({ frozen, cycles, filled, places, earned, missed, paidTo }: StoredBox): Box {
  return { frozen, cycles, filled, places, earned: cents(earned), missed: cents(missed), paidTo };
}

export function toIncome({ kind, partner, matrix, level, amount, at }: IncomeDocument): Income {
  return { kind, partner, matrix, level, amount: cents(amount), at: at.toMillis() };
}

/** @param document null: the member has no level */
export const toResult = (document: ResultDocument | null): MemberResult =>
  document === null
    ? NO_RESULT
    : { earned: cents(document.earned), paid: cents(document.paid), payers: toTally(document.payers) };

/** @param document null: no one has a level */
export function toTally(document: TallyDocument | null): Tally {
  if (document === null) return NO_TALLY;
  const { members, ahead, behind, unpaid, net } = document;
  return { members, ahead, behind, unpaid, net: cents(net) };
}

export const toProgrammeEntries = ({ entries }: ProgrammeBundleDocument): readonly ProgrammeEntry[] =>
  entries.split('\n').map((line) => JSON.parse(line) as ProgrammeEntry);

export function toSettlerStatus(document: SettlerStatusDocument): SettlerStatus {
  const { seenAt, settledAt, waiting, oldestAt, setAside, reason, version } = document;
  return {
    seenAt: seenAt.toMillis(),
    settledAt: settledAt?.toMillis() ?? null,
    waiting,
    oldestSince: oldestAt?.toMillis() ?? null,
    setAside,
    reason,
    version,
  };
}

import {
  type Approval,
  type ApprovalRefusal,
  approvalRefusal,
  NOTHING_RECENT,
  type Recent,
  unprovenTakesTwo,
} from '#domain/decisions/second-operator.ts';
import { EXPIRES_AFTER } from '#domain/limits.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Reversed } from '#domain/money/ledger.ts';
import type { CoinId, Network } from '#domain/money/coin.ts';
import { HOUR, type Instant } from '#domain/time.ts';
import type { PackageId } from './package.ts';

/** A payment is credited at most this long after it was shown. */
export const CREDIT_WITHIN = 2 * HOUR;

/** `reversed`: it was credited, and the credit was taken back. */
export type DepositStatus = 'pending' | 'credited' | 'refused' | 'expired' | 'reversed';

/** What a member declares to pay. It is never settled: the operator's decision is. The client creates `id`, so that sending it twice records it once. */
export interface DepositDeclaration {
  readonly id: string;
  readonly coin: CoinId;
  readonly network: Network;
  readonly package: PackageId;
  readonly amount: Cents;
  /** Decimal string in whole coins, e.g. `0.00345679`. */
  readonly coinAmount: string;
  /** The receiving address shown to the member. */
  readonly address: string;
}

export interface Deposit extends DepositDeclaration {
  readonly status: DepositStatus;
  /** When the present proof of payment was stored; null while there is none. */
  readonly proofAt: Instant | null;
  /** The SHA-256 of the latest proof in hexadecimal, by which operators learn that a picture was used before. */
  readonly proofHash?: string;
  readonly createdAt: Instant;
  readonly decidedAt: Instant | null;
  /** The operator's words on the decision. */
  readonly note: string | null;
  /** If its credit takes two operators. */
  readonly approval?: Approval;
  /** Says why and when the credit was taken back. */
  readonly reversed?: Reversed;
}

/** The site's configuration names a coin that is not a test coin. Says which field, and why. */
export class NotATestCoin extends Error {
  readonly field: `coin.${'id' | 'network' | 'address'}`;

  constructor(field: NotATestCoin['field'], reason: string) {
    super(`${field}: ${reason}`);
    this.name = 'NotATestCoin';
    this.field = field;
  }
}

/** A new deposit: pending. */
export function newDeposit(declaration: DepositDeclaration, now: Instant): Deposit {
  return {
    ...declaration,
    status: 'pending',
    proofAt: null,
    createdAt: now,
    decidedAt: null,
    note: null,
  };
}

/** When a deposit is to be credited. Null without a proof, which alone tells that it was paid, and once it is decided. */
export const dueAt = ({ status, proofAt }: Pick<Deposit, 'status' | 'proofAt'>): Instant | null =>
  status === 'pending' && proofAt !== null ? proofAt + CREDIT_WITHIN : null;

/** Whether it should have been credited or refused by now. */
export function isOverdue(deposit: Pick<Deposit, 'status' | 'proofAt'>, now: Instant): boolean {
  const due = dueAt(deposit);
  return due !== null && due < now;
}

/**
 * When a deposit expires, or null. One with a proof does not: its member has done their part, and the operator is late.
 */
export const expiresAt = ({
  status,
  proofAt,
  createdAt,
}: Pick<Deposit, 'status' | 'proofAt' | 'createdAt'>): Instant | null =>
  status === 'pending' && proofAt === null ? createdAt + EXPIRES_AFTER : null;

/** Whether the credit of a pending deposit takes two operators. @param recent of its member */
export const creditTakesTwo = (
  { amount, proofAt }: Pick<Deposit, 'amount' | 'proofAt'>,
  recent: Recent,
  now: Instant,
): boolean => proofAt === null && unprovenTakesTwo(amount, recent, now);

/**
 * The next step for an operator who agrees, as far as the deposit alone tells: the settlement, which knows what else was credited
 * without a proof, may ask for an approval all the same.
 */
export const nextCreditStep = (deposit: Deposit): 'approve' | 'credit' =>
  creditTakesTwo(deposit, NOTHING_RECENT, 0) && !deposit.approval ? 'approve' : 'credit';

/** Why this operator cannot do this to a pending deposit, or null. Both the settlement and the adapters use it. */
export const creditRefusal = (
  deposit: Deposit,
  outcome: 'approve' | 'credit' | 'refuse',
  operator: string,
  recent: Recent,
  now: Instant,
): ApprovalRefusal | null =>
  approvalRefusal(
    creditTakesTwo(deposit, recent, now),
    deposit.approval,
    outcome === 'credit' ? 'agree' : outcome,
    operator,
  );

/** Owners may delete their pending deposits. A decided one stays. */
export const canDelete = ({ status }: Deposit): boolean => status === 'pending';

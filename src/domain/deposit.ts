import type { Cents } from './cents.ts';
import type { CoinId, Network } from './coin.ts';
import type { PackageId } from './package.ts';
import { HOUR, type Instant } from './time.ts';

/** A payment is credited at most this long after the deposit was declared. */
export const CREDIT_WITHIN = 2 * HOUR;

export type DepositStatus = 'pending' | 'credited' | 'refused';

/** What a member asks for. `id` is made by the client, so that sending it twice records it once. */
export interface DepositRequest {
  readonly id: string;
  readonly coin: CoinId;
  readonly network: Network;
  readonly package: PackageId;
  readonly amount: Cents;
  /** Decimal string in whole coins, e.g. `0.00345679`. */
  readonly coinAmount: string;
  /** Receiving address shown to the member. */
  readonly address: string;
}

export interface Deposit extends DepositRequest {
  readonly status: DepositStatus;
  readonly createdAt: Instant;
  readonly dueAt: Instant;
  readonly decidedAt: Instant | null;
  /** The operator's words on the decision. */
  readonly note: string | null;
}

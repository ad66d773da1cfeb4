import { type Cents, cents } from './cents.ts';
import type { CoinId, Network } from './coin.ts';
import type { Instant } from './time.ts';

export const MINIMUM_WITHDRAWAL = cents(100_00);

export type WithdrawalStatus = 'held' | 'paid' | 'refused' | 'cancelled';

/** Where the money is to go. Bank details are made-up ones: the form says so and offers a sample. */
export type WithdrawalDetails =
  | {
      readonly method: 'bank';
      /** ISO 3166-1 alpha-2. */
      readonly country: string;
      readonly bankName: string;
      readonly accountHolder: string;
      readonly accountNumber: string;
      readonly zip: string;
      readonly postalCode: string;
    }
  | {
      readonly method: 'crypto';
      readonly coin: CoinId;
      readonly network: Network;
      /** Canonical form. */
      readonly address: string;
    };

/** What a member asks for. `id` is made by the client, so that sending it twice records it once. */
export interface WithdrawalRequest {
  readonly id: string;
  readonly amount: Cents;
  readonly details: WithdrawalDetails;
}

export interface Withdrawal extends WithdrawalRequest {
  readonly status: WithdrawalStatus;
  readonly createdAt: Instant;
  readonly decidedAt: Instant | null;
  /** The operator's words on the decision. */
  readonly note: string | null;
}

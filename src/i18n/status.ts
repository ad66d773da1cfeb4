import type { DepositStatus } from '#domain/deposits/deposit.ts';
import type { Package } from '#domain/deposits/package.ts';
import { EXPIRES_AFTER } from '#domain/limits.ts';
import type { Coin, CoinId, Network } from '#domain/money/coin.ts';
import { DAY } from '#domain/time.ts';
import { isBeingPaid, type Withdrawal, type WithdrawalStatus } from '#domain/withdrawals/withdrawal.ts';
import { groupedDigits } from './format.ts';

export const DEPOSIT_STATUS = {
  pending: 'Pending',
  credited: 'Credited',
  refused: 'Refused',
  expired: 'Expired',
  reversed: 'Corrected, taken back',
} as const satisfies Record<DepositStatus, string>;

/** What to do where the status alone does not say it. */
export const depositHint = (status: DepositStatus): string | null =>
  status === 'expired'
    ? `No payment was shown within ${EXPIRES_AFTER / DAY} days. If you have paid, write to the operators.`
    : null;

export const WITHDRAWAL_STATUS = {
  requested: 'Requested',
  held: 'Held',
  cancelling: 'Being cancelled',
  paid: 'Being paid, or sent',
  refused: 'Refused, money back',
  cancelled: 'Cancelled, money back',
  reversed: 'Corrected, money back',
} as const satisfies Record<WithdrawalStatus, string>;

/** The status of a withdrawal: it is being paid until an operator records what was sent. Only held money comes back. */
export function withdrawalStatus(withdrawal: Withdrawal): string {
  const { status, neverHeld } = withdrawal;
  if (status === 'paid') return isBeingPaid(withdrawal) ? 'Being paid' : 'Sent';
  if (neverHeld === undefined) return WITHDRAWAL_STATUS[status];
  return status === 'cancelled' ? 'Cancelled' : 'Refused';
}

/** What the status means for the money, where the status alone does not say it. */
export function withdrawalHint({ status, neverHeld }: Withdrawal): string | null {
  if (status === 'requested') return 'Waiting to be settled: nothing is held yet.';
  if (status === 'cancelling') return 'The amount goes back to Earning as soon as this is settled.';
  if (neverHeld === undefined) return null;
  if (neverHeld === 'insufficient-funds') return 'Insufficient funds, nothing was held.';
  if (neverHeld === 'id-used') return 'It had been settled before. Nothing was held: ask for a new one.';
  return 'Nothing was held.';
}

export const depositReferenceText = {
  label: 'Reference',
  copy: (reference: string) => `Copy the reference ${reference}`,
} as const;

export const correctionReason = (reason: string): string => `Correction: ${reason}`;

export const payoutText = {
  approved: 'Approved by one operator. A second one has to approve it too.',
  /** Before the reference; the time follows it. */
  sentBy: ({ details }: Withdrawal) => (details.method === 'crypto' ? 'Transaction' : 'Bank reference'),
  sentOn: 'recorded on',
  copyReference: (reference: string) => `Copy the reference ${reference}`,
} as const;

const NETWORK_NAMES: Readonly<Record<Network, string>> = {
  testnet: 'testnet',
  sepolia: 'Sepolia',
  nile: 'Nile',
  shasta: 'Shasta',
};

const CHAIN_NAMES: Readonly<Record<CoinId, string>> = {
  bitcoin: 'Bitcoin',
  dogecoin: 'Dogecoin',
  tron: 'Tron',
  ethereum: 'Ethereum',
};

/** E.g. `Dogecoin testnet`, `Ethereum Sepolia`. Always names the chain: two chains may share an address format. */
export const networkName = (coin: CoinId, network: Network): string =>
  `${CHAIN_NAMES[coin]} ${NETWORK_NAMES[network]}`;

/** A coin that is no longer offered shows its id. */
export const coinName = (coin: CoinId, offered: readonly Coin[]): string =>
  offered.find(({ id }) => id === coin)?.name ?? coin;

/** A package that is no longer offered shows its id. */
export const packageName = (chosen: string, offered: readonly Package[]): string =>
  offered.find(({ id }) => id === chosen)?.name ?? chosen;

/** Names an account by what is kept of its number some time after the payout. */
export const endingIn = (characters: string): string => `Account ending in ${characters}`;

/** The payee in short: `Sample Bank`, `Dogecoin testnet`. */
export function payeeOf({ details }: Withdrawal): string {
  if (details.method === 'crypto') return networkName(details.coin, details.network);
  return details.method === 'bank' ? details.bankName : endingIn(details.ending);
}

/** E.g. `3,180.80321643 DOGE`. What is copied, and payment links, have no groups, and a point in all languages. */
export const coinAmount = (decimal: string, symbol: string): string => `${groupedDigits(decimal)} ${symbol}`;

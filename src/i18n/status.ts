import type { CoinId, Network } from '../domain/coin.ts';
import type { DepositStatus } from '../domain/deposit.ts';
import type { WithdrawalStatus } from '../domain/withdrawal.ts';

export const DEPOSIT_STATUS = {
  pending: 'Pending',
  credited: 'Credited',
  refused: 'Refused',
} as const satisfies Record<DepositStatus, string>;

export const WITHDRAWAL_STATUS = {
  requested: 'Requested',
  held: 'Held',
  paid: 'Paid',
  refused: 'Refused, money back',
  cancelled: 'Cancelled, money back',
} as const satisfies Record<WithdrawalStatus, string>;

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

/** E.g. `Dogecoin testnet`, `Ethereum Sepolia`. The chain is always named: two chains may share a form of address. */
export const networkName = (coin: CoinId, network: Network): string =>
  `${CHAIN_NAMES[coin]} ${NETWORK_NAMES[network]}`;

/** E.g. `0.00345679 BTC`. The digits are what a wallet asks for, so no grouping and no other decimal mark. */
export const coinAmount = (decimal: string, symbol: string): string => `${decimal} ${symbol}`;

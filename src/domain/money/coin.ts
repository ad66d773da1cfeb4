/** Coins that a deposit can be declared in. */
export const COIN_IDS = ['bitcoin', 'dogecoin', 'tron', 'ethereum'] as const;
export type CoinId = (typeof COIN_IDS)[number];

/** Test networks. The type has no member for a network whose coins have a value. */
export const NETWORKS = ['testnet', 'sepolia', 'nile', 'shasta'] as const;
export type Network = (typeof NETWORKS)[number];

/** The networks on which each coin can be received. */
export const NETWORKS_OF: Readonly<Record<CoinId, readonly Network[]>> = {
  bitcoin: ['testnet'],
  dogecoin: ['testnet'],
  ethereum: ['sepolia'],
  tron: ['nile', 'shasta'],
};

/** A coin as configured for this site, with its receiving address. */
export interface Coin {
  readonly id: CoinId;
  readonly name: string;
  /** Ticker, e.g. `BTC`. */
  readonly symbol: string;
  readonly network: Network;
  /** Receiving address in canonical form. */
  readonly address: string;
}

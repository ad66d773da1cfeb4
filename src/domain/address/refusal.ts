import { type CoinId, type Network, NETWORKS_OF } from '#domain/money/coin.ts';
import type { RuleProblem } from './own-rules.ts';
import { refusalText } from './text.ts';

export type AddressField = 'coin' | 'network' | 'address';

export interface AddressRefusal {
  readonly ok: false;
  readonly code: AddressProblem;
  /** Which of the three arguments is wrong. */
  readonly field: AddressField;
  /** A sentence for the person who entered it. */
  readonly reason: string;
}

export type AddressProblem =
  | 'unknown-coin'
  | 'mainnet-network'
  | 'unknown-network'
  | 'network-of-another-coin'
  | 'required'
  | 'not-alone'
  | 'mainnet-address'
  | 'foreign-address'
  | 'address-of-another-coin'
  | RuleProblem;

const COIN_NAMES: Readonly<Record<CoinId, string>> = {
  bitcoin: 'Bitcoin',
  dogecoin: 'Dogecoin',
  ethereum: 'Ethereum',
  tron: 'Tron',
};

/** Refuses an address, with a sentence of `text.ts`. */
export const REFUSALS = {
  unknownCoin: () => refusal('unknown-coin', 'coin', refusalText.unknownCoin(Object.values(COIN_NAMES))),

  mainnetNetwork: () => refusal('mainnet-network', 'network', refusalText.mainnetNetwork),

  unknownNetwork: (coin: CoinId) =>
    refusal('unknown-network', 'network', refusalText.unknownNetwork(COIN_NAMES[coin], NETWORKS_OF[coin])),

  networkOfAnotherCoin: (coin: CoinId, network: Network) =>
    refusal(
      'network-of-another-coin',
      'network',
      refusalText.networkOfAnotherCoin(COIN_NAMES[coin], network, NETWORKS_OF[coin]),
    ),

  required: () => refusal('required', 'address', refusalText.required),

  notAlone: () => refusal('not-alone', 'address', refusalText.notAlone),

  mainnetAddress: (coin: CoinId, description: string) =>
    refusal('mainnet-address', 'address', refusalText.mainnetAddress(coin, description)),

  foreignAddress: (coin: CoinId, description: string) =>
    refusal('foreign-address', 'address', refusalText.foreignAddress(coin, description)),

  addressOfAnotherCoin: (coin: CoinId, others: readonly CoinId[]) =>
    refusal('address-of-another-coin', 'address', refusalText.addressOfAnotherCoin(COIN_NAMES[coin], others)),

  ownRule: (coin: CoinId, code: RuleProblem) => refusal(code, 'address', refusalText.ownRule[code](coin)),
} as const;

function refusal(code: AddressProblem, field: AddressField, reason: string): AddressRefusal {
  return { ok: false, code, field, reason };
}

import { type CoinId, type Network, NETWORKS_OF } from '#domain/money/coin.ts';
import type { RuleProblem } from './own-rules.ts';

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

const ADDRESSES: Readonly<Record<CoinId, string>> = {
  bitcoin: 'a Bitcoin testnet address',
  dogecoin: 'a Dogecoin testnet address',
  ethereum: 'an Ethereum address',
  tron: 'a Tron address',
};

const LOOKS: Readonly<Record<CoinId, string>> = {
  bitcoin: 'begins with tb1, m, n or 2',
  dogecoin: 'begins with n or 2',
  ethereum: 'is 0x and then 40 digits from 0 to 9 and A to F',
  tron: 'begins with T and has 34 characters',
};

const TEST_COINS_ONLY = 'This site takes test coins only';

/** Every sentence that refuses an address. They are written only here. */
export const REFUSALS = {
  unknownCoin: () =>
    refusal(
      'unknown-coin',
      'coin',
      `Choose a coin that this site accepts: ${list(Object.values(COIN_NAMES))}.`,
    ),

  mainnetNetwork: () =>
    refusal(
      'mainnet-network',
      'network',
      `On mainnet, coins have real value. ${TEST_COINS_ONLY}: choose a test network.`,
    ),

  unknownNetwork: (coin: CoinId) =>
    refusal('unknown-network', 'network', `Choose a test network. ${receivedOn(coin)}`),

  networkOfAnotherCoin: (coin: CoinId, network: Network) =>
    refusal(
      'network-of-another-coin',
      'network',
      `${COIN_NAMES[coin]} is not on ${network}. ${receivedOn(coin)}`,
    ),

  required: () => refusal('required', 'address', 'Enter the address.'),

  notAlone: () =>
    refusal(
      'not-alone',
      'address',
      'An address has no spaces or marks in it. Give it alone, without a scheme such as “bitcoin:” or an amount.',
    ),

  mainnetAddress: (coin: CoinId, description: string) =>
    refusal(
      'mainnet-address',
      'address',
      `This is ${description}, and mainnet coins have real value. ${TEST_COINS_ONLY}: give ${ADDRESSES[coin]}.`,
    ),

  foreignAddress: (coin: CoinId, description: string) =>
    refusal('foreign-address', 'address', `This is ${description}. Give ${ADDRESSES[coin]}.`),

  addressOfAnotherCoin: (coin: CoinId, others: readonly CoinId[]) =>
    refusal(
      'address-of-another-coin',
      'address',
      `This is ${list(others.map((other) => ADDRESSES[other]))}, and the coin chosen is ${COIN_NAMES[coin]}.`,
    ),

  ownRule: (coin: CoinId, code: RuleProblem) => refusal(code, 'address', RULE_SENTENCES[code](coin)),
} as const;

const RULE_SENTENCES: Readonly<Record<RuleProblem, (coin: CoinId) => string>> = {
  'not-an-address': (coin) => `This is not ${ADDRESSES[coin]}. One ${LOOKS[coin]}.`,
  'mixed-case': () =>
    'The address mixes small and capital letters, which one of this kind never does. Copy it again.',
  checksum: () => 'The address has a typo: its checksum does not match. Copy it again.',
  'witness-program': () =>
    'The checksum is right, but what the address contains is no payment that Bitcoin defines. Ask for another one.',
};

function refusal(code: AddressProblem, field: AddressField, reason: string): AddressRefusal {
  return { ok: false, code, field, reason };
}

function receivedOn(coin: CoinId): string {
  return `${COIN_NAMES[coin]} is received on ${list(NETWORKS_OF[coin])}.`;
}

/** `a`, `a or b`, `a, b or c`. */
function list(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}

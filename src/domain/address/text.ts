import type { CoinId } from '#domain/money/coin.ts';
import type { RuleProblem } from './own-rules.ts';

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

/** Addresses of networks that this site never accepts, with their article, for the middle of a sentence. */
export const foreignAddressText = {
  bitcoin: 'a Bitcoin mainnet address',
  dogecoin: 'a Dogecoin mainnet address',
  litecoin: 'a Litecoin mainnet address',
  regtest: 'a Bitcoin regtest address',
  litecoinTest: 'a Litecoin address',
} as const;

/** Every sentence that refuses an address. They are written only here. */
export const refusalText = {
  unknownCoin: (names: readonly string[]) => `Choose a coin that this site accepts: ${list(names)}.`,
  mainnetNetwork: `On mainnet, coins have real value. ${TEST_COINS_ONLY}: choose a test network.`,
  unknownNetwork: (coin: string, networks: readonly string[]) =>
    `Choose a test network. ${receivedOn(coin, networks)}`,
  networkOfAnotherCoin: (coin: string, network: string, networks: readonly string[]) =>
    `${coin} is not on ${network}. ${receivedOn(coin, networks)}`,
  required: 'Enter the address.',
  notAlone:
    'An address has no spaces or marks in it. Give it alone, without a scheme such as “bitcoin:” or an amount.',
  mainnetAddress: (coin: CoinId, description: string) =>
    `This is ${description}, and mainnet coins have real value. ${TEST_COINS_ONLY}: give ${ADDRESSES[coin]}.`,
  foreignAddress: (coin: CoinId, description: string) => `This is ${description}. Give ${ADDRESSES[coin]}.`,
  addressOfAnotherCoin: (coin: string, others: readonly CoinId[]) =>
    `This is ${list(others.map((other) => ADDRESSES[other]))}, and the coin chosen is ${coin}.`,
  ownRule: {
    'not-an-address': (coin: CoinId) => `This is not ${ADDRESSES[coin]}. One ${LOOKS[coin]}.`,
    'mixed-case': () =>
      'The address mixes small and capital letters, which one of this kind never does. Copy it again.',
    checksum: () => 'The address has a typo: its checksum does not match. Copy it again.',
    'witness-program': () =>
      'The checksum is right, but what the address contains is no payment that Bitcoin defines. Ask for another one.',
  } satisfies Record<RuleProblem, (coin: CoinId) => string>,
} as const;

const receivedOn = (coin: string, networks: readonly string[]): string =>
  `${coin} is received on ${list(networks)}.`;

/** `a`, `a or b`, `a, b or c`. */
function list(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}

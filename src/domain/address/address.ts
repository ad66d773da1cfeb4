import { COIN_IDS, type CoinId, NETWORKS, NETWORKS_OF } from '#domain/money/coin.ts';
import { visible } from '#domain/text/typed-text.ts';
import { BITCOIN_TESTNET, checkBase58, DOGECOIN_TESTNET, TRON } from './base58.ts';
import { checkEthereum } from './ethereum.ts';
import { foreignFormOf } from './foreign-forms.ts';
import type { AcceptedAddress, RuleOutcome } from './own-rules.ts';
import { type AddressRefusal, REFUSALS } from './refusal.ts';
import { checkSegwit } from './segwit.ts';

export type { AddressWarning } from './own-rules.ts';
export type { AddressField, AddressProblem, AddressRefusal } from './refusal.ts';

export type CheckedAddress = AcceptedAddress | AddressRefusal;

const OWN_RULES: Readonly<Record<CoinId, (text: string) => RuleOutcome>> = {
  bitcoin: (text) => (/^tb1/i.test(text) ? checkSegwit(text) : checkBase58(text, BITCOIN_TESTNET)),
  dogecoin: (text) => checkBase58(text, DOGECOIN_TESTNET),
  ethereum: checkEthereum,
  tron: (text) => checkBase58(text, TRON),
};

/** What wallets and libraries of the four coins call the network whose coins have a value. */
const MAINNET_NAMES = /main|livenet|homestead/i;

/**
 * Checks whether a text is an address that receives test coins. Accepts any strings and never throws: an unknown coin
 * or network is refused like a wrong address, and mainnet always, by name.
 *
 * - Bitcoin testnet: `tb1…` (BIP-173, BIP-350) and Base58Check versions 0x6f (m, n) and 0xc4 (2).
 * - Dogecoin testnet: Base58Check versions 0x71 (n) and 0xc4 (2, also Bitcoin's: the chosen coin decides).
 * - Ethereum Sepolia: EIP-55, with the warning `no-checksum` where the letters carry none.
 * - Tron Nile and Shasta: Base58Check version 0x41 (T), which does not tell the network.
 *
 * @param coin one of `COIN_IDS`
 * @param network one of the coin's `NETWORKS_OF`
 * @param text as typed or pasted; surrounding white space and invisible characters are ignored
 */
export function checkAddress(coin: string, network: string, text: string): CheckedAddress {
  if (MAINNET_NAMES.test(network)) return REFUSALS.mainnetNetwork();
  if (!isOneOf(COIN_IDS, coin)) return REFUSALS.unknownCoin();
  if (!isOneOf(NETWORKS, network)) return REFUSALS.unknownNetwork(coin);
  if (!NETWORKS_OF[coin].includes(network)) return REFUSALS.networkOfAnotherCoin(coin, network);
  return checkOn(coin, visible(text));
}

function checkOn(coin: CoinId, address: string): CheckedAddress {
  if (address === '') return REFUSALS.required();
  if (/[\s:?@]/.test(address)) return REFUSALS.notAlone();
  const foreign = foreignFormOf(address);
  if (foreign) {
    return foreign.isMainnet
      ? REFUSALS.mainnetAddress(coin, foreign.description)
      : REFUSALS.foreignAddress(coin, foreign.description);
  }
  const outcome = OWN_RULES[coin](address);
  if (outcome.ok) return outcome;
  const others = COIN_IDS.filter((other) => OWN_RULES[other](address).ok);
  return others.length > 0
    ? REFUSALS.addressOfAnotherCoin(coin, others)
    : REFUSALS.ownRule(coin, outcome.code);
}

function isOneOf<Name extends string>(names: readonly Name[], text: string): text is Name {
  return (names as readonly string[]).includes(text);
}

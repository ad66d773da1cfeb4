import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { COIN_IDS, type CoinId, NETWORKS, NETWORKS_OF } from '#domain/money/coin.ts';
import { visible } from '#domain/text/typed-text.ts';
import {
  accept,
  type AcceptedAddress,
  BITCOIN_TESTNET,
  checkBase58,
  checkSegwit,
  DOGECOIN_TESTNET,
  refuse,
  type RuleOutcome,
  TRON,
} from './own-rules.ts';
import { type AddressRefusal, REFUSALS } from './refusal.ts';
import { foreignAddressText } from './text.ts';

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

/** An address of a network that Tessera never accepts, recognised by its form alone. */
export interface ForeignForm {
  readonly form: RegExp;
  /** With its article, for the middle of a sentence. */
  readonly description: string;
  readonly isMainnet: boolean;
}

/**
 * The form is enough: a pasted address with a typo needs the same answer. None of them matches an address of a test
 * network that Tessera accepts.
 */
const FOREIGN_FORMS: readonly ForeignForm[] = [
  { form: /^bc1/i, description: foreignAddressText.bitcoin, isMainnet: true },
  { form: /^[13][1-9A-HJ-NP-Za-km-z]{24,34}$/, description: foreignAddressText.bitcoin, isMainnet: true },
  { form: /^[DA9][1-9A-HJ-NP-Za-km-z]{24,34}$/, description: foreignAddressText.dogecoin, isMainnet: true },
  { form: /^bcrt1/i, description: foreignAddressText.regtest, isMainnet: false },
  { form: /^ltc1/i, description: foreignAddressText.litecoin, isMainnet: true },
  { form: /^[LM][1-9A-HJ-NP-Za-km-z]{24,34}$/, description: foreignAddressText.litecoin, isMainnet: true },
  { form: /^[tr]ltc1/i, description: foreignAddressText.litecoinTest, isMainnet: false },
];

export function foreignFormOf(text: string): ForeignForm | undefined {
  return FOREIGN_FORMS.find(({ form }) => form.test(text));
}

const FORM = /^0x(?<digits>[0-9a-fA-F]{40})$/;

/**
 * An Ethereum address: 20 bytes, canonical in the mixed case of EIP-55. Mixed case is a checksum and has to be right;
 * all lower or all upper case carries none, which EIP-55 allows and the warning says.
 */
function checkEthereum(text: string): RuleOutcome {
  const { digits } = FORM.exec(text)?.groups ?? {};
  if (digits === undefined) return refuse('not-an-address');
  const canonical = `0x${withChecksum(digits.toLowerCase())}`;
  if (text === canonical) return accept(canonical);
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isOneCase ? { ok: true, canonical, warning: 'no-checksum' } : refuse('checksum');
}

/** EIP-55: a letter is upper case where the same digit of the lower-case text's hash is 8 or more. */
function withChecksum(digits: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  return Array.from(digits, (digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  ).join('');
}

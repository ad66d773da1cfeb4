/** An address of a network that Tessera never takes, told by its looks alone. */
export interface ForeignForm {
  readonly form: RegExp;
  /** With its article, for the middle of a sentence. */
  readonly description: string;
  readonly isMainnet: boolean;
}

/**
 * Looks are enough: whoever pastes one with a slip in it needs the same answer. None of them is the look of an
 * address of a test network that Tessera takes.
 */
const FOREIGN_FORMS: readonly ForeignForm[] = [
  { form: /^bc1/i, description: 'a Bitcoin mainnet address', isMainnet: true },
  { form: /^[13][1-9A-HJ-NP-Za-km-z]{24,34}$/, description: 'a Bitcoin mainnet address', isMainnet: true },
  { form: /^[DA9][1-9A-HJ-NP-Za-km-z]{24,34}$/, description: 'a Dogecoin mainnet address', isMainnet: true },
  { form: /^bcrt1/i, description: 'a Bitcoin regtest address', isMainnet: false },
  { form: /^ltc1/i, description: 'a Litecoin mainnet address', isMainnet: true },
  { form: /^[LM][1-9A-HJ-NP-Za-km-z]{24,34}$/, description: 'a Litecoin mainnet address', isMainnet: true },
  { form: /^[tr]ltc1/i, description: 'a Litecoin address', isMainnet: false },
];

export function foreignFormOf(text: string): ForeignForm | undefined {
  return FOREIGN_FORMS.find(({ form }) => form.test(text));
}

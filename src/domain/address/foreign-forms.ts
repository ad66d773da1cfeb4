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

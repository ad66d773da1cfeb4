/** What a coin's own rules can find wrong with a text that claims to be its address. */
export type RuleProblem = 'not-an-address' | 'mixed-case' | 'checksum' | 'witness-program';

/** The address carries no checksum, so a slip of the pen would go unseen. */
export type AddressWarning = 'no-checksum';

export interface AcceptedAddress {
  readonly ok: true;
  /** The one way to write this address. */
  readonly canonical: string;
  readonly warning?: AddressWarning;
}

export type RuleOutcome = AcceptedAddress | { readonly ok: false; readonly code: RuleProblem };

export const accept = (canonical: string): RuleOutcome => ({ ok: true, canonical });
export const refuse = (code: RuleProblem): RuleOutcome => ({ ok: false, code });

/** The problems that a coin's own rules can find in a text given as its address. */
export type RuleProblem = 'not-an-address' | 'mixed-case' | 'checksum' | 'witness-program';

/** The address carries no checksum, so a typo would go unnoticed. */
export type AddressWarning = 'no-checksum';

export interface AcceptedAddress {
  readonly ok: true;
  /** The canonical form of this address. */
  readonly canonical: string;
  readonly warning?: AddressWarning;
}

export type RuleOutcome = AcceptedAddress | { readonly ok: false; readonly code: RuleProblem };

export const accept = (canonical: string): RuleOutcome => ({ ok: true, canonical });
export const refuse = (code: RuleProblem): RuleOutcome => ({ ok: false, code });

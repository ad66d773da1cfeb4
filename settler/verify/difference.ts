/** A document that is not as the logs say. */
export interface Difference {
  /** Its path. */
  readonly document: string;
  /** What it says, and what the logs say. */
  readonly message: string;
}

export const difference = (document: string, message: string): Difference => ({ document, message });

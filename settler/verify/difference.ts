/** A document that differs from the logs. */
export interface Difference {
  /** The document's path. */
  readonly document: string;
  /** What the document says, and what the logs say. */
  readonly message: string;
}

export const difference = (document: string, message: string): Difference => ({ document, message });

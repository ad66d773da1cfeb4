/** A document that differs from the logs. */
export interface Difference {
  readonly path: string;
  /** What the document says, and what the logs say. */
  readonly message: string;
}

export const difference = (path: string, message: string): Difference => ({ path, message });

/** Asks the thread how many documents it has read. */
export const READS = 'reads';

export interface Counted {
  readonly kind: typeof READS;
  readonly reads: number;
}

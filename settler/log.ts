/**
 * One JSON object a line on standard output, with the names that log collectors look for (`time`, `severity`,
 * `message`). It says which request, never what is in it: no names, addresses, notes or amounts; only what breaks or
 * contradicts the ledger is told with its amounts.
 */
export type Severity = 'INFO' | 'WARNING' | 'ERROR' | 'CRITICAL';

export interface Entry {
  /** What happened, as one word that a search finds. */
  readonly event: string;
  readonly [detail: string]: string | number | boolean | null | undefined;
}

export type Log = (severity: Severity, entry: Entry) => void;

export const logTo =
  (write: (line: string) => void, now: () => number): Log =>
  (severity, entry) =>
    write(`${JSON.stringify({ time: new Date(now()).toISOString(), severity, ...entry })}\n`);

/** What may be said of a failure: its kind and code. A message of Firestore's may quote what is in a document. */
export function kindOf(cause: unknown): { readonly error: string; readonly code?: string | number } {
  if (!(cause instanceof Error)) return { error: typeof cause };
  const { code } = cause as Error & { readonly code?: unknown };
  return { error: cause.name, ...((typeof code === 'string' || typeof code === 'number') && { code }) };
}

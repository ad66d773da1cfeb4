/**
 * One JSON object per line on standard output, with the names that log collectors look for (`time`,
 * `severity`, `message`). A record names the request but never shows its content: no names, addresses, notes
 * or amounts. It contains amounts only where something breaks or contradicts the ledger.
 */
export type Severity = 'INFO' | 'WARNING' | 'ERROR' | 'CRITICAL';

export interface Entry {
  /** The kind of event, as one word to search for. */
  readonly event: string;
  readonly [detail: string]: string | number | boolean | null | undefined;
}

export type Logger = (severity: Severity, entry: Entry) => void;

export const loggerTo =
  (write: (line: string) => void, now: () => number): Logger =>
  (severity, entry) =>
    write(`${JSON.stringify({ time: new Date(now()).toISOString(), severity, ...entry })}\n`);

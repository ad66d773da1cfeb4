export type Severity = 'INFO' | 'WARNING' | 'ERROR' | 'CRITICAL';

export interface LogRecord {
  /** The kind of event, as one word to search for. */
  readonly event: string;
  readonly [detail: string]: string | number | boolean | null | undefined;
}

/**
 * Writes one JSON object per line, with the names that log collectors look for (`time`, `severity`,
 * `message`). A record names the request but never shows its content: no names, addresses or notes. It
 * contains amounts only where something breaks or contradicts the ledger.
 */
export type Logger = (severity: Severity, record: LogRecord) => void;

export const loggerTo =
  (write: (line: string) => void, now: () => number): Logger =>
  (severity, record) =>
    write(`${JSON.stringify({ time: new Date(now()).toISOString(), severity, ...record })}\n`);

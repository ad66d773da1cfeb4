import { GrpcStatus } from 'firebase-admin/firestore';

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

/** What may be said of a failure. */
interface Kind {
  readonly error: string;
  readonly code?: string | number;
  /** What gRPC calls the code. */
  readonly status?: string;
  readonly message?: string;
}

/**
 * A failure by its code. One without is of the settler itself, and says what is wrong by its message; a message of
 * Firestore's may quote what is in a document.
 */
export function kindOf(cause: unknown): Kind {
  if (!(cause instanceof Error)) return { error: typeof cause, message: String(cause) };
  const { code } = cause as Error & { readonly code?: unknown };
  const error = cause.name;
  if (typeof code === 'string') return { error, code };
  if (typeof code !== 'number') return { error, message: cause.message };
  return { error, code, ...(GrpcStatus[code] !== undefined && { status: GrpcStatus[code] }) };
}

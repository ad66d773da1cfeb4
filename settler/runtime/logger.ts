import { GrpcStatus } from 'firebase-admin/firestore';

/**
 * One JSON object per line on standard output, with the names that log collectors look for (`time`, `severity`,
 * `message`). It names the request and never its content: no names, addresses, notes or amounts. Only what breaks or
 * contradicts the ledger is logged with amounts.
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

/**
 * Where a failure was thrown, in the field by which Google Cloud groups errors: its name, the message where that may be logged, and the
 * frames. Empty where there are none.
 */
export function stackOf(cause: unknown): { readonly stack_trace?: string } {
  if (!(cause instanceof Error)) return {};
  const frames = cause.stack?.split('\n').filter((line) => /^ +at /.test(line)) ?? [];
  if (frames.length === 0) return {};
  const { error, message, status, code } = describeFailure(cause);
  return { stack_trace: [`${error}: ${message ?? status ?? code}`, ...frames].join('\n') };
}

/** What may be logged about a failure. */
interface FailureDescription {
  readonly error: string;
  readonly code?: string | number;
  /** gRPC's name of the code. */
  readonly status?: string;
  readonly message?: string;
}

/**
 * Describes a failure by its code. Without a code it is an error of the settler itself, whose message is safe to log; a
 * message of Firestore's may quote a document.
 */
export function describeFailure(cause: unknown): FailureDescription {
  if (!(cause instanceof Error)) return { error: typeof cause, message: String(cause) };
  const { code } = cause as Error & { readonly code?: unknown };
  const error = cause.name;
  if (typeof code === 'string') return { error, code };
  if (typeof code !== 'number') return { error, message: cause.message };
  return { error, code, ...(GrpcStatus[code] !== undefined && { status: GrpcStatus[code] }) };
}

import { GrpcStatus } from 'firebase-admin/firestore';

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

/**
 * Where the code threw a failure, in the field by which Google Cloud groups errors: the error's name, the
 * message where we may log it, and the frames. Empty when the failure has no frames.
 */
export function stackOf(cause: unknown): { readonly stack_trace?: string } {
  if (!(cause instanceof Error)) return {};
  const frames = cause.stack?.split('\n').filter((line) => /^ +at /.test(line)) ?? [];
  if (frames.length === 0) return {};
  const { error, message, status, code } = describeFailure(cause);
  return { stack_trace: [`${error}: ${message ?? status ?? code}`, ...frames].join('\n') };
}

/** What we may log about a failure. */
interface FailureDescription {
  readonly error: string;
  readonly code?: string | number;
  /** The name that gRPC gives the code. */
  readonly status?: string;
  readonly message?: string;
}

/**
 * Describes a failure by its code. Without a code it is the settler's own error, whose message is safe to
 * log; a message from Firestore may quote a document.
 */
export function describeFailure(cause: unknown): FailureDescription {
  if (!(cause instanceof Error)) return { error: typeof cause, message: String(cause) };
  const { code } = cause as Error & { readonly code?: unknown };
  const error = cause.name;
  if (typeof code === 'string') return { error, code };
  if (typeof code !== 'number') return { error, message: cause.message };
  return { error, code, ...(GrpcStatus[code] !== undefined && { status: GrpcStatus[code] }) };
}

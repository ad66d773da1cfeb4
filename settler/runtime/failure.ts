import { GrpcStatus } from 'firebase-admin/firestore';

/** Ignores that someone else has changed or deleted the document in the meantime. @throws any other failure */
export function unlessChanged(cause: { readonly code?: unknown }): undefined {
  if (cause.code === GrpcStatus.NOT_FOUND || cause.code === GrpcStatus.FAILED_PRECONDITION) return undefined;
  throw cause;
}

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

/** What the thread receives at its start. */
export interface ThreadSettings {
  readonly projectId: string;
  readonly databaseId: string;
}

/** Asks the thread to end once its running write is done. */
export const STOP = 'stop';

export type FromThread =
  | { readonly kind: 'status'; readonly isUpToDate: boolean }
  | { readonly kind: 'synced' }
  | {
      readonly kind: 'failed';
      readonly cause: PlainError;
      readonly retryIn: number;
      /** How many failures came in a row; undefined: the listener failed, not an attempt. */
      readonly failures: number | undefined;
    };

/** An error as a plain object, because the copy that `postMessage` makes loses its name and code. */
export interface PlainError {
  readonly name: string;
  readonly message: string;
  readonly code: unknown;
  readonly stack: string | undefined;
}

export function toPlain(cause: unknown): PlainError {
  const error: Error & { readonly code?: unknown } =
    cause instanceof Error ? cause : new Error(String(cause));
  const { name, message, code, stack } = error;
  return { name, message, code, stack };
}

export function toError({ name, message, code, stack }: PlainError): Error {
  return Object.assign(new Error(message), { name, stack, ...(code !== undefined && { code }) });
}

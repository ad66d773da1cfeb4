import { BackendError, type BackendErrorCode } from '#backend/port/backend.ts';

/** The codes for the names of failures: those of the browser's storage, and one of the domain. */
const CODES: Readonly<Record<string, BackendErrorCode>> = {
  QuotaExceededError: 'storage-full',
  /** The connection is closing, or (Firefox, older private windows) storage is switched off. */
  InvalidStateError: 'storage-unavailable',
  /** The disk cannot be read or written. */
  UnknownError: 'storage-unavailable',
  /** The person's settings, or a sandboxed frame, refuse storage. */
  SecurityError: 'storage-unavailable',
  /** The database has a later version, or lacks a store. */
  VersionError: 'data-of-another-release',
  NotFoundError: 'data-of-another-release',
  /** The domain throws this. Its name stands for its class, which only pages with a walk load. */
  WalkBroken: 'walk-broken',
};

/** @param otherwise the code for a failure whose name is not in the table */
export function toBackendError(cause: unknown, otherwise: BackendErrorCode = 'unknown'): BackendError {
  if (cause instanceof BackendError) return cause;
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  return new BackendError(CODES[name] ?? otherwise, cause);
}

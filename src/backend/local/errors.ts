import { BackendError, type BackendErrorCode } from '#backend/port/backend.ts';

/** What browsers call the failures of their storage. */
const CODES: Readonly<Record<string, BackendErrorCode>> = {
  QuotaExceededError: 'storage-full',
  /** The connection is closing, or (Firefox, older private windows) storage is switched off. */
  InvalidStateError: 'storage-unavailable',
  /** A disk that cannot be read or written. */
  UnknownError: 'storage-unavailable',
  /** Storage refused by the person's settings or by a sandboxed frame. */
  SecurityError: 'storage-unavailable',
  /** A newer release of the site has already upgraded the database. */
  VersionError: 'site-outdated',
};

/** @param otherwise the code for a failure that the browser's name for it does not explain */
export function toBackendError(cause: unknown, otherwise: BackendErrorCode = 'unknown'): BackendError {
  if (cause instanceof BackendError) return cause;
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  return new BackendError(CODES[name] ?? otherwise, cause);
}

import { BackendError } from '#backend/port/backend.ts';

/** Browsers offer `crypto.subtle` on https and localhost only. @throws BackendError `crypto-unavailable` */
export function requireSubtle(crypto: Crypto): SubtleCrypto {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined) throw new BackendError('crypto-unavailable');
  return subtle;
}

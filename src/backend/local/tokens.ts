import { BackendError } from '#backend/port/backend.ts';

/** A secret that no one can guess: 32 random bytes as base64url. */
export function randomToken(crypto: Crypto): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

/**
 * The hash that is stored for a token, because the token itself must stay secret. A plain hash is enough:
 * unlike a password, a token has too many possible values to try.
 */
export async function fingerprint(crypto: Crypto, token: string): Promise<string> {
  const digest = await requireSubtle(crypto).digest('SHA-256', new TextEncoder().encode(token));
  return base64url(new Uint8Array(digest));
}

/** Base64url without padding (RFC 4648 section 5), which is safe in URLs. */
function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Browsers offer `crypto.subtle` on https and localhost only. @throws BackendError `crypto-unavailable` */
export function requireSubtle(crypto: Crypto): SubtleCrypto {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined) throw new BackendError('crypto-unavailable');
  return subtle;
}

import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { base32nopad } from '@scure/base';
import { type Instant, SECOND } from '#domain/time.ts';

/**
 * Time-based one-time passwords (RFC 6238) in the one form that every authenticator app knows: HMAC-SHA-1, six digits, a
 * new code each 30 seconds.
 */

/** How long one code is shown, in milliseconds. */
export const TOTP_PERIOD = 30 * SECOND;

export const TOTP_DIGITS = 6;

/** In bytes. RFC 4226 asks for 16 and recommends 20. */
export const TOTP_SECRET_BYTES = 20;

/** A phone's clock may be off: codes of so many steps before and after the present one count too (RFC 6238, section 5.2). */
const WINDOW = 1;

/** How many periods have passed since 1970. */
export const totpStep = (now: Instant): number => Math.floor(now / TOTP_PERIOD);

/** The code of one step: six digits (RFC 4226, section 5.3). */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const digest = new DataView(hmac(sha1, secret, new Uint8Array(counter.buffer)).buffer);
  const truncated = digest.getUint32(digest.getUint8(19) & 0xf) & 0x7fff_ffff;
  return String(truncated % 10 ** TOTP_DIGITS).padStart(TOTP_DIGITS, '0');
}

/**
 * Which step a code is of. The work is the same whether it fits or not.
 *
 * @param lastStep of the code that was taken last: it and all before it are refused, so that each code works once
 * @param window how many steps the clocks may be apart
 * @returns the step, to be kept as the new `lastStep`; null: the code is refused
 */
export function matchTotp(
  secret: Uint8Array,
  code: string,
  now: Instant,
  lastStep: number,
  window = WINDOW,
): number | null {
  let found: number | null = null;
  for (let step = totpStep(now) - window; step <= totpStep(now) + window; step += 1) {
    const fits = sameText(totpCode(secret, step), code);
    if (fits && step > lastStep) found ??= step;
  }
  return found;
}

/** Takes the same time wherever the texts differ. */
function sameText(left: string, right: string): boolean {
  let difference = left.length ^ right.length;
  for (let index = 0; index < left.length; index += 1) {
    difference |= left.charCodeAt(index) ^ right.charCodeAt(index);
  }
  return difference === 0;
}

/** As people type a secret into an app: base32 (RFC 4648) without padding. */
export const showSecret = (secret: Uint8Array): string => base32nopad.encode(secret);

/** @throws Error where it is not base32 */
export const readSecret = (shown: string): Uint8Array => base32nopad.decode(shown);

/**
 * What an app reads off the QR code, in the form of the Key URI Format
 * (https://github.com/google/google-authenticator/wiki/Key-Uri-Format).
 *
 * @param secret as `showSecret` gives it
 */
export function totpUri(issuer: string, accountName: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(accountName)}`;
  const query = [
    `secret=${secret}`,
    `issuer=${encodeURIComponent(issuer)}`,
    'algorithm=SHA1',
    `digits=${TOTP_DIGITS}`,
    `period=${TOTP_PERIOD / SECOND}`,
  ];
  return `otpauth://totp/${label}?${query.join('&')}`;
}

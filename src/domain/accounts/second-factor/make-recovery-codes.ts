import { base32nopad } from '@scure/base';

/** How many an account has. Each works once. */
export const RECOVERY_CODES = 10;

/** 80 bits: as many as 16 letters of base32 hold. */
const BYTES = 10;

/** How many random bytes `makeRecoveryCodes` takes. */
export const RECOVERY_CODES_BYTES = RECOVERY_CODES * BYTES;

/** @param random `RECOVERY_CODES_BYTES` of them */
export function makeRecoveryCodes(random: Uint8Array): readonly string[] {
  if (random.length !== RECOVERY_CODES_BYTES) throw new RangeError(`${random.length} bytes`);
  return Array.from({ length: RECOVERY_CODES }, (_, index) =>
    base32nopad.encode(random.slice(index * BYTES, (index + 1) * BYTES)).toLowerCase(),
  );
}

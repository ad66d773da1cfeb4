/** A recovery code in groups of four, as people read and type it. */
export const showRecoveryCode = (code: string): string => code.replaceAll(/.{4}(?=.)/g, '$&-');

/** Digits that base32 lacks, and the letters that people mistake for them. */
const LOOKALIKES: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 8: 'b' };

/** What was typed, in the form of `makeRecoveryCodes`; null where it cannot be a recovery code. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed
    .toLowerCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[018]/g, (digit) => LOOKALIKES[digit] ?? digit);
  return /^[a-z2-7]{16}$/.test(code) ? code : null;
}

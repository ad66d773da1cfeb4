import { latinDigits } from '#domain/text/plain-number.ts';
import { withoutSpaces } from '#domain/text/typed-text.ts';

/**
 * International bank account numbers (ISO 13616): two letters of a country, two check digits, then the account number
 * in the country's own format. Lengths as in SWIFT's IBAN Registry.
 */
const LENGTHS: ReadonlyMap<string, number> = new Map(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24
   FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32
   LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24
   RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 YE30`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Countries whose accounts bear another country's letters, according to the Registry. */
const LETTERS_OF: ReadonlyMap<string, string> = new Map([
  ['AX', 'FI'],
  ...['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'].map(
    (code) => [code, 'FR'] as const,
  ),
  ...['GG', 'IM', 'JE'].map((code) => [code, 'GB'] as const),
]);

/** The letters and the length of a country's IBANs. */
export interface IbanForm {
  readonly letters: string;
  readonly length: number;
}

/** Why a number is not an IBAN of a country, with the form of its IBANs. */
export interface IbanProblem {
  readonly code: 'other-letters' | 'other-length' | 'check-digits';
  readonly form: IbanForm;
}

/** The form of a country's IBANs, or null if it does not use them. @param country ISO 3166-1 alpha-2 */
export function ibanFormOf(country: string): IbanForm | null {
  const letters = LETTERS_OF.get(country) ?? country;
  const length = LENGTHS.get(letters);
  return length === undefined ? null : { letters, length };
}

/** The electronic format: capitals, without spaces. */
export const canonicalIban = (typed: string): string => withoutSpaces(latinDigits(typed)).toUpperCase();

/** Why a number in canonical form is not an IBAN of that form, or null. */
export function ibanProblem(iban: string, form: IbanForm): IbanProblem | null {
  if (!iban.startsWith(form.letters)) return { code: 'other-letters', form };
  if (iban.length !== form.length) return { code: 'other-length', form };
  return remainder(iban) === 1 ? null : { code: 'check-digits', form };
}

/** ISO 7064, MOD 97-10, of the account number followed by letters and check digits; -1 if it has another character. */
function remainder(iban: string): number {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return -1;
  let left = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    // Letters count 10 to 35.
    const value = Number.parseInt(character, 36);
    left = (left * (value < 10 ? 10 : 100) + value) % 97;
  }
  return left;
}

import * as v from 'valibot';
import { requiredCountry } from '#domain/accounts/country.ts';
import { withoutInvisible, withoutSpaces } from '#domain/text/typed-text.ts';
import { optionalText, requiredText } from '#domain/validation.ts';

const LONGEST_NAME = 80;
/** The longest IBAN (ISO 13616). */
const LONGEST_ACCOUNT_NUMBER = 34;
const LONGEST_POSTAL_CODE = 16;

const postalCode = v.pipe(v.string(), v.transform(withoutInvisible), optionalText(LONGEST_POSTAL_CODE));

/** In canonical form once parsed. Whether an account number is the country's, `checkBankForm` says. */
export const bankDetails = v.object({
  country: requiredCountry,
  bankName: requiredText(LONGEST_NAME),
  accountHolder: requiredText(LONGEST_NAME),
  // Remove the grouping spaces, which would make the longest number too long.
  accountNumber: v.pipe(v.string(), v.transform(withoutSpaces), requiredText(LONGEST_ACCOUNT_NUMBER)),
  zip: postalCode,
  postalCode,
});

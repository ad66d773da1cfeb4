import * as v from 'valibot';
import { visible } from '#domain/text/typed-text.ts';

export type EmailProblem = 'required' | 'not-an-email' | 'too-long';

/** RFC 5321 §4.5.3.1: the longest address that every mail server accepts, and the longest local part. */
const LONGEST = 254;
const LONGEST_LOCAL_PART = 64;

/**
 * An e-mail address in canonical form: trimmed and lower case. RFC 5321 lets a server distinguish `Ann` from `ann`
 * before the `@`, but identity services do not, so both forms must find the same account. The grammar is the HTML
 * standard's, with a dot in the domain and none at an end of the local part.
 */
export const emailAddress = v.pipe(
  v.string(),
  v.transform(visible),
  v.nonEmpty('required' satisfies EmailProblem),
  v.maxLength(LONGEST, 'too-long' satisfies EmailProblem),
  v.rfcEmail('not-an-email' satisfies EmailProblem),
  v.check(isDeliverable, 'not-an-email' satisfies EmailProblem),
  v.toLowerCase(),
);

function isDeliverable(email: string): boolean {
  const [local = '', domain = ''] = email.split('@');
  return local.length <= LONGEST_LOCAL_PART && !/^\.|\.$|\.\./.test(local) && domain.includes('.');
}

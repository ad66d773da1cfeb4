import { checkCompletion } from '../domain/registration.ts';
import { openGoogle } from './google.ts';
import { createFormWithUpline, type RegistrationModel } from './upline-choice.ts';
import { referralOf } from './referral.ts';

/**
 * The form that finishes an account which was begun. Where it leads is the gate's business: it sends on whoever is a
 * member.
 *
 * @param search the page's query: `ref` names the upline
 * @param name what the identity service calls the person, perhaps nothing
 */
export const createCompletion = (search: string, name: string): RegistrationModel =>
  createFormWithUpline({
    filledIn: splitName(name),
    referral: referralOf(search),
    check: checkCompletion,
    async send(completion) {
      await (await openGoogle()).completeAccount(completion);
    },
  });

/** A guess that the person can mend: the first word, and all others. */
function splitName(name: string) {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return { firstName, lastName: others.join(' ') };
}

import { backend } from '../backend/index.ts';
import { BackendError, type MailLanguage } from '../backend/port.ts';
import { COMMON_PASSWORDS } from '../domain/common-passwords.ts';
import { checkRegistration } from '../domain/registration.ts';
import { leaveFor } from './leave.ts';
import { referralOf } from './referral.ts';
import { createFormWithUpline, type RegistrationModel } from './upline-choice.ts';
import { wayTo } from './way.ts';

/**
 * @param search the page's query: `ref` names the upline, `next` where the person wanted to go
 */
export const createRegistration = (search: string, language: MailLanguage): RegistrationModel =>
  createFormWithUpline({
    referral: referralOf(search),
    check: (typed) => checkRegistration(typed, COMMON_PASSWORDS),
    async send(registration) {
      const { register } = await backend();
      const isMailed = await register(registration, { language }).then(() => true, unlessOnlyUnmailed);
      // Replaced, so that going back does not lead to a form that has done its work.
      leaveFor(wayTo('logIn', search, isMailed ? 'registered' : 'registered-unmailed'));
    },
  });

/** Everything but the mail was done: what is left to say, the next page says. */
function unlessOnlyUnmailed(thrown: unknown): false {
  if (thrown instanceof BackendError && thrown.code === 'verification-not-sent') return false;
  throw thrown;
}

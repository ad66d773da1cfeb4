import { backend } from '#backend/index.ts';
import { BackendError, type MailLanguage } from '#backend/port/backend.ts';
import { COMMON_PASSWORDS } from '#domain/accounts/common-passwords.ts';
import { checkCompletion, checkGuestUpgrade, checkRegistration } from '#domain/accounts/registration.ts';
import { authLink } from '#stores/auth-link.ts';
import { openGoogle } from '#stores/google-sign-in.ts';
import { beforeNavigation, navigateReplace } from '#stores/navigate.ts';
import { referralOf } from '#stores/referral.ts';
import { createRegistrationForm, type RegistrationForm } from './form.ts';
import { createFormWithUpline, type RegistrationModel } from './upline.ts';

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
      navigateReplace(authLink('logIn', search, isMailed ? 'registered' : 'registered-unmailed'));
    },
  });

/** Everything but the mail was done: what is left to say, the next page says. */
function unlessOnlyUnmailed(thrown: unknown): false {
  if (thrown instanceof BackendError && thrown.code === 'verification-not-sent') return false;
  throw thrown;
}

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

/** Where it leads is the gate's business: it sends on whoever is a member. Sent by one who stays a guest: the address was somebody's. */
export const createGuestUpgrade = (language: MailLanguage): RegistrationForm =>
  createRegistrationForm({
    check: (typed) => checkGuestUpgrade(typed, COMMON_PASSWORDS),
    async send(upgrade) {
      const { upgradeGuest } = await backend();
      // The session may be a member's before all of it is done.
      await beforeNavigation(upgradeGuest(upgrade, { language }));
    },
  });

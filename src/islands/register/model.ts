import { atom, type WritableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import { BackendError, type MailLanguage } from '#backend/port/backend.ts';
import { COMMON_PASSWORDS } from '#domain/accounts/common-passwords.ts';
import { checkCompletion, checkGuestUpgrade, checkRegistration } from '#domain/accounts/registration.ts';
import { mailLanguages } from '#i18n/locale.ts';
import { afterRegistration, authLink } from '#stores/auth-link.ts';
import { openGoogle } from '#stores/google-sign-in.ts';
import { loadSiteChunk } from '#stores/load-chunk.ts';
import { beforeNavigation, navigateReplace } from '#stores/navigate.ts';
import { referralOf } from '#stores/referral.ts';
import { createRegistrationForm, type RegistrationForm } from './form.ts';
import { createFormWithUpline, type RegistrationModel } from './upline.ts';

/**
 * Sending it opens the account and logs in with it: the route guard takes the new member on. Where the log-in fails, the
 * log-in page says what has been mailed; so it does if the address had an account before.
 *
 * @param search the page's query: `ref` names the upline, `next` where the person wanted to go
 */
export const createRegistration = (search: string, language: MailLanguage): RegistrationModel =>
  createFormWithUpline({
    referral: referralOf(search),
    check: async (typed) => checkRegistration(typed, COMMON_PASSWORDS),
    async send(registration) {
      const { register, logIn } = await backend();
      const isMailed = await register(registration, { languages: mailLanguages(language) }).then(
        () => true,
        unlessOnlyUnmailed,
      );
      const notice = isMailed ? 'registered' : 'registered-unmailed';
      history.replaceState(history.state, '', afterRegistration(search, notice));
      await logIn(registration.email, registration.password).catch(() =>
        // Replace the page: going back must not open a form that is already sent.
        navigateReplace(authLink('logIn', search, notice)),
      );
    },
  });

/** Only the mail failed: the next page says so. */
function unlessOnlyUnmailed(thrown: unknown): false {
  if (thrown instanceof BackendError && thrown.code === 'verification-not-sent') return false;
  throw thrown;
}

interface CompletionModel extends RegistrationModel {
  /** Whether the new account takes over the photo that Google knows. */
  readonly $takesPhoto: WritableAtom<boolean>;
}

/**
 * The form that completes an account which was begun. The route guard redirects the new member.
 *
 * @param search the page's query: `ref` names the upline
 * @param name the person's name at the identity service, possibly empty
 */
export function createCompletion(search: string, name: string): CompletionModel {
  const $takesPhoto = atom(false);
  const registration = createFormWithUpline({
    filledIn: splitName(name),
    referral: referralOf(search),
    check: checkCompletion,
    async send(completion) {
      const { completeAccount, readPhoto } = await openGoogle();
      // First, so that the person can leave it out if it fails.
      const photo = $takesPhoto.get() ? await (await loadPreparing()).preparePhoto(await readPhoto()) : null;
      const { putPhoto } = await backend();
      // The session becomes a member's before the photo is stored.
      await beforeNavigation(completeAccount(completion).then(() => photo && putPhoto(photo)));
    },
  });
  return { ...registration, $takesPhoto };
}

const loadPreparing = () => loadSiteChunk(() => import('./prepare-photo.ts'));

/** A default that the person can correct: the first word is the first name, the rest the last name. */
function splitName(name: string) {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return { firstName, lastName: others.join(' ') };
}

/**
 * The route guard redirects the new member. If the account stays a guest's after sending, the e-mail address belongs
 * to another account.
 */
export const createGuestUpgrade = (language: MailLanguage): RegistrationForm =>
  createRegistrationForm({
    check: async (typed) => checkGuestUpgrade(typed, COMMON_PASSWORDS),
    async send(upgrade) {
      const { upgradeGuest } = await backend();
      // The session may become a member's before all steps are done.
      await beforeNavigation(upgradeGuest(upgrade, { languages: mailLanguages(language) }));
    },
  });

import { backend } from '../backend/index.ts';
import type { MailLanguage } from '../backend/port.ts';
import { COMMON_PASSWORDS } from '../domain/common-passwords.ts';
import { checkRegistration } from '../domain/registration.ts';
import { leaveFor } from './leave.ts';
import { createFormWithUpline, type RegistrationModel } from './upline-choice.ts';
import { refOf, wayTo } from './way.ts';

/**
 * @param search the page's query: `ref` names the upline, `next` where the person wanted to go
 */
export const createRegistration = (search: string, language: MailLanguage): RegistrationModel =>
  createFormWithUpline({
    filledIn: { upline: refOf(search) },
    check: (typed) => checkRegistration(typed, COMMON_PASSWORDS),
    async send(registration) {
      await (await backend()).register(registration, { language });
      // Replaced, so that going back does not lead to a form that has done its work.
      leaveFor(wayTo('logIn', search, 'registered'));
    },
  });

import { backend } from '../backend/index.ts';
import type { MailLanguage } from '../backend/port.ts';
import { COMMON_PASSWORDS } from '../domain/common-passwords.ts';
import { checkGuestUpgrade } from '../domain/registration.ts';
import { beforeLeaving } from './leave.ts';
import { createRegistrationForm, type RegistrationForm } from './registration-form.ts';

/** Where it leads is the gate's business: it sends on whoever is a member. Sent by one who stays a guest: the address was somebody's. */
export const createGuestUpgrade = (language: MailLanguage): RegistrationForm =>
  createRegistrationForm({
    check: (typed) => checkGuestUpgrade(typed, COMMON_PASSWORDS),
    async send(upgrade) {
      const { upgradeGuest } = await backend();
      // The session may be a member's before all of it is done.
      await beforeLeaving(upgradeGuest(upgrade, { language }));
    },
  });

import { backend } from '../backend/index.ts';
import type { MailLanguage } from '../backend/port.ts';
import { COMMON_PASSWORDS } from '../domain/common-passwords.ts';
import { checkGuestUpgrade } from '../domain/registration.ts';
import { addressOf, ROUTES } from '../domain/routes.ts';
import { createRegistrationForm, type RegistrationForm } from './registration-form.ts';

const JUST_UPGRADED = 'upgraded';

/** Where a guest's account becomes a full one. It leads on to the profile, which says so. */
export const WAY_TO_UPGRADE = addressOf(
  'register',
  new URLSearchParams({ next: `${ROUTES.profile.path}?${JUST_UPGRADED}` }),
);

/** Whether the page was opened by the upgrade of a guest's account. */
export const isJustUpgraded = (search: string): boolean => new URLSearchParams(search).has(JUST_UPGRADED);

/** Where it leads is the gate's business: it sends on whoever is a member. */
export const createGuestUpgrade = (language: MailLanguage): RegistrationForm =>
  createRegistrationForm({
    check: (typed) => checkGuestUpgrade(typed, COMMON_PASSWORDS),
    async send(upgrade) {
      await (await backend()).upgradeGuest(upgrade, { language });
    },
  });

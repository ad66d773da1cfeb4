import type * as english from '#i18n/embedded-accounts.ts';
import type { Words } from '#i18n/words.ts';

export const embeddedAccountText: Words<typeof english.embeddedAccountText> = {
  inShort: 'Il tuo account resta in questo browser.',
};

import { backend } from '#backend/index.ts';
import type { MailLanguage } from '#backend/port/backend.ts';
import { mailLanguages } from '#i18n/locale.ts';
import type { Account } from '#domain/accounts/account.ts';
import { createAction } from './action.ts';
import { remote } from './remote-data.ts';

export type { MailLanguage };

export const $account = remote<Account>((opened, onAccount, onError) =>
  opened.watchAccount(onAccount, onError),
);

/** Sends the verification mail to the signed-in member again. */
export const verificationMail = createAction(async (language: MailLanguage) => {
  await (await backend()).sendVerification({ languages: mailLanguages(language) });
});

import { backend } from '#backend/index.ts';
import type { MailLanguage } from '#backend/port/backend.ts';
import { mailLanguages } from '#i18n/locale.ts';
import { type Account, PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { checkUpline, type UplineForm, type UplineFormErrors } from '#domain/accounts/upline-confirmation.ts';
import { createAction } from './action.ts';
import { remote } from './remote-data.ts';
import { createForm, type FieldErrorOf, type Form } from './form.ts';

export type { MailLanguage };

export const $account = remote<Account>((opened, onAccount, onError) =>
  opened.watchAccount(onAccount, onError),
);

/** Sends the verification mail to the signed-in member again. */
export const verificationMail = createAction(async (language: MailLanguage) => {
  await (await backend()).sendVerification({ languages: mailLanguages(language) });
});

type UplineConfirmationError = FieldErrorOf<UplineFormErrors> | 'upline-unknown';

/** Confirms the upline that an account has, or puts another one in its place. */
export const createUplineConfirmation = (
  member: Pick<Account, 'username' | 'upline'>,
): Form<keyof UplineForm, UplineConfirmationError> =>
  createForm<keyof UplineForm, UplineConfirmationError, UplineForm>({
    initial: { upline: member.upline === PROGRAMME_USERNAME ? '' : member.upline },
    check: (typed) => checkUpline(typed, member),
    async send({ upline }) {
      await (await backend()).confirmUpline(upline);
    },
    errorsOf: ({ code }) => (code === 'upline-unknown' ? { upline: code } : null),
  });

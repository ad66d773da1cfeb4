import type { CodeMail, Mail } from '#backend/port/backend.ts';
import { ENGLISH_LETTERS } from '#i18n/mails/en.ts';
import { ITALIAN_LETTERS } from '#i18n/mails/it.ts';
import { noticeLetter } from '#i18n/mails/notices/write.ts';
import { SITE_NAME } from '#i18n/site-name.ts';
import { ROUTES } from '#domain/routes.ts';
import { partOf } from '#stores/optional-backend-part.ts';
import { remote } from '#stores/remote-data.ts';

export type { Mail };

/** The mails of the embedded backend, newest first. */
export const $mails = remote<readonly Mail[]>((opened, onMails, onError) =>
  partOf(opened, 'outbox').watchMails(onMails, onError),
);

/** The URL of a mail's link. Its query has the names of Firebase's mails, so that one page serves both backends. */
export const linkOf = ({ mode, code, language }: CodeMail): string =>
  `${ROUTES.emailAction.path}?${new URLSearchParams({ mode, oobCode: code, lang: language })}`;

const LETTERS = { en: ENGLISH_LETTERS, it: ITALIAN_LETTERS } as const;

/** What a mail says. */
export function shownLetter(mail: Mail) {
  if ('notice' in mail) return { ...noticeLetter(mail.notice, mail, SITE_NAME), signature: SITE_NAME };
  const { opening, link, ...letter } = LETTERS[mail.language][mail.mode](mail);
  return { ...letter, paragraphs: [opening], link: { text: link, path: linkOf(mail) }, preferences: null };
}

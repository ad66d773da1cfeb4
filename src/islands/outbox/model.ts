import type { Mail } from '#backend/port/backend.ts';
import { ROUTES } from '#domain/routes.ts';
import { partOf } from '#stores/optional-backend-part.ts';
import { remote } from '#stores/remote-data.ts';

export type { Mail };

/** The mails of the embedded backend, newest first. */
export const $mails = remote<readonly Mail[]>((opened, onMails, onError) =>
  partOf(opened, 'outbox').watchMails(onMails, onError),
);

/** The URL of a mail's link. Its query has the names of Firebase's mails, so that one page serves both backends. */
export const linkOf = ({ mode, code, language }: Mail): string =>
  `${ROUTES.emailAction.path}?${new URLSearchParams({ mode, oobCode: code, lang: language })}`;

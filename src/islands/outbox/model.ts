import type { Mail } from '#backend/port/backend.ts';
import { ROUTES } from '#domain/routes.ts';
import { partOf } from '#stores/optional-backend-part.ts';
import { remote } from '#stores/remote-data.ts';

export type { Mail };

/** What the embedded backend has mailed, newest first. */
export const $mails = remote<readonly Mail[]>((opened, onMails, onError) =>
  partOf(opened, 'outbox').watchMails(onMails, onError),
);

/** Where a mail's link leads. The names in the query are those of Firebase's mails, so that one page serves both. */
export const linkOf = ({ mode, code }: Mail): string =>
  `${ROUTES.emailAction.path}?${new URLSearchParams({ mode, oobCode: code })}`;

import { ROUTES } from '#domain/routes.ts';
import { EMBEDDED_MAIL_WORDS } from '#i18n/ui.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';

/** Where to read a mail that the embedded backend has only kept. */
export function OutboxHint() {
  return (
    <LinkLine lead={EMBEDDED_MAIL_WORDS.text} href={ROUTES.outbox.path}>
      {EMBEDDED_MAIL_WORDS.link}
    </LinkLine>
  );
}

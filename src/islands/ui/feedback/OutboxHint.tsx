import { ROUTES } from '#domain/routes.ts';
import { embeddedMailText } from '#i18n/ui.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';

/** Where to read a mail that the embedded backend has only kept. */
export function OutboxHint() {
  return (
    <LinkLine lead={embeddedMailText.text} href={ROUTES.outbox.path}>
      {embeddedMailText.link}
    </LinkLine>
  );
}

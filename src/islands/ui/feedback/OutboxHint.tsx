import { ROUTES } from '#domain/routes.ts';
import { embeddedMailText } from '#i18n/ui.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';

/** Links to the embedded backend's outbox. */
export function OutboxHint() {
  return (
    <LinkLine lead={embeddedMailText.text} href={ROUTES.outbox.path}>
      {embeddedMailText.link}
    </LinkLine>
  );
}

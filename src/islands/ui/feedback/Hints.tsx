import { address } from '#i18n/language.ts';
import { useStore } from '@nanostores/react';
import { CONSOLE_LINK, ROUTES } from '#domain/routes.ts';
import { sandboxText } from '#i18n/sandbox.ts';
import { embeddedMailText } from '#i18n/ui.ts';
import { $hasSandbox } from '#stores/sandbox.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';

interface Props {
  /** What the operator does here. */
  readonly text?: string;
}

/** In the sandbox, links to the operator's console: in another tab, so that this one shows the change. */
export function OperatorHint({ text = sandboxText.whoDecides }: Props) {
  if (!useStore($hasSandbox)) return null;
  return (
    <p className="field__hint">
      {text}{' '}
      <a href={address(CONSOLE_LINK)} target="_blank" rel="noopener">
        {sandboxText.openConsole}
      </a>
    </p>
  );
}

/** Links to the embedded backend's outbox. */
export function OutboxHint() {
  return (
    <LinkLine lead={embeddedMailText.text} href={ROUTES.outbox.path}>
      {embeddedMailText.link}
    </LinkLine>
  );
}

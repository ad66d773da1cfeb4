import { useStore } from '@nanostores/react';
import { CONSOLE_LINK } from '#domain/routes.ts';
import { sandboxText } from '#i18n/sandbox.ts';
import { $hasSandbox } from '#stores/sandbox.ts';

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
      <a href={CONSOLE_LINK} target="_blank" rel="noopener">
        {sandboxText.openConsole}
      </a>
    </p>
  );
}

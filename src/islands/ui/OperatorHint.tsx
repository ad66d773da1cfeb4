import { useStore } from '@nanostores/react';
import { ROUTES } from '../../domain/routes.ts';
import { SANDBOX_WORDS } from '../../i18n/operator-sandbox.ts';
import { $hasSandbox } from '../../stores/operator/sandbox.ts';

/** Who decides about what was asked for, where that is oneself: in another tab, so that this one shows it happen. */
export function OperatorHint() {
  if (!useStore($hasSandbox)) return null;
  return (
    <p className="field__hint">
      {SANDBOX_WORDS.whoDecides}{' '}
      <a href={ROUTES.operator.path} target="_blank" rel="noopener">
        {SANDBOX_WORDS.openConsole}
      </a>
    </p>
  );
}

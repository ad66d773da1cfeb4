import { useStore } from '@nanostores/react';
import { ROUTES } from '#domain/routes.ts';
import { uiText } from '#i18n/ui.ts';
import type { Failure } from '#stores/failure.ts';
import { reloadPage } from '#stores/navigate.ts';
import { beginAgain } from '#stores/session.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { ActionButton } from './ActionButton.tsx';
import { FailureText } from './FailureText.tsx';

const MENDED_BY_RELOAD: readonly string[] = [
  'load-failed',
  'data-deleted',
  'data-replaced',
  'data-of-another-release',
  'site-outdated',
];

interface Props {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** A failure to load: the reason and a retry. */
export function Failed({ failure, onRetry }: Props) {
  const mustReload = MENDED_BY_RELOAD.includes(failure.code);
  return (
    <div className="notice notice--danger" role="alert">
      <FailureText failure={failure} />
      <button type="button" className="button button--quiet" onClick={mustReload ? reloadPage : onRetry}>
        {mustReload ? uiText.reload : uiText.retry}
      </button>
      {failure.code === 'data-deleted' && <LinkLine href={ROUTES.register.path}>{uiText.register}</LinkLine>}
      {failure.code === 'data-of-another-release' && <BeginAgain />}
    </div>
  );
}

/** The only way on where a reload does not help. */
function BeginAgain() {
  const progress = useStore(beginAgain.$progress);
  return (
    <>
      <ActionButton
        progress={progress}
        text={uiText.beginAgain}
        tone="quiet-danger"
        onClick={() => void beginAgain.run()}
      />
      {progress.state === 'failed' && <FailureText failure={progress.failure} />}
    </>
  );
}

import { ROUTES } from '#domain/routes.ts';
import { UI_WORDS } from '#i18n/ui.ts';
import type { Failure } from '#stores/failure.ts';
import { reloadPage } from '#stores/navigate.ts';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { FailureText } from './FailureText.tsx';

const MENDED_BY_RELOAD: readonly string[] = ['load-failed', 'data-deleted', 'site-outdated'];

interface Props {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Something could not be had: why, and a way on. */
export function Failed({ failure, onRetry }: Props) {
  const mustReload = MENDED_BY_RELOAD.includes(failure.code);
  return (
    <div className="notice notice--danger" role="alert">
      <FailureText failure={failure} />
      <button type="button" className="button button--quiet" onClick={mustReload ? reloadPage : onRetry}>
        {mustReload ? UI_WORDS.reload : UI_WORDS.retry}
      </button>
      {failure.code === 'data-deleted' && (
        <LinkLine href={ROUTES.register.path}>{UI_WORDS.register}</LinkLine>
      )}
    </div>
  );
}

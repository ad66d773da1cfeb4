import { UI_WORDS } from '../../i18n/ui.ts';
import type { Failure } from '../../stores/failure.ts';
import { reloadPage } from '../../stores/leave.ts';
import { FailureText } from './FailureText.tsx';

interface Props {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Something could not be had: why, and a way on. A piece that failed to load is only fetched anew by a reload. */
export function Failed({ failure, onRetry }: Props) {
  const mustReload = failure.code === 'load-failed';
  return (
    <div className="notice notice--danger" role="alert">
      <FailureText failure={failure} />
      <button type="button" className="button button--quiet" onClick={mustReload ? reloadPage : onRetry}>
        {mustReload ? UI_WORDS.reload : UI_WORDS.retry}
      </button>
    </div>
  );
}

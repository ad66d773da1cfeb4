import { FAILURE_SENTENCES } from '#i18n/errors.ts';
import { uiText } from '#i18n/ui.ts';
import type { Progress } from '#stores/action.ts';
import type { Failure } from '#stores/failure.ts';

/** The sentence for a failure, with its code in small print to quote to an operator. */
export function FailureText({ failure }: { readonly failure: Failure }) {
  return (
    <p>
      {FAILURE_SENTENCES[failure.code]}{' '}
      <small>
        {uiText.code} {codeOf(failure)}
      </small>
    </p>
  );
}

/** Our code, and the service's or settlement's code if it differs. */
function codeOf({ code, cause }: Failure): string {
  const isOtherWord = cause instanceof Error && cause.name !== code;
  return isOtherWord ? `${code}: ${cause.name}` : code;
}

/** The failure of an action, if it failed. */
export function ActionFailure({ progress }: { readonly progress: Progress }) {
  if (progress.state !== 'failed') return null;
  return (
    <div className="notice notice--danger" role="alert">
      <FailureText failure={progress.failure} />
    </div>
  );
}

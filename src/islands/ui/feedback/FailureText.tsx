import { FAILURE_SENTENCES } from '#i18n/errors.ts';
import { uiText } from '#i18n/ui.ts';
import type { Failure } from '#stores/failure.ts';

/** Why something failed: the sentence, and in small print the code, so that it can be quoted to an operator. */
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

/** Our code, and what the service or the settlement calls it, where that is another word. */
function codeOf({ code, cause }: Failure): string {
  const isOtherWord = cause instanceof Error && cause.name !== code;
  return isOtherWord ? `${code}: ${cause.name}` : code;
}

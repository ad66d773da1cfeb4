import { FAILURE_SENTENCES } from '../../i18n/errors.ts';
import { UI_WORDS } from '../../i18n/ui.ts';
import type { Failure } from '../../stores/failure.ts';

/** Why something failed: the sentence, and in small print the code, so that it can be quoted to an operator. */
export function FailureText({ failure }: { readonly failure: Failure }) {
  const cause = failure.cause instanceof Error ? `: ${failure.cause.name}` : '';
  return (
    <p>
      {FAILURE_SENTENCES[failure.code]}{' '}
      <small>
        {UI_WORDS.code} {failure.code + cause}
      </small>
    </p>
  );
}

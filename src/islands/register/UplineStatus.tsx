import { useStore } from '@nanostores/react';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { uiText } from '#i18n/ui.ts';
import { FailureText } from '#ui/feedback/FailureText.tsx';
import { uplineText } from './text.ts';
import type { RegistrationModel } from './upline.ts';

/** What is known about the typed upline. */
export function UplineStatus({ registration }: { readonly registration: RegistrationModel }) {
  const upline = useStore(registration.$upline);
  const { errors } = useStore(registration.form.$state);
  // The field shows its error itself.
  if (errors.upline !== undefined) return null;

  switch (upline.state) {
    case 'programme':
      return <p>{uplineText.is(PROGRAMME_USERNAME)}</p>;
    case 'unasked':
      return null;
    case 'checking':
      return <p>{uplineText.checking(upline.asked)}</p>;
    case 'known':
      return <p>{uplineText.is(upline.username)}</p>;
    case 'unknown':
      return <p className="field__error">{uplineText.unknown(upline.asked)}</p>;
    case 'unchecked':
      return (
        <>
          <p>{uplineText.unchecked(upline.asked)}</p>
          <FailureText failure={upline.failure} />
          <button
            type="button"
            className="button button--quiet"
            onClick={() => void registration.checkUpline()}
          >
            {uiText.retry}
          </button>
        </>
      );
  }
}

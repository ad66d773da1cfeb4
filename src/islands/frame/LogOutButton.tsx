import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { guestText } from '#i18n/guest.ts';
import { $session } from '#stores/session.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { logOutAction } from './model.ts';
import { frameText } from './text.ts';

/** Asks a guest first: a guest cannot log in again. */
export function LogOutButton() {
  const isGuest = useStore($session).kind === 'guest';
  const progress = useStore(logOutAction.$progress);
  const [isAsked, setAsked] = useState(false);

  return (
    <>
      {!isAsked && <ActionFailure progress={progress} />}
      <ActionButton
        progress={progress}
        text={{ press: frameText.logOut, pressing: frameText.loggingOut }}
        tone={isGuest ? 'quiet-danger' : 'quiet'}
        onClick={() => (isGuest ? setAsked(true) : void logOutAction.run())}
      />
      {isAsked && (
        <ConfirmDialog action={logOutAction} text={guestText.leave} onClose={() => setAsked(false)} />
      )}
    </>
  );
}

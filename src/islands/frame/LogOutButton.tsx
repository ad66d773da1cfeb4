import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { GUEST_WORDS } from '#i18n/guest.ts';
import { $session } from '#stores/session.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/ActionFailure.tsx';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { leaving } from './model.ts';
import { FRAME_WORDS } from './text.ts';

/** A guest is asked first: there is no way back into a guest's account. */
export function LogOutButton() {
  const isGuest = useStore($session).kind === 'guest';
  const progress = useStore(leaving.$progress);
  const [isAsked, setAsked] = useState(false);

  return (
    <>
      {!isAsked && <ActionFailure progress={progress} />}
      <ActionButton
        progress={progress}
        words={{ press: FRAME_WORDS.logOut, pressing: FRAME_WORDS.loggingOut }}
        tone="quiet-danger"
        onClick={() => (isGuest ? setAsked(true) : void leaving.run())}
      />
      {isAsked && (
        <ConfirmDialog action={leaving} words={GUEST_WORDS.leave} onClose={() => setAsked(false)} />
      )}
    </>
  );
}

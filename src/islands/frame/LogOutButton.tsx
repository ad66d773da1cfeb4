import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { FRAME_WORDS } from '../../i18n/frame.ts';
import { GUEST_WORDS } from '../../i18n/guest.ts';
import { leaving } from '../../stores/log-out.ts';
import { $session } from '../../stores/session.ts';
import { ActionFailure } from '../ui/ActionFailure.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { DangerButton } from '../ui/DangerButton.tsx';

/** A guest is asked first: there is no way back into a guest's account. */
export function LogOutButton() {
  const isGuest = useStore($session).kind === 'guest';
  const progress = useStore(leaving.$progress);
  const [isAsked, setAsked] = useState(false);
  const isRunning = progress.state === 'running';

  return (
    <>
      {!isAsked && <ActionFailure progress={progress} />}
      <DangerButton isBusy={isRunning} onClick={() => (isGuest ? setAsked(true) : void leaving.run())}>
        {isRunning ? FRAME_WORDS.loggingOut : FRAME_WORDS.logOut}
      </DangerButton>
      {isAsked && (
        <ConfirmDialog action={leaving} words={GUEST_WORDS.leave} onClose={() => setAsked(false)} />
      )}
    </>
  );
}

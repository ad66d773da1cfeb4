import { useStore } from '@nanostores/react';
import { FRAME_WORDS } from '../../i18n/frame.ts';
import { leaving } from '../../stores/log-out.ts';
import { DangerButton } from '../ui/DangerButton.tsx';
import { ActionFailure } from '../ui/ActionFailure.tsx';

export function LogOutButton() {
  const progress = useStore(leaving.$progress);
  const isRunning = progress.state === 'running';
  return (
    <>
      <ActionFailure progress={progress} />
      <DangerButton isBusy={isRunning} onClick={() => void leaving.run()}>
        {isRunning ? FRAME_WORDS.loggingOut : FRAME_WORDS.logOut}
      </DangerButton>
    </>
  );
}

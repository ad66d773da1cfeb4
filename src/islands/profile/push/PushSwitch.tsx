import { useStore } from '@nanostores/react';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { $push, type PushState, turnOff, turnOn } from './model.ts';
import { pushText } from './text.ts';

/** Whether this browser gets push messages, and the switch for them. The person alone turns it on. */
export function PushSwitch({ isEmbedded }: { readonly isEmbedded: boolean }) {
  if (isEmbedded) return <p>{pushText.embedded}</p>;
  return (
    <>
      <p>{pushText.what}</p>
      <RemoteView store={$push}>{(state) => <Switch state={state} />}</RemoteView>
    </>
  );
}

function Switch({ state }: { readonly state: PushState }) {
  const isOn = state === 'on';
  const action = isOn ? turnOff : turnOn;
  const progress = useStore(action.$progress);
  if (state === 'on' || state === 'off') {
    return (
      <>
        <p role="status">{pushText[state]}</p>
        <ActionFailure progress={progress} />
        <div>
          <ActionButton
            progress={progress}
            text={
              isOn
                ? { press: pushText.turnOff, pressing: pushText.turningOff }
                : { press: pushText.turnOn, pressing: pushText.turningOn }
            }
            {...(isOn && { tone: 'quiet' as const })}
            onClick={() => void action.run()}
          />
        </div>
      </>
    );
  }
  return <p>{pushText[state]}</p>;
}

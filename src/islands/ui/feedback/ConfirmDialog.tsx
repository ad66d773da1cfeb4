import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Action } from '#stores/action.ts';
import { ActionButton } from './ActionButton.tsx';
import { ActionFailure } from './FailureText.tsx';
import { Dialog } from './Dialog.tsx';

interface CommonProps {
  readonly text: {
    readonly title: string;
    readonly text: string | readonly string[];
    readonly confirm: string;
    readonly confirming: string;
    readonly keep: string;
  };
  /** @param done whether the action was confirmed and succeeded */
  readonly onClose: (done: boolean) => void;
}

/** The action on confirmation, with its subject. */
type Props = CommonProps &
  (
    | { readonly action: Action<[id: string]>; readonly id: string }
    | { readonly action: Action<[]>; readonly id?: undefined }
  );

/** Asks for confirmation of an irreversible action. Shows a failure and allows a retry. */
export function ConfirmDialog({ action, id, text, onClose }: Props) {
  const progress = useStore(action.$progress);
  // Only this dialog sets it: the action of an earlier one, closed while it ran, may still be running.
  const isDone = useRef(false);

  useEffect(() => action.reset(), [action]);

  const confirm = async (close: () => void) => {
    await (id === undefined ? action.run() : action.run(id));
    isDone.current = action.$progress.get().state === 'done';
    if (isDone.current) close();
  };

  return (
    <Dialog title={text.title} text={[text.text].flat()} onClose={() => onClose(isDone.current)}>
      {(close) => (
        <>
          <ActionFailure progress={progress} />
          <div className="answers">
            {/* First, so that it has the focus: an accidental Enter cancels. */}
            <button type="button" className="button button--quiet" onClick={close}>
              {text.keep}
            </button>
            <ActionButton
              progress={progress}
              text={{ press: text.confirm, pressing: text.confirming }}
              tone="danger"
              onClick={() => void confirm(close)}
            />
          </div>
        </>
      )}
    </Dialog>
  );
}

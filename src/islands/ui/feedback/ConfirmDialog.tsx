import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Action } from '#stores/action.ts';
import { ActionButton } from './ActionButton.tsx';
import { ActionFailure } from './ActionFailure.tsx';
import { Dialog } from './Dialog.tsx';

interface CommonProps {
  readonly text: {
    readonly title: string;
    readonly text: string | readonly string[];
    readonly confirm: string;
    readonly confirming: string;
    readonly keep: string;
  };
  /** @param done whether it was confirmed and carried out */
  readonly onClose: (done: boolean) => void;
}

/** What is done when the person confirms: to the subject, or to the one thing that it can be done to. */
type Props = CommonProps &
  (
    | { readonly action: Action<[id: string]>; readonly subject: string }
    | { readonly action: Action<[]>; readonly subject?: undefined }
  );

/** Asks before something is undone for good. A failure is said here, with the way to try again. */
export function ConfirmDialog({ action, subject, text, onClose }: Props) {
  const progress = useStore(action.$progress);
  // Of this dialog: one that was closed while its action ran may have left that going on.
  const isDone = useRef(false);

  useEffect(() => action.reset(), [action]);

  const confirm = async (close: () => void) => {
    await (subject === undefined ? action.run() : action.run(subject));
    isDone.current = action.$progress.get().state === 'done';
    if (isDone.current) close();
  };

  return (
    <Dialog title={text.title} text={[text.text].flat()} onClose={() => onClose(isDone.current)}>
      {(close) => (
        <>
          <ActionFailure progress={progress} />
          <div className="cluster">
            {/* First, so that it has the focus: Enter by mistake keeps. */}
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

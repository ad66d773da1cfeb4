import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import type { Action } from '../../stores/action.ts';
import styles from './ConfirmDialog.module.css';
import { ActionFailure } from './ActionFailure.tsx';

interface Props {
  /** What is done to the subject when the person confirms. */
  readonly action: Action<[id: string]>;
  readonly subject: string;
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly confirm: string;
    readonly confirming: string;
    readonly keep: string;
  };
  /** @param done whether it was confirmed and carried out */
  readonly onClose: (done: boolean) => void;
}

/** Asks before something is undone for good. Opens as it is mounted; a failure is said here, with the way to try again. */
export function ConfirmDialog({ action, subject, words, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();
  const progress = useStore(action.$progress);

  useEffect(() => {
    action.reset();
    dialog.current?.showModal();
  }, [action]);

  const confirm = async () => {
    await action.run(subject);
    if (action.$progress.get().state === 'done') dialog.current?.close();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={() => onClose(action.$progress.get().state === 'done')}
    >
      <div className="stack">
        <h2 id={titleId}>{words.title}</h2>
        <p id={textId}>{words.text}</p>
        <ActionFailure progress={progress} />
        <div className="cluster">
          {/* First, so that it has the focus: Enter by mistake keeps. */}
          <button type="button" className="button button--quiet" onClick={() => dialog.current?.close()}>
            {words.keep}
          </button>
          <button
            type="button"
            className="button button--danger"
            aria-disabled={progress.state === 'running'}
            onClick={() => void confirm()}
          >
            {progress.state === 'running' ? words.confirming : words.confirm}
          </button>
        </div>
      </div>
    </dialog>
  );
}

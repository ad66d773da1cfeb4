import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Action } from '#stores/action.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/ActionFailure.tsx';
import { SuccessNotice } from '#ui/feedback/SuccessNotice.tsx';
import { UsedLink } from './UsedLink.tsx';
import { type ActionMode, needsNewLink } from './model.ts';

interface Props {
  readonly action: Action<[]>;
  readonly mode: ActionMode;
  readonly email: string;
  readonly text: {
    readonly title: string;
    readonly text: (email: string) => string;
    readonly button: string;
    readonly running: string;
    readonly doneTitle: string;
    readonly doneText: (email: string) => string;
  };
  /** Shown after success: what to do next. */
  readonly children: ReactNode;
}

/** Carries out the link's action when its button is pressed. */
export function ConfirmAction({ action, mode, email, text, children }: Props) {
  const progress = useStore(action.$progress);

  if (progress.state === 'failed' && needsNewLink(progress.failure)) {
    return <UsedLink mode={mode} failure={progress.failure} />;
  }
  if (progress.state === 'done') {
    return (
      <SuccessNotice title={text.doneTitle} takesFocus>
        <p>{text.doneText(email)}</p>
        {children}
      </SuccessNotice>
    );
  }
  return (
    <section className="stack">
      <h2>{text.title}</h2>
      <p>{text.text(email)}</p>
      <ActionFailure progress={progress} />
      <ActionButton
        progress={progress}
        text={{ press: text.button, pressing: text.running }}
        onClick={() => void action.run()}
      />
    </section>
  );
}

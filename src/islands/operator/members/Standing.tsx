import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { useSent } from '#islands/operator/use-sent.ts';
import { $uid } from '#stores/session.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { DangerButton } from '#ui/feedback/DangerButton.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { TextAreaField } from '#ui/forms/TextAreaField.tsx';
import { createLift, createSuspension, type FoundMember, type StandingForm } from './model.ts';
import { standingText } from './text.ts';

interface Asked {
  readonly text: typeof standingText.suspend | typeof standingText.lift;
  readonly form: StandingForm;
  readonly done: string;
}

/** Whether the account is suspended, why, and the button that changes it. */
export function Standing({ member: { uid, suspension } }: { readonly member: FoundMember }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const isOwn = useStore($uid) === uid;

  const onClose = (isDone: boolean) => {
    setAsked(null);
    if (!isDone || !asked) return;
    setDone(asked.done);
    // The focused button is another one now.
    part.current?.focus();
  };

  return (
    <div className="stack" tabIndex={-1} ref={part}>
      <StatusMessage text={done} />
      {suspension && (
        <div className="notice notice--danger">
          <p>
            <strong>
              {standingText.since} <DateTime at={suspension.at} />
            </strong>
          </p>
          <p dir="auto">{suspension.reason}</p>
        </div>
      )}
      {isOwn ? (
        <p className="field__hint">{standingText.own}</p>
      ) : suspension ? (
        <div>
          <button
            type="button"
            className="button button--quiet"
            onClick={() => {
              const form = createLift(uid, suspension);
              setAsked({ text: standingText.lift, form, done: standingText.done.lifted });
            }}
          >
            {standingText.lift.open}
          </button>
        </div>
      ) : (
        <div>
          <DangerButton
            onClick={() => {
              const form = createSuspension(uid);
              setAsked({ text: standingText.suspend, form, done: standingText.done.suspended });
            }}
          >
            {standingText.suspend.open}
          </DangerButton>
        </div>
      )}
      {asked && <StandingDialog form={asked.form} text={asked.text} onClose={onClose} />}
    </div>
  );
}

interface Props {
  readonly form: StandingForm;
  readonly text: typeof standingText.suspend | typeof standingText.lift;
  /** @param isDone whether it is done */
  readonly onClose: (isDone: boolean) => void;
}

/** Asks for the reason, and confirms. */
const StandingDialog = ({ form, text, onClose }: Props) => (
  <Dialog title={text.title} text={text.text} onClose={() => onClose(form.$state.get().phase === 'sent')}>
    {(close) => <ReasonForm form={form} text={text} onDone={close} />}
  </Dialog>
);

function ReasonForm({ form, text, onDone }: Omit<Props, 'onClose'> & { readonly onDone: () => void }) {
  useSent(form, onDone);
  return (
    <>
      <FormFrame form={form} text={text.form}>
        <TextAreaField form={form} text={text.form} name="reason" rows={3} />
      </FormFrame>
      <div>
        <button type="button" className="button button--quiet" onClick={onDone}>
          {text.keep}
        </button>
      </div>
    </>
  );
}

import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { TextAreaField } from '#ui/forms/TextAreaField.tsx';
import type { StandingForm } from './model.ts';
import type { standingText } from './text.ts';

interface Props {
  readonly form: StandingForm;
  readonly text: typeof standingText.suspend | typeof standingText.lift;
  /** @param isDone whether it is done */
  readonly onClose: (isDone: boolean) => void;
}

/** Asks for the reason, and confirms. */
export function StandingDialog({ form, text, onClose }: Props) {
  const { phase } = useStore(form.$state);
  const closing = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (phase === 'sent') closing.current();
  }, [phase]);

  return (
    <Dialog title={text.title} text={text.text} onClose={() => onClose(form.$state.get().phase === 'sent')}>
      {(close) => {
        closing.current = close;
        return (
          <>
            <FormFrame form={form} text={text.form}>
              <TextAreaField form={form} text={text.form} name="reason" rows={3} />
            </FormFrame>
            <div>
              <button type="button" className="button button--quiet" onClick={close}>
                {text.keep}
              </button>
            </div>
          </>
        );
      }}
    </Dialog>
  );
}

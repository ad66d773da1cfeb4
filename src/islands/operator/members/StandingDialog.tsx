import { useSent } from '#islands/operator/use-sent.ts';
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
export const StandingDialog = ({ form, text, onClose }: Props) => (
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

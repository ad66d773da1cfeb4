import type { ReactNode } from 'react';
import type { Form } from '#stores/form.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import type { FormText } from '#ui/forms/use-field.ts';
import { useSent } from './use-console.ts';

interface FieldsProps<F extends string, P> {
  readonly form: Form<F, P>;
  readonly words: FormText<F, P>;
  /** On the button that leaves all as it is. */
  readonly keep: string;
  readonly tone?: 'danger' | undefined;
  readonly children: ReactNode;
}

interface Props<F extends string, P> extends FieldsProps<F, P> {
  readonly title: string;
  readonly subject: string;
  readonly text: readonly string[];
  /** @param isDone whether the form was sent */
  readonly onClose: (isDone: boolean) => void;
}

/** A question that a form answers. It closes once that is sent. */
export function FormDialog<F extends string, P>({ title, subject, text, onClose, ...fields }: Props<F, P>) {
  const isDone = () => fields.form.$state.get().phase === 'sent';
  return (
    <Dialog title={title} subject={subject} text={text} onClose={() => onClose(isDone())}>
      {(close) => <Fields {...fields} onClose={close} />}
    </Dialog>
  );
}

function Fields<F extends string, P>({
  form,
  words,
  keep,
  tone,
  onClose,
  children,
}: FieldsProps<F, P> & { readonly onClose: () => void }) {
  useSent(form, onClose);
  return (
    <FormFrame
      form={form}
      text={words}
      sendsByKeys
      tone={tone}
      beside={
        <button type="button" className="button button--quiet" onClick={onClose}>
          {keep}
        </button>
      }
    >
      {children}
    </FormFrame>
  );
}

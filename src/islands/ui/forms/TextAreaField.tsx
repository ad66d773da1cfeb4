import type { KeyboardEvent } from 'react';
import { Field } from './Field.tsx';
import { type FieldProps, useField } from './use-field.ts';

type Props<F extends string, P> = FieldProps<F, P> & {
  readonly rows: number;
  /** Whether Ctrl+Enter, or Cmd+Enter, sends the form. Enter alone begins a new line. */
  readonly sendsByKeys?: boolean;
};

/** A text field with several lines. */
export function TextAreaField<F extends string, P>({
  form,
  text,
  name,
  rows,
  sendsByKeys = false,
}: Props<F, P>) {
  const field = useField({ form, text, name });
  return (
    <Field field={field}>
      <textarea
        className="input"
        rows={rows}
        {...field.control}
        onKeyDown={sendsByKeys ? sendOnControlEnter : undefined}
      />
    </Field>
  );
}

function sendOnControlEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

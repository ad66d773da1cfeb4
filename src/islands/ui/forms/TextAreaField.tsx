import type { KeyboardEventHandler } from 'react';
import { Field } from './Field.tsx';
import { type FieldProps, useField } from './use-field.ts';

type Props<F extends string, P> = FieldProps<F, P> & {
  readonly rows: number;
  readonly placeholder?: string | undefined;
  readonly onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
};

/** A text field with several lines. */
export function TextAreaField<F extends string, P>({ form, text, name, ...area }: Props<F, P>) {
  const field = useField({ form, text, name });
  return (
    <Field field={field}>
      <textarea className="input" {...area} {...field.control} />
    </Field>
  );
}

import { Field } from './Field.tsx';
import { type FieldProps, useField } from './use-field.ts';

type Props<F extends string, P> = FieldProps<F, P> & { readonly rows: number };

/** A text of several lines. */
export function TextAreaField<F extends string, P>({ form, words, name, rows }: Props<F, P>) {
  const field = useField({ form, words, name });
  return (
    <Field field={field}>
      <textarea className="input" rows={rows} {...field.control} />
    </Field>
  );
}

import type { KeyboardEvent } from 'react';
import { Field } from './Field.tsx';
import { type FieldProps, useField } from './use-field.ts';

type Props<F extends string, P> = FieldProps<F, P> & {
  readonly rows: number;
  /** Texts that the arrow keys put in, one after the other, while the field holds nothing else. */
  readonly atHand?: readonly string[];
};

/** A text field with several lines. */
export function TextAreaField<F extends string, P>({ form, text, name, rows, atHand = [] }: Props<F, P>) {
  const field = useField({ form, text, name });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const { value } = event.currentTarget;
    const place = atHand.indexOf(value);
    if (by === undefined || atHand.length === 0 || (place === -1 && value !== '')) return;
    event.preventDefault();
    const from = place === -1 && by === -1 ? 0 : place;
    form.change(name, atHand.at((from + by) % atHand.length) ?? value);
  };
  return (
    <Field field={field}>
      <textarea className="input" rows={rows} {...field.control} onKeyDown={onKeyDown} />
    </Field>
  );
}

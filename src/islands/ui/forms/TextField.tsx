import type { InputHTMLAttributes } from 'react';
import { Field } from './Field.tsx';
import { type FieldProps, useField } from './use-field.ts';

type Props<F extends string, P> = FieldProps<F, P> &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoCapitalize' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'onBlur'
  > & { readonly type?: 'text' | 'email' | 'tel' };

export function TextField<F extends string, P>({ form, text, name, type = 'text', ...input }: Props<F, P>) {
  const field = useField({ form, text, name });
  return (
    <Field field={field}>
      <input className="input" type={type} ref={field.takeOver} {...input} {...field.control} />
    </Field>
  );
}

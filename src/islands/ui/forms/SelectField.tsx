import { Field } from './Field.tsx';
import { type FieldProps, useField } from './use-field.ts';

type Props<F extends string, P> = FieldProps<F, P> & {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly autoComplete?: string;
};

export function SelectField<F extends string, P>({ form, text, name, options, autoComplete }: Props<F, P>) {
  const field = useField({ form, text, name });
  return (
    <Field field={field}>
      <select className="input" autoComplete={autoComplete} {...field.control}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}

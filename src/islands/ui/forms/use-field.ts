import { useStore } from '@nanostores/react';
import { useCallback, useId } from 'react';
import type { Form } from '#stores/form.ts';
import type { FormText } from './form-text.ts';

/** What every control of a form is given. */
export interface FieldProps<Field extends string, FieldError> {
  readonly form: Form<Field, FieldError>;
  readonly text: FormText<Field, FieldError>;
  readonly name: Field;
}

/** The element that the error summary links to. No two fields of one page have the same name. */
export const controlId = (field: string): string => `field-${field}`;

/** Joins a field of a form to its control: value, text, and the ids that tie hint and error to it. */
export function useField<Field extends string, FieldError>({
  form,
  text,
  name,
}: FieldProps<Field, FieldError>) {
  const state = useStore(form.$state);
  const hintId = useId();
  const errorId = useId();
  const code = state.errors[name];
  const error = code === undefined ? null : text.error(code, name);
  const { hint } = text.fields[name];

  // What was typed, or filled in by the browser, before the script came stands in the page and not yet in the form.
  const takeOver = useCallback(
    (control: { readonly value: string } | null) => {
      if (control && control.value !== form.$state.get().values[name]) form.change(name, control.value);
    },
    [form, name],
  );

  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');

  return {
    ...text.fields[name],
    error,
    hintId,
    errorId,
    takeOver,
    control: {
      id: controlId(name),
      name,
      value: state.values[name],
      'aria-invalid': error !== null,
      'aria-describedby': described || undefined,
      onChange: (event: { currentTarget: { value: string } }) => form.change(name, event.currentTarget.value),
    },
  };
}

import { useStore } from '@nanostores/react';
import { useCallback, useId } from 'react';
import type { Form } from '#stores/form.ts';

/** A form's texts, given by its screen. */
export interface FormText<Field extends string, FieldError> {
  readonly fields: Readonly<Record<Field, FieldText>>;
  /** The sentence for an error: what is wrong and how to mend it. */
  readonly error: (error: FieldError, field: Field) => string;
  readonly submit: string;
  /** The button's label while sending. */
  readonly sending: string;
}

export interface FieldText {
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
}

/** The props of every control in a form. */
export interface FieldProps<Field extends string, FieldError> {
  readonly form: Form<Field, FieldError>;
  readonly text: FormText<Field, FieldError>;
  readonly name: Field;
}

/** The id that the error summary links to. Names are unique within a page. */
export const controlId = (field: string): string => `field-${field}`;

/** Connects a form field to its control: value, text, and the ids of hint and error. */
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

  // Copy what was typed, or filled in by the browser, before hydration into the form state.
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

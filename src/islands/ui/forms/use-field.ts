import { useStore } from '@nanostores/react';
import { useCallback, useId } from 'react';
import type { Form } from '#stores/form.ts';
import type { FormWords } from './form-text.ts';

/** What every control of a form is given. */
export interface FieldProps<Field extends string, Problem> {
  readonly form: Form<Field, Problem>;
  readonly words: FormWords<Field, Problem>;
  readonly name: Field;
}

/** The element that the error summary links to. No two fields of one page have the same name. */
export const controlId = (field: string): string => `field-${field}`;

/** Joins a field of a form to its control: value, words, and the ids that tie hint and error to it. */
export function useField<Field extends string, Problem>({ form, words, name }: FieldProps<Field, Problem>) {
  const state = useStore(form.$state);
  const hintId = useId();
  const errorId = useId();
  const problem = state.problems[name];
  const error = problem === undefined ? null : words.problem(problem, name);
  const { hint } = words.fields[name];

  // What was typed, or filled in by the browser, before the script came stands in the page and not yet in the form.
  const takeOver = useCallback(
    (control: { readonly value: string } | null) => {
      if (control && control.value !== form.$state.get().values[name]) form.change(name, control.value);
    },
    [form, name],
  );

  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');

  return {
    ...words.fields[name],
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

import type { useField } from './use-field.ts';

/** Hint and error of one control, under the ids that its `aria-describedby` names. */
export function FieldNotes({ field }: { readonly field: ReturnType<typeof useField> }) {
  return (
    <>
      {field.hint && (
        <p className="field__hint" id={field.hintId}>
          {field.hint}
        </p>
      )}
      {field.error && (
        <p className="field__error" id={field.errorId}>
          {field.error}
        </p>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { uiText } from '#i18n/ui.ts';
import type { useField } from './use-field.ts';

interface Props {
  readonly field: ReturnType<typeof useField>;
  readonly children: ReactNode;
}

/** Label, hint and error around one control. */
export function Field({ field, children }: Props) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={field.control.id}>
        {field.label} {field.optional && <span className="field__optional">{uiText.optional}</span>}
      </label>
      <FieldNotes field={field} />
      {children}
    </div>
  );
}

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

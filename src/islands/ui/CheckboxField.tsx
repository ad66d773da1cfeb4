import styles from './CheckboxField.module.css';
import { type FieldProps, useField } from './use-field.ts';

/** A yes or nothing. The form holds `yes` or the empty text. */
export function CheckboxField<F extends string, P>({ form, words, name }: FieldProps<F, P>) {
  const { label, hint, hintId, error, errorId, control } = useField({ form, words, name });
  return (
    <div className="field">
      {hint && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={errorId}>
          {error}
        </p>
      )}
      <label className={styles.row}>
        <input
          {...control}
          type="checkbox"
          value="yes"
          checked={control.value === 'yes'}
          onChange={(event) => form.change(name, event.currentTarget.checked ? 'yes' : '')}
        />
        {label}
      </label>
    </div>
  );
}

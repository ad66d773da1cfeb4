import styles from './CheckboxField.module.css';
import { FieldNotes } from './Field.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** A checkbox. Its form value is `yes` or empty. */
export function CheckboxField<F extends string, P>({ form, text, name }: FieldProps<F, P>) {
  const field = useField({ form, text, name });
  const { label, control } = field;
  return (
    <div className="field">
      <FieldNotes field={field} />
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

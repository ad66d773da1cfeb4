import { useId } from 'react';
import styles from './ChoiceField.module.css';
import { FieldNotes } from './Field.tsx';
import { controlId, type FieldProps, useField } from './use-field.ts';

interface Choice {
  readonly value: string;
  readonly name: string;
  readonly detail: string;
  /** The amount, in large type. */
  readonly figure?: string;
  /** What came of it, below the detail and as important. */
  readonly outcome?: string;
  /** URL of a decorative picture. */
  readonly picture?: string;
}

type Props<F extends string, P> = FieldProps<F, P> & {
  readonly choices: readonly Choice[];
  /** Whether a heading right above says what is chosen. */
  readonly isTitled?: boolean;
};

/** Radio buttons as cards. The first has the id that the error summary links to. */
export function ChoiceField<F extends string, P>({
  form,
  text,
  name,
  choices,
  isTitled = false,
}: Props<F, P>) {
  const field = useField({ form, text, name });
  const { label, control } = field;
  const labelId = useId();
  return (
    <div
      className={`field ${styles.field}`}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-invalid={control['aria-invalid']}
      aria-describedby={control['aria-describedby']}
    >
      <p className={isTitled ? 'visually-hidden' : 'field__label'} id={labelId}>
        {label}
      </p>
      <FieldNotes field={field} />
      <div className={styles.cards}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles.card}>
            <input
              type="radio"
              id={index === 0 ? controlId(name) : undefined}
              name={name}
              value={choice.value}
              checked={control.value === choice.value}
              onChange={control.onChange}
            />
            <Face choice={choice} />
          </label>
        ))}
      </div>
    </div>
  );
}

function Face({ choice: { name, detail, figure, outcome, picture } }: { readonly choice: Choice }) {
  return (
    <>
      {picture && <img src={picture} alt="" width="36" height="36" />}
      <span className={styles.face}>
        <span className={styles.name}>{name}</span>
        {figure && <span className={styles.figure}>{figure}</span>}
        <span className={styles.detail}>{detail}</span>{' '}
        {outcome && <span className={styles.outcome}>{outcome}</span>}
      </span>
    </>
  );
}

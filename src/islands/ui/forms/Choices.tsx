import { type ReactNode, useId } from 'react';
import styles from './Choices.module.css';

interface Props<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly long?: string }[];
  /** Null: none of them. */
  readonly value: Value | null;
  readonly onChoose: (value: Value) => void;
}

/** A group of radio buttons, side by side. */
export function Choices<Value extends string>({ legend, options, value, onChoose }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <Pill
          key={option.value}
          type="radio"
          name={name}
          isChecked={option.value === value}
          onChange={() => onChoose(option.value)}
          {...(option.long && { label: option.long })}
        >
          {option.label}
        </Pill>
      ))}
    </fieldset>
  );
}

interface PillProps {
  readonly type: 'radio' | 'checkbox';
  readonly name?: string;
  readonly isChecked: boolean;
  readonly onChange: () => void;
  /** The full name, if the face shows a short one. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A radio button or checkbox with the face of a small tile. */
export function Pill({ type, name, isChecked, onChange, label, children }: PillProps) {
  return (
    <label className={styles.pill}>
      <input type={type} name={name} checked={isChecked} onChange={onChange} aria-label={label} />
      {children}
    </label>
  );
}

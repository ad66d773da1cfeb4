import { useId } from 'react';
import styles from './Choices.module.css';
import { Pill } from './Pill.tsx';

interface Props<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly long?: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, side by side. */
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

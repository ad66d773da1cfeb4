import type { ReactNode } from 'react';
import styles from './Pill.module.css';

interface Props {
  readonly type: 'radio' | 'checkbox';
  readonly name?: string;
  readonly isChecked: boolean;
  readonly onChange: () => void;
  /** In full, where the face is shortened. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A radio button or checkbox with the face of a small tile. */
export function Pill({ type, name, isChecked, onChange, label, children }: Props) {
  return (
    <label className={styles.pill}>
      <input type={type} name={name} checked={isChecked} onChange={onChange} aria-label={label} />
      {children}
    </label>
  );
}

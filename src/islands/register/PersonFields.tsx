import type { ReactNode } from 'react';
import { TextField } from '#ui/forms/TextField.tsx';
import styles from './Fields.module.css';
import { type RegistrationFields, UsernameField } from './UsernameField.tsx';

interface Props {
  readonly common: RegistrationFields;
  /** Further fields, shown between the names and the username. */
  readonly children?: ReactNode;
}

/** The fields that every account needs. */
export function PersonFields({ common, children }: Props) {
  return (
    <>
      <div className={styles.abreast}>
        <TextField {...common} name="firstName" autoComplete="given-name" />
        <TextField {...common} name="lastName" autoComplete="family-name" />
      </div>
      {children}
      <UsernameField common={common} />
    </>
  );
}

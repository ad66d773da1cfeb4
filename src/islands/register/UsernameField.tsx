import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { TextField } from '#ui/forms/TextField.tsx';
import type { FieldProps } from '#ui/forms/use-field.ts';
import styles from './Fields.module.css';
import type { RegistrationError, RegistrationField } from './form.ts';
import { registerText, usernameText } from './text.ts';
import { createUsernameCheck, type UsernameView } from './username.ts';

/** What the fields of all forms of a registration are given. */
export type RegistrationFields = Omit<FieldProps<RegistrationField, RegistrationError>, 'name'>;

/** The username, checked when the person leaves the field: they need not fill in the rest to hear that it is taken. */
export function UsernameField({ common }: { readonly common: RegistrationFields }) {
  const [{ $username, check }] = useState(() => createUsernameCheck(common.form));
  const username = useStore($username);
  const { errors } = useStore(common.form.$state);
  return (
    <div className={styles.username}>
      <TextField
        {...common}
        name="username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        onBlur={() => void check()}
      />
      <div role="status" className={styles.verdict}>
        {/* The field shows its error itself. */}
        {errors.username === undefined && <Verdict username={username} />}
      </div>
    </div>
  );
}

function Verdict({ username }: { readonly username: UsernameView }) {
  switch (username?.state) {
    case 'checking':
      return <p>{usernameText.checking(username.asked)}</p>;
    case 'free':
      return <p className={styles.free}>{usernameText.free(username.asked)}</p>;
    case 'refused':
      return <p className="field__error">{registerText.form.error(username.problem, 'username')}</p>;
    default:
      return null;
  }
}

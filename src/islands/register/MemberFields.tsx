import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import styles from './Fields.module.css';
import { OptionalFields } from './OptionalFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import type { RegistrationFields } from './UsernameField.tsx';

/** The fields of an account that logs in by e-mail and password. */
export function MemberFields({ common }: { readonly common: RegistrationFields }) {
  return (
    <div className={styles.fields}>
      <PersonFields common={common}>
        {/* The e-mail is the log-in name, so password managers must save it as the username. */}
        <TextField {...common} name="email" type="email" autoComplete="username" spellCheck={false} />
      </PersonFields>
      <PasswordField {...common} name="password" autoComplete="new-password" />
      <PasswordField {...common} name="confirmPassword" autoComplete="new-password" />
      <OptionalFields common={common} />
    </div>
  );
}

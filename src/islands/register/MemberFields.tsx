import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import type { FieldProps } from '#ui/forms/use-field.ts';
import { PersonFields } from './PersonFields.tsx';
import type { RegistrationField, RegistrationError } from './form.ts';

type Props = Omit<FieldProps<RegistrationField, RegistrationError>, 'name'>;

/** The fields of an account that logs in by e-mail and password. */
export function MemberFields(common: Props) {
  return (
    <>
      <PersonFields {...common}>
        {/* The e-mail is the log-in name, so password managers must save it as the username. */}
        <TextField {...common} name="email" type="email" autoComplete="username" spellCheck={false} />
      </PersonFields>
      <PasswordField {...common} name="password" autoComplete="new-password" />
      <PasswordField {...common} name="confirmPassword" autoComplete="new-password" />
    </>
  );
}

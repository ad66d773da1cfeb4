import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import type { FieldProps } from '#ui/forms/use-field.ts';
import { PersonFields } from './PersonFields.tsx';
import type { RegistrationField, RegistrationError } from './form.ts';

type Props = Omit<FieldProps<RegistrationField, RegistrationError>, 'name'>;

/** What somebody gives who is to log in with an address and a password of this site. */
export function MemberFields(common: Props) {
  return (
    <>
      <PersonFields {...common}>
        {/* The name to log in with is the address, so that is what a password manager has to keep. */}
        <TextField {...common} name="email" type="email" autoComplete="username" spellCheck={false} />
      </PersonFields>
      <PasswordField {...common} name="password" autoComplete="new-password" />
      <PasswordField {...common} name="confirmPassword" autoComplete="new-password" />
    </>
  );
}

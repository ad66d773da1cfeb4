import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { NO_COUNTRY } from '#i18n/account-fields.ts';
import { CountryField } from '#ui/forms/CountryField.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import type { FieldProps } from '#ui/forms/use-field.ts';
import styles from './Fields.module.css';
import type { RegistrationError, RegistrationField } from './form.ts';
import { registerText, usernameText } from './text.ts';
import { createUsernameCheck, type UsernameView } from './username.ts';

interface Props {
  /** What each field is given. */
  readonly common: Omit<FieldProps<RegistrationField, RegistrationError>, 'name'>;
}

interface AccountFieldsProps extends Props {
  /** Whether the account logs in by e-mail and password, and not by Google. */
  readonly byPassword?: boolean;
  /** Whether its mails stay in this browser. */
  readonly isEmbedded?: boolean;
}

/** The fields of an account: what it needs, and folded what it can do without. */
export function AccountFields({ common, byPassword = false, isEmbedded = false }: AccountFieldsProps) {
  const { text } = common;
  const emailText = isEmbedded
    ? { ...text, fields: { ...text.fields, email: registerText.emailHere } }
    : text;
  return (
    <div className={styles.fields}>
      <div className={styles.abreast}>
        <TextField {...common} name="firstName" autoComplete="given-name" />
        <TextField {...common} name="lastName" autoComplete="family-name" />
      </div>
      {/* The e-mail is the log-in name, so password managers must save it as the username. */}
      {byPassword && (
        <TextField
          {...common}
          text={emailText}
          name="email"
          type="email"
          autoComplete="username"
          spellCheck={false}
        />
      )}
      <UsernameField common={common} />
      {byPassword && (
        <>
          <PasswordField {...common} name="password" autoComplete="new-password" />
          <PasswordField {...common} name="confirmPassword" autoComplete="new-password" />
        </>
      )}
      <OptionalFields common={common} />
    </div>
  );
}

/** The username, checked when the person leaves the field: they need not fill in the rest to hear that it is taken. */
export function UsernameField({ common }: Props) {
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

/** Folded, until the person opens it or something in it is wrong. */
function OptionalFields({ common }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { errors, failedSubmits } = useStore(common.form.$state);
  const hasError = errors.phoneNumber !== undefined || errors.country !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed submit leads to its errors
  useEffect(() => {
    if (hasError) setOpen(true);
  }, [hasError, failedSubmits]);

  return (
    <details className="unfold" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{registerText.optional}</summary>
      <div className={styles.fields}>
        <TextField {...common} name="phoneNumber" type="tel" autoComplete="tel" />
        <CountryField {...common} name="country" none={NO_COUNTRY} autoComplete="country" />
      </div>
    </details>
  );
}

import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { NO_COUNTRY } from '#i18n/account-fields.ts';
import { CountryField } from '#ui/forms/CountryField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import styles from './Fields.module.css';
import type { RegistrationFields } from './UsernameField.tsx';
import { registerText } from './text.ts';

/** What an account can do without: folded, until the person opens it or something in it is wrong. */
export function OptionalFields({ common }: { readonly common: RegistrationFields }) {
  const [isOpen, setOpen] = useState(false);
  const { errors, failedSubmits } = useStore(common.form.$state);
  const hasError = errors.phoneNumber !== undefined || errors.country !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed submit leads to its errors
  useEffect(() => {
    if (hasError) setOpen(true);
  }, [hasError, failedSubmits]);

  return (
    <details
      className={styles.optional}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{registerText.optional}</summary>
      <div className={styles.fields}>
        <TextField {...common} name="phoneNumber" type="tel" autoComplete="tel" />
        <CountryField {...common} name="country" none={NO_COUNTRY} autoComplete="country" />
      </div>
    </details>
  );
}

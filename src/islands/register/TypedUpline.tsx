import { useEffect } from 'react';
import { REGISTER_WORDS } from '../../i18n/register.ts';
import type { RegistrationModel } from '../../stores/upline-choice.ts';
import { TextField } from '../ui/TextField.tsx';
import { controlId } from '../ui/use-field.ts';
import styles from './UplineField.module.css';
import { UplineStatus } from './UplineStatus.tsx';

interface Props {
  readonly registration: RegistrationModel;
  readonly takesFocus: boolean;
}

/** The upline as the person types it, checked on leaving the field. */
export function TypedUpline({ registration, takesFocus }: Props) {
  useEffect(() => {
    if (takesFocus) document.getElementById(controlId('upline'))?.focus();
  }, [takesFocus]);

  return (
    <>
      <TextField
        form={registration.form}
        words={REGISTER_WORDS.form}
        name="upline"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onBlur={() => void registration.checkUpline()}
      />
      <div role="status" className={styles.status}>
        <UplineStatus registration={registration} />
      </div>
    </>
  );
}

import { useEffect } from 'react';
import { TextField } from '#ui/forms/TextField.tsx';
import { controlId } from '#ui/forms/use-field.ts';
import styles from './UplineField.module.css';
import { UplineStatus } from './UplineStatus.tsx';
import { registerText, uplineText } from './text.ts';
import type { RegistrationModel } from './upline.ts';

interface Props {
  readonly registration: RegistrationModel;
  readonly takesFocus: boolean;
}

/** The upline as text, checked when the person leaves the field. */
export function TypedUpline({ registration, takesFocus }: Props) {
  useEffect(() => {
    if (takesFocus) document.getElementById(controlId('upline'))?.focus();
  }, [takesFocus]);

  return (
    <>
      <p className="field__hint">{uplineText.about}</p>
      <TextField
        form={registration.form}
        text={registerText.form}
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

import { useStore } from '@nanostores/react';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { uiText } from '#i18n/ui.ts';
import { Field } from './Field.tsx';
import { useEarlyPress } from './use-early-press.ts';
import { type FieldProps, useField } from './use-field.ts';

type Props<F extends string, P> = FieldProps<F, P> & {
  readonly autoComplete: 'current-password' | 'new-password';
  /** A link that stands at the end of the label's line, and comes after the field for the keyboard. */
  readonly beside?: ReactNode;
};

/** A password that can be shown; it is hidden again when the form is sent. */
export function PasswordField<F extends string, P>({ form, text, name, autoComplete, beside }: Props<F, P>) {
  const field = useField({ form, text, name });
  const { phase } = useStore(form.$state);
  const [shown, setShown] = useState(false);
  const earlyPress = useEarlyPress(() => setShown(true));
  const Icon = shown ? EyeOff : Eye;

  useEffect(() => {
    if (phase !== 'editing') setShown(false);
  }, [phase]);

  return (
    <Field field={field}>
      <div className="password">
        <input
          className="input"
          ref={field.takeOver}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize={shown ? 'none' : undefined}
          spellCheck={false}
          {...field.control}
        />
        <button
          type="button"
          {...earlyPress}
          aria-controls={field.control.id}
          aria-label={shown ? uiText.hidePassword : uiText.showPassword}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      </div>
      {beside && <div className="field__beside">{beside}</div>}
    </Field>
  );
}

/** A hidden username, so that password managers know whose password it is. */
export function PasswordOwner({ email }: { readonly email: string }) {
  return <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />;
}

import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { PasswordOwner } from '#ui/forms/PasswordOwner.tsx';
import { GoogleConfirmation } from './GoogleConfirmation.tsx';
import { $isAsking, createReauthentication, giveUp } from './reauthentication.ts';
import { reauthenticationText } from './text.ts';

interface Props {
  /** Null for a guest, who is never asked. */
  readonly email: string | null;
}

/** Asks the signed-in person to prove that they own the account when an action needs it. */
export function OwnerDialog({ email }: Props) {
  const isAsking = useStore($isAsking);
  return isAsking && <Question email={email ?? ''} />;
}

function Question({ email }: { readonly email: string }) {
  const [form] = useState(createReauthentication);
  const { title, text, cancel, form: formText } = reauthenticationText;
  return (
    <Dialog title={title} text={[text]} onClose={giveUp}>
      {(close) => (
        <>
          <FormFrame form={form} text={formText}>
            <PasswordOwner email={email} />
            <PasswordField
              form={form}
              text={formText}
              name="currentPassword"
              autoComplete="current-password"
            />
          </FormFrame>
          <GoogleConfirmation />
          <div>
            <button type="button" className="button button--quiet" onClick={close}>
              {cancel}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}

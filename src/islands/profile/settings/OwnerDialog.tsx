import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $hasGoogle, prepareGoogle } from '#stores/google-sign-in.ts';
import { $challenge, giveUpSecondFactor } from '#stores/second-factor.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { PasswordField, PasswordOwner } from '#ui/forms/PasswordField.tsx';
import { SecondFactorStep } from '#ui/second-factor/SecondFactorStep.tsx';
import { $isAsking, createReauthentication, giveUp, googleReauthentication } from './reauthentication.ts';
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
  const challenge = useStore($challenge);
  const { title, text, cancel, form: formText } = reauthenticationText;
  // Who leaves the screen declines too.
  useEffect(() => decline, []);
  if (challenge) {
    return (
      <Dialog title={title} text={[text]} onClose={decline}>
        {() => <SecondFactorStep challenge={challenge} />}
      </Dialog>
    );
  }
  return (
    <Dialog title={title} text={[text]} onClose={decline}>
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

/** Does nothing once it is answered. */
function decline(): void {
  giveUpSecondFactor();
  giveUp();
}

/** For people who sign in with Google and have no password here. */
function GoogleConfirmation() {
  const hasGoogle = useStore($hasGoogle);
  const progress = useStore(googleReauthentication.$progress);
  const isAnother = progress.state === 'failed' && progress.failure.code === 'invalid-credentials';
  const { google, confirming, otherGoogleAccount } = reauthenticationText;

  useEffect(() => {
    googleReauthentication.reset();
    if (hasGoogle) prepareGoogle();
  }, [hasGoogle]);

  if (!hasGoogle) return null;
  return (
    <>
      {isAnother ? (
        <p className="notice notice--danger" role="alert">
          {otherGoogleAccount}
        </p>
      ) : (
        <ActionFailure progress={progress} />
      )}
      <div>
        <ActionButton
          progress={progress}
          text={{ press: google, pressing: confirming }}
          tone="quiet"
          onClick={() => void googleReauthentication.run()}
        />
      </div>
    </>
  );
}

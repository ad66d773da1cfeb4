import { useStore } from '@nanostores/react';
import { useState } from 'react';

import { Setting } from '#islands/profile/settings/Setting.tsx';
import { $session } from '#stores/session.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/ActionFailure.tsx';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { DangerButton } from '#ui/feedback/DangerButton.tsx';
import { AddedFactor } from './AddedFactor.tsx';
import { AppStep } from './AppStep.tsx';
import { $enrolment, $secondFactor, enrolment, removal, type SecondFactor } from './model.ts';
import { securityText } from './text.ts';

/** Whether the account has a second factor, and how to add or remove it. */
export function SecondFactorSetting() {
  const state = useStore($enrolment);
  return (
    <Setting title={securityText.title} id="second-factor">
      <p>{securityText.what}</p>
      {state.step === 'app' && <AppStep secret={state.secret} uri={state.uri} />}
      {state.step === 'added' && <AddedFactor recoveryCodes={state.recoveryCodes} />}
      {state.step === 'none' && (
        <RemoteView store={$secondFactor}>
          {(factor) => (factor === null ? <NoFactor /> : <Present factor={factor} />)}
        </RemoteView>
      )}
    </Setting>
  );
}

function NoFactor() {
  const progress = useStore(enrolment.$progress);
  return (
    <>
      <p>{securityText.none}</p>
      <ActionFailure progress={progress} />
      <div>
        <ActionButton
          progress={progress}
          text={{ press: securityText.begin, pressing: securityText.beginning }}
          onClick={() => void enrolment.run()}
        />
      </div>
    </>
  );
}

function Present({ factor: { addedAt, recoveryCodesLeft } }: { readonly factor: SecondFactor }) {
  const [isAsked, setAsked] = useState(false);
  const isOperator = useStore($session).kind === 'operator';
  const { button, text, operator, ...labels } = securityText.remove;
  return (
    <>
      <p>{securityText.since(addedAt)}</p>
      {recoveryCodesLeft === null ? (
        <p>{securityText.noCodes}</p>
      ) : (
        <p>
          {securityText.codesLeft(recoveryCodesLeft)} {securityText.newCodes}
        </p>
      )}
      <div>
        <DangerButton onClick={() => setAsked(true)}>{button}</DangerButton>
      </div>
      {isAsked && (
        <ConfirmDialog
          action={removal}
          text={{ ...labels, text: isOperator ? [text, operator] : text }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

import { address } from '#i18n/language.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { ROUTES } from '#domain/routes.ts';
import { $session } from '#stores/session.ts';
import { QrCode } from '#ui/data/QrCode.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { saveFile } from '#ui/data/save-file.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { DangerButton } from '#ui/feedback/DangerButton.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import styles from './SecondFactor.module.css';
import {
  $enrolment,
  $secondFactor,
  createFirstCode,
  endEnrolment,
  enrolment,
  removal,
  type SecondFactor,
} from './model.ts';
import { securityText } from './text.ts';

/** Whether the account has a second factor, and how to add or remove it. */
export function SecondFactorSetting() {
  const state = useStore($enrolment);
  return (
    <>
      <p>{securityText.what}</p>
      {state.step === 'app' && <AppStep secret={state.secret} uri={state.uri} />}
      {state.step === 'added' && <AddedFactor recoveryCodes={state.recoveryCodes} />}
      {state.step === 'none' && (
        <RemoteView store={$secondFactor}>
          {(factor) => (factor === null ? <NoFactor /> : <Present factor={factor} />)}
        </RemoteView>
      )}
    </>
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

interface Props {
  /** In base32. */
  readonly secret: string;
  readonly uri: string;
}

/** Hands the key to an app, and asks for the app's first code. */
function AppStep({ secret, uri }: Props) {
  const [form] = useState(createFirstCode);
  const start = useRef<HTMLParagraphElement>(null);
  const { scan, qrTitle, copySecret, copied, openApp, cancel, form: formText } = securityText;

  // The pressed button is gone, so move the focus.
  useEffect(() => start.current?.focus(), []);

  return (
    <div className="stack">
      <p tabIndex={-1} ref={start}>
        {scan}
      </p>
      <QrCode text={uri} title={qrTitle} />
      <div>
        <p className="field__label">{securityText.secret}</p>
        <p>
          <code className={styles.secret}>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
        </p>
        <CopyButton text={secret} label={copySecret} done={copied} />
      </div>
      <p>
        <a href={uri}>{openApp}</a>
      </p>
      <FormFrame form={form} text={formText}>
        <TextField form={form} text={formText} name="code" inputMode="numeric" autoComplete="one-time-code" />
      </FormFrame>
      <div>
        <button type="button" className="button button--quiet" onClick={endEnrolment}>
          {cancel}
        </button>
      </div>
    </div>
  );
}

interface AddedFactorProps {
  /** As people read them; empty if the identity service has none. */
  readonly recoveryCodes: readonly string[];
}

/** Says that the second factor was added. Shows the recovery codes, once. */
function AddedFactor({ recoveryCodes }: AddedFactorProps) {
  const isOperator = useStore($session).kind === 'operator';
  const start = useRef<HTMLParagraphElement>(null);
  const hasCodes = recoveryCodes.length > 0;

  useEffect(() => start.current?.focus(), []);

  return (
    <div className="stack">
      <p className="notice notice--success" tabIndex={-1} ref={start}>
        {securityText.added}
      </p>
      {hasCodes ? <RecoveryCodes codes={recoveryCodes} /> : <p>{securityText.noCodes}</p>}
      <div className="cluster">
        <button type="button" className="button" onClick={endEnrolment}>
          {hasCodes ? securityText.kept : securityText.done}
        </button>
        {isOperator && <a href={address(ROUTES.operator.path)}>{securityText.console}</a>}
      </div>
    </div>
  );
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const { keepCodes, codesLabel, copyCodes, codesCopied, download, fileName } = securityText;
  const text = codes.join('\n');
  return (
    <>
      <p>{keepCodes}</p>
      <ol className={styles.codes} aria-label={codesLabel}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="cluster">
        <CopyButton text={text} label={copyCodes} done={codesCopied} />
        <button
          type="button"
          className="button button--quiet"
          onClick={() => saveFile(fileName, new Blob([`${text}\n`], { type: 'text/plain' }))}
        >
          {download}
        </button>
      </div>
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { QrCode } from '#ui/data/QrCode.tsx';
import styles from './SecondFactor.module.css';
import { createFirstCode, endEnrolment } from './model.ts';
import { securityText } from './text.ts';

interface Props {
  /** In base32. */
  readonly secret: string;
  readonly uri: string;
}

/** Hands the key to an app, and asks for the app's first code. */
export function AppStep({ secret, uri }: Props) {
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

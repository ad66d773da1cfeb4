import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { ROUTES } from '#domain/routes.ts';
import { $session } from '#stores/session.ts';
import { saveFile } from '#ui/data/save-file.ts';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import styles from './SecondFactor.module.css';
import { endEnrolment } from './model.ts';
import { securityText } from './text.ts';

interface Props {
  /** As people read them; empty if the identity service has none. */
  readonly recoveryCodes: readonly string[];
}

/** Says that the second factor was added. Shows the recovery codes, once. */
export function AddedFactor({ recoveryCodes }: Props) {
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
        {isOperator && <a href={ROUTES.operator.path}>{securityText.console}</a>}
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

import { useStore } from '@nanostores/react';
import { dateTime, usd, wholeNumber } from '#i18n/format.ts';
import { logFault, logText } from '#i18n/log-faults.ts';
import { isWatched } from '#stores/ledger-policy.ts';
import { $lastSeenLog } from '#stores/last-seen-log.ts';
import { Failed } from '#ui/feedback/Failed.tsx';
import styles from './Ledger.module.css';
import {
  $verificationState,
  cancelVerification,
  forgetLastSeen,
  verify,
  type VerificationState,
} from './model.ts';
import { ledgerText } from './text.ts';

export function Verify() {
  const run = useStore($verificationState);
  const seen = useStore($lastSeenLog);
  const isRunning = run.state === 'running';
  return (
    <section className="card stack" aria-labelledby="verify">
      <h2 id="verify">{ledgerText.verifyTitle}</h2>
      <p>{ledgerText.verifyHint}</p>
      {run.state === 'idle' && seen && (
        <p>{ledgerText.lastSeen(dateTime(seen.at), wholeNumber(seen.size))}</p>
      )}
      {isRunning && (
        <progress
          className={styles.progress}
          value={run.entries}
          max={run.size || 1}
          aria-label={ledgerText.progress}
        />
      )}
      <div className="cluster">
        {/* One button, so that it keeps the focus. */}
        <button
          type="button"
          className={isRunning ? 'button button--quiet' : 'button'}
          onClick={isRunning ? cancelVerification : () => void verify()}
        >
          {isRunning ? ledgerText.cancel : run.state === 'idle' ? ledgerText.verify : ledgerText.again}
        </button>
        {isRunning && (
          <span>
            {run.size === 0
              ? ledgerText.starting
              : ledgerText.running(wholeNumber(run.entries), wholeNumber(run.size))}
          </span>
        )}
      </div>
      <div role="status">
        <Outcome run={run} />
      </div>
      {run.state === 'failed' && <Failed failure={run.failure} onRetry={() => void verify()} />}
    </section>
  );
}

function Outcome({ run }: { readonly run: VerificationState }) {
  switch (run.state) {
    case 'cancelled':
      return <p>{ledgerText.cancelled}</p>;
    case 'unsupported':
      return <p className="notice notice--warning">{logText.unsupported}</p>;
    case 'verified': {
      const { checkpoint, books } = run.publicLog;
      return (
        <div className="notice notice--success">
          <p>
            <strong>{ledgerText.verified}</strong>
          </p>
          <ul>
            <li>{ledgerText.entries(checkpoint.size, wholeNumber(checkpoint.size))}</li>
            <li>{ledgerText.sums}</li>
            <li>{ledgerText.kept(usd(books.house))}</li>
            <li>{ledgerText.signature(checkpoint.origin)}</li>
            <li>
              {run.before
                ? ledgerText.since(dateTime(run.before.at), wholeNumber(run.before.size))
                : ledgerText.firstTime}
            </li>
            <li>{isWatched ? ledgerText.watched : ledgerText.unwatched}</li>
          </ul>
        </div>
      );
    }
    case 'refused':
      return (
        <div className="notice notice--danger">
          <p>
            <strong>{ledgerText.refused}</strong>
          </p>
          <p>{logFault(run.fault)}</p>
          <p>{run.fault.kind === 'key-changed' ? logText.keyChangedHint : logText.refusedHint}</p>
          {run.fault.kind === 'key-changed' && (
            <button type="button" className="button button--quiet" onClick={forgetLastSeen}>
              {ledgerText.forget}
            </button>
          )}
        </div>
      );
    default:
      return null;
  }
}

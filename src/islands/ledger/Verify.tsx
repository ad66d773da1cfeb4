import { useStore } from '@nanostores/react';
import { dateTime, wholeNumber } from '#i18n/format.ts';
import { $lastSeenLog } from '#stores/last-seen-log.ts';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { Failed } from '#ui/feedback/Failed.tsx';
import styles from './Ledger.module.css';
import { $verificationState, cancelVerification, forgetLastSeen, verify } from './model.ts';
import { ledgerText } from './text.ts';

const loadOutcome = () => import('./later.ts');

export function Verify() {
  const run = useStore($verificationState);
  const seen = useStore($lastSeenLog);
  const isRunning = run.state === 'running';
  return (
    <section className={styles.verify} aria-labelledby="verify">
      <div className="card stack">
        <h2 id="verify">{ledgerText.verifyTitle}</h2>
        <p>{ledgerText.verifyHint}</p>
        {run.state === 'idle' && seen && (
          <p>{ledgerText.lastSeen(dateTime(seen.at), seen.size, wholeNumber(seen.size))}</p>
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
        {run.state === 'failed' && <Failed failure={run.failure} onRetry={() => void verify()} />}
      </div>
      <div role="status" className={styles.outcome}>
        {!isRunning && run.state !== 'idle' && run.state !== 'failed' && (
          <Deferred load={loadOutcome} fallback={null}>
            {({ Outcome }) => <Outcome run={run} onForget={forgetLastSeen} />}
          </Deferred>
        )}
      </div>
    </section>
  );
}

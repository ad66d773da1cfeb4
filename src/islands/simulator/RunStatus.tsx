import { useStore } from '@nanostores/react';
import { SIMULATOR_WORDS } from '../../i18n/maths-simulator.ts';
import type { Simulator } from '../../stores/simulator/simulator.ts';
import styles from './Simulator.module.css';

/** How far a run has got, with a way to end it; afterwards, how it ended. */
export function RunStatus({ simulator }: { readonly simulator: Simulator }) {
  const run = useStore(simulator.$run);
  const result = useStore(simulator.$result);
  return (
    <div className={styles.status}>
      {run.state === 'running' && (
        <>
          <progress value={run.done} max={1} aria-label={SIMULATOR_WORDS.progress} />
          <div className="cluster">
            <button type="button" className="button button--quiet" onClick={simulator.cancel}>
              {SIMULATOR_WORDS.cancel}
            </button>
            <span>{SIMULATOR_WORDS.running(run.done)}</span>
          </div>
        </>
      )}
      <p role="status">
        {run.state === 'finished' && SIMULATOR_WORDS.finished(result)}
        {run.state === 'cancelled' && SIMULATOR_WORDS.cancelled}
      </p>
    </div>
  );
}

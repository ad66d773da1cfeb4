import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useState } from 'react';
import type { ScenarioField } from '#domain/matrix/simulation/read-scenario.ts';
import type { SimulationResult } from '#domain/matrix/simulation/simulate.ts';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Results } from './Results.tsx';
import styles from './Simulator.module.css';
import { createSimulator, type ScenarioForm, type Simulator as SimulatorModel } from './model.ts';
import { scenarioFormText, SCENARIO_OPTIONS, simulatorText } from './text.ts';

/** @param standard the run made at build time: shown at first, and without JavaScript */
export function Simulator({ standard }: { readonly standard: SimulationResult }) {
  const [simulator] = useState(() => createSimulator(standard));
  const [isReady, setReady] = useState(false);
  // Charts render in the background, so the page stays responsive.
  const result = useDeferredValue(useStore(simulator.$result));
  const { runFromUrl } = simulator;

  useEffect(() => {
    setReady(true);
    runFromUrl();
  }, [runFromUrl]);

  return (
    <div className="stack">
      <WrongUrlNote $urlErrors={simulator.$urlErrors} />
      <fieldset className={styles.controls} disabled={!isReady}>
        <legend className={styles.legend}>{simulatorText.settings}</legend>
        <Controls form={simulator.form} />
      </fieldset>
      <RunStatus simulator={simulator} />
      <Results result={result} isReady={isReady} />
    </div>
  );
}

function Controls({ form }: { readonly form: ScenarioForm }) {
  const field = { form, text: scenarioFormText };
  return (
    <FormFrame {...field}>
      <div className={styles.fields}>
        <SelectField {...field} name="matrix" options={SCENARIO_OPTIONS.matrix} />
        <TextField {...field} name="members" inputMode="numeric" autoComplete="off" />
        <TextField {...field} name="idlePercent" inputMode="numeric" autoComplete="off" />
        <TextField {...field} name="budget" inputMode="numeric" autoComplete="off" />
        <TextField {...field} name="leadersPerThousand" inputMode="numeric" autoComplete="off" />
        <TextField {...field} name="leaderLevels" inputMode="numeric" autoComplete="off" />
        <TextField {...field} name="leadersInvitePercent" inputMode="numeric" autoComplete="off" />
        <SelectField {...field} name="inviters" options={SCENARIO_OPTIONS.inviters} />
        <TextField {...field} name="feePercent" inputMode="numeric" autoComplete="off" />
        <TextField {...field} name="seed" inputMode="numeric" autoComplete="off" />
      </div>
    </FormFrame>
  );
}

type Props = Pick<SimulatorModel, '$urlErrors'>;

/** Explains what is wrong with a link to a run, for example one that was cut off or mistyped. */
export function WrongUrlNote({ $urlErrors }: Props) {
  const wrong = useStore($urlErrors);
  return (
    <div role="status">
      {wrong && (
        <div className="notice">
          <p>{simulatorText.wrongUrl}</p>
          <ul>
            {(Object.keys(wrong) as ScenarioField[]).map((field) => {
              const error = wrong[field];
              return error && <li key={field}>{scenarioFormText.error(error, field)}</li>;
            })}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The progress of a run with a button that cancels it; afterwards, its outcome. */
export function RunStatus({ simulator }: { readonly simulator: SimulatorModel }) {
  const run = useStore(simulator.$run);
  const result = useStore(simulator.$result);
  return (
    <div className={styles.status}>
      {run.state === 'running' && (
        <>
          <progress value={run.done} max={1} aria-label={simulatorText.progress} />
          <div className="cluster">
            <button type="button" className="button button--quiet" onClick={simulator.cancel}>
              {simulatorText.cancel}
            </button>
            <span>{simulatorText.running(run.done)}</span>
          </div>
        </>
      )}
      <p role="status">
        {run.state === 'finished' && simulatorText.finished(result)}
        {run.state === 'cancelled' && simulatorText.cancelled}
      </p>
    </div>
  );
}

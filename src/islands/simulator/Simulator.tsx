import { useStore } from '@nanostores/react';
import { memo, useDeferredValue, useEffect, useState } from 'react';
import type { ScenarioField } from '#domain/matrix/simulation/read-scenario.ts';
import { queryOf } from '#domain/matrix/simulation/scenario-in-url.ts';
import type { SimulationResult } from '#domain/matrix/simulation/simulate.ts';
import { saveFile } from '#ui/data/save-file.ts';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import styles from './Simulator.module.css';
import { DistributionChart } from './charts/DistributionChart.tsx';
import { HistoryChart } from './charts/HistoryChart.tsx';
import { JoinOrderChart } from './charts/JoinOrderChart.tsx';
import { MoneyChart } from './charts/MoneyChart.tsx';
import { StandingChart } from './charts/StandingChart.tsx';
import { fileName } from './export/file-name.ts';
import { resultCsv } from './export/result-csv.ts';
import { createSimulator, type ScenarioForm, type Simulator as SimulatorModel } from './model.ts';
import { resultSentences, SCENARIO_OPTIONS, scenarioFormText, simulatorText } from './text.ts';

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

interface ResultsProps {
  readonly result: SimulationResult;
  /** Whether the page has hydrated, so that buttons work. */
  readonly isReady: boolean;
}

/** A run in sentences and charts. Renders again only for another run. */
const Results = memo(function Results({ result, isReady }: ResultsProps) {
  return (
    <section className="stack" aria-labelledby="simulation-results">
      <h3 id="simulation-results">{simulatorText.results}</h3>
      <p className={styles.scenario}>{simulatorText.scenario(result.scenario)}</p>
      <ul className={styles.sentences}>
        {resultSentences(result).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className={styles.charts}>
        <StandingChart result={result} isReady={isReady} />
        <DistributionChart result={result} isReady={isReady} />
        <JoinOrderChart result={result} isReady={isReady} />
        <MoneyChart result={result} isReady={isReady} />
        <HistoryChart result={result} isReady={isReady} />
      </div>
      {isReady && <ExportRow result={result} />}
      <p className={styles.fingerprint}>
        {simulatorText.fingerprint} <code>{result.hash}</code>
      </p>
    </section>
  );
});

/** A link that repeats the run, and its figures as a file. */
function ExportRow({ result }: { readonly result: SimulationResult }) {
  const link = `${location.origin}${location.pathname}?${queryOf(result.scenario)}#simulator`;
  const save = () =>
    saveFile(
      fileName('simulation', 'csv'),
      new Blob([resultCsv(result)], { type: 'text/csv;charset=utf-8' }),
    );
  return (
    <div className="cluster">
      <button type="button" className="button button--quiet" onClick={save}>
        {simulatorText.saveCsv}
      </button>
      <span>{simulatorText.share}</span>
      <CopyButton text={link} label={simulatorText.shareRun} done={simulatorText.shareDone} />
    </div>
  );
}

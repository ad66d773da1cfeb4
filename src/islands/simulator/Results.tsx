import { memo } from 'react';
import { queryOf } from '#domain/matrix/simulation/scenario-in-url.ts';
import type { SimulationResult } from '#domain/matrix/simulation/simulate.ts';
import { saveFile } from '#ui/data/save-file.ts';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import styles from './Results.module.css';
import { DistributionChart } from './charts/DistributionChart.tsx';
import { HistoryChart } from './charts/HistoryChart.tsx';
import { JoinOrderChart } from './charts/JoinOrderChart.tsx';
import { MoneyChart } from './charts/MoneyChart.tsx';
import { StandingChart } from './charts/StandingChart.tsx';
import { fileName } from './export/file-name.ts';
import { resultCsv } from './export/result-csv.ts';
import { resultSentences, simulatorText } from './text.ts';

interface Props {
  readonly result: SimulationResult;
  /** Whether the page has hydrated, so that buttons work. */
  readonly isReady: boolean;
}

/** A run in sentences and charts. Renders again only for another run. */
export const Results = memo(function Results({ result, isReady }: Props) {
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
export function ExportRow({ result }: { readonly result: SimulationResult }) {
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

import { memo } from 'react';
import type { SimulationResult } from '../../domain/matrix/simulation/simulate.ts';
import { resultSentences, SIMULATOR_WORDS } from '../../i18n/maths-simulator.ts';
import { DistributionChart } from './charts/DistributionChart.tsx';
import { HistoryChart } from './charts/HistoryChart.tsx';
import { JoinOrderChart } from './charts/JoinOrderChart.tsx';
import { MoneyChart } from './charts/MoneyChart.tsx';
import { StandingChart } from './charts/StandingChart.tsx';
import { ExportRow } from './export/ExportRow.tsx';
import styles from './Results.module.css';

interface Props {
  readonly result: SimulationResult;
  /** Whether buttons already do something. */
  readonly isReady: boolean;
}

/** A run in sentences and in charts. Drawn anew only for another run. */
export const Results = memo(function Results({ result, isReady }: Props) {
  return (
    <section className="stack" aria-labelledby="simulation-results">
      <h3 id="simulation-results">{SIMULATOR_WORDS.results}</h3>
      <p className={styles.scenario}>{SIMULATOR_WORDS.scenario(result.scenario)}</p>
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
        {SIMULATOR_WORDS.fingerprint} <code>{result.hash}</code>
      </p>
    </section>
  );
});

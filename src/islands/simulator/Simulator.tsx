import { useStore } from '@nanostores/react';
import { memo, type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { ScenarioField } from '#domain/matrix/simulation/read-scenario.ts';
import type { SimulationResult } from '#domain/matrix/simulation/simulate.ts';
import { Chart } from './Chart.tsx';
import { type ChartData, distributionChart, historyChart, joinOrderChart, moneyChart } from './chart-data.ts';
import { Controls } from './Controls.tsx';
import controlStyles from './Controls.module.css';
import { createSimulator, type Simulator as SimulatorModel } from './model.ts';
import { SaveMenu } from './SaveMenu.tsx';
import styles from './Simulator.module.css';
import { chartText, keyFigures, otherFigures, simulatorText } from './text.ts';
import { hundredAt, Wall } from './Wall.tsx';

/** @param standard the run made at build time: shown at first, and without JavaScript */
export function Simulator({ standard }: { readonly standard: SimulationResult }) {
  const [simulator] = useState(() => createSimulator(standard));
  const [isReady, setReady] = useState(false);
  const answer = useRef<HTMLDivElement>(null);
  const [isFirst, setFirst] = useState(true);
  const { isOpen } = useStore(simulator.$guess);
  const period = useStore(simulator.$period);
  const result = useStore(simulator.$result);
  // Charts render in the background, so that the sliders keep up with the hand.
  const later = useDeferredValue(result);
  const { runFromUrl } = simulator;

  useEffect(() => {
    setReady(true);
    runFromUrl();
  }, [runFromUrl]);

  return (
    <div className={styles.toy} data-phase={isOpen ? 'guess' : 'shown'}>
      <WrongUrlNote simulator={simulator} />
      <div className={styles.headline}>
        <Headline simulator={simulator} result={result} answer={answer} />
        {isReady && !isOpen && <SaveMenu result={result} period={period} />}
      </div>
      {isOpen && <GuessBar simulator={simulator} isReady={isReady} answer={answer} />}
      {!isOpen && <Scrubber simulator={simulator} result={result} />}
      <div className={styles.wall}>
        <Wall simulator={simulator} result={result} isFirst={isFirst} onTurned={() => setFirst(false)} />
      </div>
      <Figures result={later} />
      {isOpen && <Given simulator={simulator} />}
      <fieldset className={styles.controls} disabled={!isReady} data-when="after">
        <legend className="visually-hidden">{simulatorText.rules}</legend>
        <div className={controlStyles.rules}>
          <Controls simulator={simulator} />
        </div>
      </fieldset>
      <Results simulator={simulator} result={later} />
    </div>
  );
}

interface HeadlineProps {
  readonly simulator: SimulatorModel;
  readonly result: SimulationResult;
  readonly answer: RefObject<HTMLDivElement | null>;
}

/** The guess, then what came of it: the number of tiles of gold, and the guess beside it. */
function Headline({ simulator, result, answer }: HeadlineProps) {
  const guess = useStore(simulator.$guess);
  const period = useStore(simulator.$period);
  const ahead = hundredAt(result, period)[0] ?? 0;
  const isEnd = period === result.periods.length - 1;
  return (
    <div ref={answer} className={styles.answer} tabIndex={-1}>
      {guess.isOpen && <p data-when="before">{simulatorText.guessIs(guess.said)}</p>}
      <div role="status">
        <p key={`${guess.isOpen}`} data-when="after" className={styles.late}>
          <strong>{simulatorText.ahead(ahead, isEnd ? undefined : period)}</strong>{' '}
          {isEnd && !guess.isOpen && guess.said !== null && simulatorText.said(guess.said)}
        </p>
      </div>
    </div>
  );
}

/** Until the tiles have turned, the rules are there to read. */
const Given = ({ simulator }: { readonly simulator: SimulatorModel }) => (
  <details className={`unfold ${styles.given}`} data-when="before">
    <summary>{simulatorText.rules}</summary>
    {simulatorText.scenario(useStore(simulator.$scenario))}
  </details>
);

interface GuessBarProps {
  readonly simulator: SimulatorModel;
  readonly isReady: boolean;
  /** Takes the focus, because the buttons go. */
  readonly answer: RefObject<HTMLDivElement | null>;
}

function GuessBar({ simulator, isReady, answer }: GuessBarProps) {
  const guess = useStore(simulator.$guess);
  const said = guess.said ?? 0;
  const reveal = (told: number | null) => {
    simulator.reveal(told);
    answer.current?.focus({ preventScroll: true });
  };
  return (
    <fieldset className={styles.bar} disabled={!isReady} data-when="before">
      <legend className="visually-hidden">{simulatorText.guess}</legend>
      <input
        className="slider"
        type="range"
        min={0}
        max={100}
        value={said}
        aria-label={simulatorText.guess}
        aria-valuetext={simulatorText.guessIs(said)}
        onChange={({ currentTarget }) => simulator.guess(currentTarget.valueAsNumber)}
      />
      <button type="button" className="button" onClick={() => reveal(said)}>
        {simulatorText.turn}
      </button>
      <button type="button" className="button button--quiet" onClick={() => reveal(null)}>
        {simulatorText.skip}
      </button>
    </fieldset>
  );
}

const PLAY_STEP = 400;

/** Moves all that is drawn to the end of one period. */
function Scrubber({
  simulator,
  result,
}: {
  readonly simulator: SimulatorModel;
  readonly result: SimulationResult;
}) {
  const period = useStore(simulator.$period);
  const [isPlaying, setPlaying] = useState(false);
  const last = result.periods.length - 1;
  const words = simulatorText.periodIs(period, result.periods[period]?.members ?? 0);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      const next = simulator.$period.get() + 1;
      simulator.showPeriod(next);
      if (next >= last) setPlaying(false);
    }, PLAY_STEP);
    return () => clearInterval(timer);
  }, [isPlaying, last, simulator]);

  const play = () => {
    if (period === last) simulator.showPeriod(0);
    setPlaying(!isPlaying);
  };

  return (
    <div className={styles.bar} data-when="scrub">
      <button type="button" className="button button--quiet" onClick={play}>
        {isPlaying ? simulatorText.pause : simulatorText.play}
      </button>
      <div className={styles.scrub}>
        <span aria-hidden="true">
          {simulatorText.period} {words}
        </span>
        <input
          className="slider"
          type="range"
          min={0}
          max={last}
          value={period}
          aria-label={simulatorText.period}
          aria-valuetext={words}
          onChange={({ currentTarget }) => {
            setPlaying(false);
            simulator.showPeriod(currentTarget.valueAsNumber);
          }}
        />
      </div>
    </div>
  );
}

/** Explains what is wrong with a link to a run, for example one that was cut off or mistyped. */
function WrongUrlNote({ simulator }: { readonly simulator: SimulatorModel }) {
  const wrong = useStore(simulator.$urlErrors);
  return (
    <div role="status" className={styles.note}>
      {wrong && (
        <div className="notice notice--warning">
          <p>{simulatorText.wrongUrl}</p>
          <ul>
            {(Object.keys(wrong) as ScenarioField[]).map((field) => {
              const problem = wrong[field];
              return problem && <li key={field}>{simulatorText.problem(problem, field)}</li>;
            })}
          </ul>
        </div>
      )}
    </div>
  );
}

interface ResultsProps {
  readonly simulator: SimulatorModel;
  readonly result: SimulationResult;
}

/** A run in four figures. */
const Figures = ({ result }: { readonly result: SimulationResult }) => (
  <dl className={`${styles.figures} ${styles.late}`} data-when="after">
    {keyFigures(result).map(({ figure, what, more }) => (
      <div key={what}>
        <dt>{what}</dt>
        <dd>
          <b>{figure}</b>
          <span>{more}</span>
        </dd>
      </div>
    ))}
  </dl>
);

/** A run in four charts and its tables. Renders again only for another run. */
const Results = memo(function Results({ simulator, result }: ResultsProps) {
  const [money, history, distribution, joinOrder] = [
    moneyChart(result),
    historyChart(result),
    distributionChart(result),
    joinOrderChart(result),
  ];
  return (
    <div className={`${styles.results} ${styles.late}`} data-when="after">
      <div className={styles.charts}>
        <PeriodChart simulator={simulator} data={money} />
        <PeriodChart simulator={simulator} data={history} />
        <Chart data={distribution} />
        <Chart data={joinOrder} />
      </div>
      <details className="unfold">
        <summary>{simulatorText.tables}</summary>
        <Table
          caption={chartText.figure}
          headings={[chartText.figure, chartText.value]}
          rows={otherFigures(result)}
        />
        {[distribution, joinOrder, money, history].map((data) => (
          <ChartTable key={data.title} data={data} />
        ))}
        <p className={styles.small}>
          {simulatorText.fingerprint} <code>{result.hash}</code>
        </p>
      </details>
      <p className={styles.scenario}>{simulatorText.scenario(result.scenario)}</p>
    </div>
  );
});

function PeriodChart({ simulator, data }: { readonly simulator: SimulatorModel; readonly data: ChartData }) {
  return <Chart data={data} until={useStore(simulator.$period)} onPoint={simulator.showPeriod} />;
}

function ChartTable({ data: { title, rows, columns, legend } }: { readonly data: ChartData }) {
  return (
    <Table
      caption={title}
      headings={[rows, ...legend.map(({ label }) => label)]}
      rows={columns.map(({ name, parts }) => [
        name,
        ...legend.map(({ tone }) => parts.find((part) => part.tone === tone)?.label ?? ''),
      ])}
    />
  );
}

interface TableProps {
  readonly caption: string;
  readonly headings: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly string[])[];
}

function Table({ caption, headings, rows }: TableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={headings[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { useStore } from '@nanostores/react';
import { type ReactNode, useId, useState } from 'react';
import type { ScenarioProblem } from '#domain/matrix/simulation/read-scenario.ts';
import { queryOf } from '#domain/matrix/simulation/scenario-in-url.ts';
import { DEFAULT_SCENARIO, LIMITS } from '#domain/matrix/simulation/scenario.ts';
import { count } from '#i18n/maths-format.ts';
import { FailureText } from '#ui/feedback/FailureText.tsx';
import { Choices } from '#ui/forms/Choices.tsx';
import styles from './Controls.module.css';
import type { Simulator } from './model.ts';
import { ruleText, simulatorText } from './text.ts';

const steps = (least: number, most: number, by: number) =>
  Array.from({ length: Math.floor((most - least) / by) + 1 }, (_, step) => least + step * by);

/** Where sliders stop. Those of amounts grow by about as much of the value each time. */
const STOPS = {
  members: [100, 200, 300, 500, 700, 1000, 1500, 2000, 3000, 5000, 7000, 10_000, 15_000, 20_000],
  idlePercent: steps(0, 95, 1),
  budget: [5, 10, 15, 20, 30, 40, 50, 70, 100, 150, 200, 300, 500, 700, 1000, 2000, 5000, 10_000],
  leadersPerThousand: steps(0, 100, 5),
  leaderLevels: steps(1, 12, 1),
  leadersInvitePercent: steps(0, 95, 5),
  feePercent: steps(0, 20, 1),
} as const;
type Slid = keyof typeof STOPS;

const HINTS: Readonly<Partial<Record<Slid, string>>> = {
  idlePercent: ruleText.idleHint,
  leadersPerThousand: ruleText.leadersHint,
};

/** The rules of the run. Each change runs it. */
export function Controls({ simulator }: { readonly simulator: Simulator }) {
  const scenario = useStore(simulator.$scenario);
  const slider = (field: Slid, format: (value: number) => string) => (
    <Slider
      label={ruleText[field]}
      hint={HINTS[field]}
      stops={STOPS[field]}
      value={scenario[field]}
      format={format}
      onChange={(value) => simulator.change({ [field]: value })}
    />
  );
  return (
    <>
      <Labelled label={ruleText.matrix}>
        <Choices
          legend={ruleText.matrix}
          options={ruleText.matrices}
          value={scenario.matrix}
          onChoose={(matrix) => simulator.change({ matrix })}
        />
      </Labelled>
      {slider('members', count)}
      {slider('idlePercent', ruleText.percent)}
      {slider('budget', ruleText.budgetIs)}
      {slider('leadersPerThousand', ruleText.perThousand)}
      <details className="unfold">
        <summary>{simulatorText.more}</summary>
        <div className={styles.rules}>
          {slider('leaderLevels', String)}
          {slider('leadersInvitePercent', ruleText.percent)}
          <Labelled label={ruleText.inviters}>
            <Choices
              legend={ruleText.inviters}
              options={ruleText.inviterRules}
              value={scenario.inviters}
              onChoose={(inviters) => simulator.change({ inviters })}
            />
          </Labelled>
          {slider('feePercent', ruleText.percent)}
          <TypedNumber simulator={simulator} field="members" label={ruleText.exactMembers} />
          <TypedNumber simulator={simulator} field="seed" label={ruleText.seed}>
            <button
              type="button"
              className="button button--quiet"
              onClick={() => simulator.change({ seed: (scenario.seed + 1) % (LIMITS.seed.most + 1) })}
            >
              {simulatorText.anotherSeed}
            </button>
          </TypedNumber>
        </div>
      </details>
      <RunStatus simulator={simulator} />
      {queryOf(scenario) !== queryOf(DEFAULT_SCENARIO) && (
        <button
          type="button"
          className="button button--quiet"
          onClick={() => simulator.change(DEFAULT_SCENARIO)}
        >
          {simulatorText.reset}
        </button>
      )}
    </>
  );
}

function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.rule}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}

interface SliderProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly stops: readonly number[];
  readonly value: number;
  readonly format: (value: number) => string;
  readonly onChange: (value: number) => void;
}

/** A slider that stops at some values, and at the present one if a link or a typed number set another. */
export function Slider({ label, hint, stops, value, format, onChange }: SliderProps) {
  const id = useId();
  const places = stops.includes(value) ? stops : [...stops, value].sort((left, right) => left - right);
  return (
    <div className={styles.rule}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{format(value)}</output>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <input
        id={id}
        className="slider"
        type="range"
        min={0}
        max={places.length - 1}
        value={places.indexOf(value)}
        aria-valuetext={format(value)}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ currentTarget }) => onChange(places[currentTarget.valueAsNumber] ?? value)}
      />
    </div>
  );
}

interface TypedNumberProps {
  readonly simulator: Simulator;
  readonly field: 'members' | 'seed';
  readonly label: string;
  readonly children?: ReactNode;
}

/** A number for which a slider is too coarse. It counts once the field is left, or at Enter. */
function TypedNumber({ simulator, field, label, children }: TypedNumberProps) {
  const id = useId();
  const value = useStore(simulator.$scenario)[field];
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<ScenarioProblem | null>(null);
  const commit = () => {
    if (typed === null) return;
    const wrong = simulator.type(field, typed);
    setProblem(wrong);
    if (!wrong) setTyped(null);
  };
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {problem && (
        <p id={`${id}-error`} className="field__error" role="alert">
          {simulatorText.problem(problem, field)}
        </p>
      )}
      <div className={styles.typed}>
        <input
          id={id}
          className="input"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? `${value}`}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={commit}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
        />
        {children}
      </div>
    </div>
  );
}

/** The progress of a long run with a button that cancels it, or why there was none. */
function RunStatus({ simulator }: { readonly simulator: Simulator }) {
  const run = useStore(simulator.$run);
  return (
    <>
      {run.state === 'running' && (
        <div className={styles.progress}>
          <progress value={run.done} max={1} aria-label={simulatorText.progress} />
          <div className="cluster">
            <button type="button" className="button button--quiet" onClick={simulator.cancel}>
              {simulatorText.cancel}
            </button>
            <span>{simulatorText.running(run.done)}</span>
          </div>
        </div>
      )}
      <p role="status">{run.state === 'cancelled' && simulatorText.cancelled}</p>
      {run.state === 'failed' && (
        <div className="notice notice--danger" role="alert">
          <FailureText failure={run.failure} />
          <button type="button" className="button button--quiet" onClick={simulator.retry}>
            {simulatorText.retry}
          </button>
        </div>
      )}
    </>
  );
}

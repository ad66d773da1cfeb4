import { atom, type ReadableAtom } from 'nanostores';
import {
  readScenario,
  type ScenarioErrors,
  type ScenarioField,
  type ScenarioProblem,
  writeScenario,
} from '#domain/matrix/simulation/read-scenario.ts';
import { queryOf, scenarioIn } from '#domain/matrix/simulation/scenario-in-url.ts';
import type { Scenario } from '#domain/matrix/simulation/scenario.ts';
import type { SimulationResult } from '#domain/matrix/simulation/simulate.ts';
import { asFailure, type Failure } from '#stores/failure.ts';
import { workerAt, workerFailure } from '#stores/worker/page-side.ts';
import type { RunMessage } from './simulation-worker.ts';
import workerUrl from './simulation-worker.ts?worker&url';

const startWorker = workerAt(workerUrl, 'tessera-simulator');

/** A slider reports each step that it passes; a run starts once it rests for so many milliseconds. */
const REST = 60;
/** A run of so many members is over sooner than another worker would have started. */
const QUICK = 20_000;

export type RunState =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly done: number }
  | { readonly state: 'cancelled' }
  | { readonly state: 'failed'; readonly failure: Failure };

/** What the visitor expects: how many of 100 end ahead. Null: they did not say. */
export type Guess =
  | { readonly isOpen: true; readonly said: number }
  | { readonly isOpen: false; readonly said: number | null };

export interface Simulator {
  /** What the controls show. */
  readonly $scenario: ReadableAtom<Scenario>;
  /** The last finished run. */
  readonly $result: ReadableAtom<SimulationResult>;
  readonly $run: ReadableAtom<RunState>;
  /** The period that all charts show, from 0. */
  readonly $period: ReadableAtom<number>;
  readonly $guess: ReadableAtom<Guess>;
  /** What is wrong with the scenario in the page's URL, or null. */
  readonly $urlErrors: ReadableAtom<ScenarioErrors | null>;
  /** Changes the rules and runs them. */
  readonly change: (rules: Partial<Scenario>) => void;
  /** Changes a rule that was typed. @returns what is wrong with it: then nothing changes */
  readonly type: (field: ScenarioField, text: string) => ScenarioProblem | null;
  /** Ends the run, and goes back to the rules of the last one that finished. */
  readonly cancel: () => void;
  /** Runs the same rules once more, after a failure. */
  readonly retry: () => void;
  readonly showPeriod: (period: number) => void;
  readonly guess: (said: number) => void;
  /** Turns the tiles. */
  readonly reveal: (said: number | null) => void;
  /** Runs the scenario of the page's URL, if it has one. A link shows what happened at once. */
  readonly runFromUrl: () => void;
}

/** @param standard the result shown before any run */
export function createSimulator(standard: SimulationResult): Simulator {
  const end = standard.periods.length - 1;
  const $scenario = atom(standard.scenario);
  const $result = atom(standard);
  const $run = atom<RunState>({ state: 'idle' });
  const $period = atom(end);
  const $guess = atom<Guess>({ isOpen: true, said: 50 });
  const $urlErrors = atom<ScenarioErrors | null>(null);
  let resting: ReturnType<typeof setTimeout> | undefined;

  const runner = createRunner({
    onProgress: (done) => $run.set({ state: 'running', done }),
    onResult(result) {
      $run.set({ state: 'idle' });
      $result.set(result);
      history.replaceState(null, '', `?${queryOf(result.scenario)}${location.hash}`);
    },
    onFailure: (failure) => $run.set({ state: 'failed', failure }),
  });

  const start = () => {
    $run.set({ state: 'running', done: 0 });
    runner.run($scenario.get());
  };

  function change(rules: Partial<Scenario>): void {
    $urlErrors.set(null);
    $scenario.set({ ...$scenario.get(), ...rules });
    clearTimeout(resting);
    resting = setTimeout(start, REST);
  }

  return {
    $scenario,
    $result,
    $run,
    $period,
    $guess,
    $urlErrors,
    change,
    type(field, text) {
      const read = readScenario({ ...writeScenario($scenario.get()), [field]: text });
      if (!read.ok) return read.errors[field] ?? null;
      if (read.value[field] !== $scenario.get()[field]) change({ [field]: read.value[field] });
      return null;
    },
    cancel() {
      clearTimeout(resting);
      runner.stop();
      $scenario.set($result.get().scenario);
      $run.set({ state: 'cancelled' });
    },
    retry: start,
    showPeriod: (period) => $period.set(Math.max(0, Math.min(end, period))),
    guess: (said) => $guess.set({ isOpen: true, said }),
    reveal: (said) => $guess.set({ isOpen: false, said }),
    runFromUrl() {
      const asked = scenarioIn(location.search);
      if (asked.kind === 'none') return;
      $guess.set({ isOpen: false, said: null });
      if (asked.kind === 'wrong') return $urlErrors.set(asked.errors);
      if (queryOf(asked.scenario) === queryOf($result.get().scenario)) return;
      $scenario.set(asked.scenario);
      start();
    },
  };
}

interface Listener {
  readonly onProgress: (done: number) => void;
  readonly onResult: (result: SimulationResult) => void;
  readonly onFailure: (failure: Failure) => void;
}

/**
 * Runs scenarios in a worker; only the latest one's result counts. The worker stays for the next run, because its code is
 * then compiled: a run of 10,000 members takes a tenth of the time. A long run ends with its worker.
 */
export function createRunner({ onProgress, onResult, onFailure }: Listener) {
  let worker: Worker | null = null;
  let running: Scenario | null = null;
  let waiting: Scenario | null = null;

  function stop(): void {
    worker?.terminate();
    worker = running = waiting = null;
  }

  function open(): Worker {
    const opened = startWorker();
    opened.addEventListener('message', ({ data }: MessageEvent<RunMessage>) => {
      if (opened !== worker) return;
      if (data.kind === 'progress') return waiting ?? onProgress(data.done);
      running = null;
      if (waiting === null) return onResult(data.result);
      const next = waiting;
      waiting = null;
      run(next);
    });
    opened.addEventListener('error', (event) => {
      if (opened !== worker) return;
      stop();
      onFailure(workerFailure(event));
    });
    return opened;
  }

  function run(scenario: Scenario): void {
    if (running && running.members <= QUICK) {
      waiting = scenario;
      return;
    }
    if (running) stop();
    running = scenario;
    try {
      worker ??= open();
      worker.postMessage(scenario);
    } catch (thrown) {
      stop();
      onFailure(asFailure(thrown));
    }
  }

  return { run, stop };
}

import { atom, type ReadableAtom } from 'nanostores';
import {
  readScenario,
  type ScenarioField,
  type ScenarioProblem,
  type ScenarioErrors,
  writeScenario,
} from '#domain/matrix/simulation/read-scenario.ts';
import { queryOf, scenarioIn } from '#domain/matrix/simulation/scenario-in-url.ts';
import type { Scenario } from '#domain/matrix/simulation/scenario.ts';
import type { SimulationResult } from '#domain/matrix/simulation/simulate.ts';
import type { Form } from '#stores/form.ts';
import { createLastingForm } from '#stores/lasting-form.ts';
import { workerAt, workerFailure } from '#stores/worker/page-side.ts';
import type { RunMessage } from './worker/messages.ts';
import workerUrl from './worker/simulation-worker.ts?worker&url';

const startWorker = workerAt(workerUrl, 'tessera-simulator');

/** The state of the latest run. */
export type RunState =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly done: number }
  | { readonly state: 'cancelled' }
  | { readonly state: 'finished' };

export type ScenarioForm = Form<ScenarioField, ScenarioProblem>;

export interface Simulator {
  readonly form: ScenarioForm;
  readonly $result: ReadableAtom<SimulationResult>;
  readonly $run: ReadableAtom<RunState>;
  /** What is wrong with the scenario in the page's URL, or null. */
  readonly $urlErrors: ReadableAtom<ScenarioErrors | null>;
  readonly cancel: () => void;
  /** Runs the scenario of the page's URL, if it has one. */
  readonly runFromUrl: () => void;
}

/** @param standard the result shown before any run */
export function createSimulator(standard: SimulationResult): Simulator {
  const $result = atom(standard);
  const $run = atom<RunState>({ state: 'idle' });
  const $urlErrors = atom<ScenarioErrors | null>(null);
  let cancel = () => {};

  async function send(scenario: Scenario): Promise<void> {
    $urlErrors.set(null);
    $run.set({ state: 'running', done: 0 });
    try {
      const run = startRun(scenario, (done) => $run.set({ state: 'running', done }));
      cancel = run.cancel;
      const result = await run.result;
      if (result === null) return $run.set({ state: 'cancelled' });
      $result.set(result);
      $run.set({ state: 'finished' });
      history.replaceState(null, '', `?${queryOf(scenario)}${location.hash}`);
    } catch (thrown) {
      $run.set({ state: 'idle' });
      throw thrown;
    }
  }

  const form: ScenarioForm = createLastingForm<ScenarioField, ScenarioProblem, Scenario>({
    initial: writeScenario(standard.scenario),
    afterwards: 'as-typed',
    check: readScenario,
    send,
  });

  return {
    form,
    $result,
    $run,
    $urlErrors,
    cancel: () => cancel(),
    runFromUrl() {
      const asked = scenarioIn(location.search);
      if (asked.kind === 'wrong') $urlErrors.set(asked.errors);
      if (asked.kind !== 'scenario' || queryOf(asked.scenario) === queryOf($result.get().scenario)) return;
      form.fill(writeScenario(asked.scenario));
      void form.submit();
    },
  };
}

export interface Run {
  /** Null if cancelled. @throws BackendError if the worker cannot start or breaks */
  readonly result: Promise<SimulationResult | null>;
  readonly cancel: () => void;
}

/** @param onProgress called with the completed share, from 0 to 1 */
export function startRun(scenario: Scenario, onProgress: (done: number) => void): Run {
  const worker = startWorker();
  const { promise, resolve, reject } = Promise.withResolvers<SimulationResult | null>();
  const end = () => worker.terminate();

  worker.addEventListener('message', ({ data }: MessageEvent<RunMessage>) => {
    if (data.kind === 'progress') return onProgress(data.done);
    end();
    resolve(data.result);
  });
  worker.addEventListener('error', (event) => {
    end();
    reject(workerFailure(event));
  });
  worker.postMessage(scenario);

  return {
    result: promise,
    cancel() {
      end();
      resolve(null);
    },
  };
}

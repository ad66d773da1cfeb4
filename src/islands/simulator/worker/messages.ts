import type { Scenario } from '#domain/matrix/simulation/scenario.ts';
import type { SimulationResult } from '#domain/matrix/simulation/simulate.ts';

/** To the worker: the scenario to run. A worker runs one. */
export type RunRequest = Scenario;

/** From the worker: now and then how much is done, from 0 to 1, at last the result. */
export type RunMessage =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'result'; readonly result: SimulationResult };

import type { Scenario } from '#domain/matrix/simulation/scenario.ts';
import type { SimulationResult } from '#domain/matrix/simulation/simulate.ts';

/** To the worker: the scenario. A worker runs one. */
export type RunRequest = Scenario;

/** From the worker: the completed share from time to time, from 0 to 1, and finally the result. */
export type RunMessage =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'result'; readonly result: SimulationResult };

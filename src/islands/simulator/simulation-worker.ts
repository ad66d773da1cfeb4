import type { Scenario } from '#domain/matrix/simulation/scenario.ts';
import { simulate, type SimulationResult } from '#domain/matrix/simulation/simulate.ts';
import { announceStart } from '#stores/worker/worker-side.ts';

/** From the worker: the share done from time to time, from 0 to 1, and finally the result. */
export type RunMessage =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'result'; readonly result: SimulationResult };

// A million members take seconds: the worker keeps the page responsive.
const answer = (message: RunMessage) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<Scenario>) => {
  const result = simulate(data, (done) => answer({ kind: 'progress', done }));
  answer({ kind: 'result', result });
});

announceStart();

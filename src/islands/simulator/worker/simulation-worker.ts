import { simulate } from '#domain/matrix/simulation/simulate.ts';
import { announceStart } from '#stores/worker/worker-side.ts';
import type { RunMessage, RunRequest } from './messages.ts';

// A million members take seconds: the worker keeps the page responsive.
const answer = (message: RunMessage) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<RunRequest>) => {
  const result = simulate(data, (done) => answer({ kind: 'progress', done }));
  answer({ kind: 'result', result });
});

announceStart();

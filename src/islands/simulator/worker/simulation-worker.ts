import { simulate } from '#domain/matrix/simulation/simulate.ts';
import type { RunMessage, RunRequest } from './messages.ts';

// A million members take seconds: here they keep nobody waiting.
const answer = (message: RunMessage) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<RunRequest>) => {
  const result = simulate(data, (done) => answer({ kind: 'progress', done }));
  answer({ kind: 'result', result });
});

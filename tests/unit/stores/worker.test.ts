// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { STARTED } from '#stores/worker/worker-side.ts';
import { workerAt, workerFailure } from '#stores/worker/page-side.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

class RefusedWorker {
  constructor() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }
}

it.each([
  ['refuses', RefusedWorker],
  ['has no', undefined],
])('a piece could not be loaded where the browser %s workers', (_how, Worker) => {
  vi.stubGlobal('Worker', Worker);
  expect(workerAt('/worker.js', 'test-refused')).toThrow(expect.objectContaining({ code: 'load-failed' }));
});

it.each([
  ['did not load is a missing piece', new Event('error'), 'load-failed'],
  ['breaks is unknown', new ErrorEvent('error', { message: 'RangeError' }), 'unknown'],
])('the failure of a worker that %s', (_what, event, code) => {
  expect(workerFailure(event)).toMatchObject({ code, cause: event });
});

/** Its script comes when the test says so. */
class SlowWorker extends EventTarget {
  send(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let names = 0;

function startSlowWorker() {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', SlowWorker);
  names += 1;
  const worker = workerAt('/worker.js', `test-slow-${names}`)() as unknown as SlowWorker;
  const onError = vi.fn();
  const onMessage = vi.fn();
  worker.addEventListener('error', (event) => onError(workerFailure(event).code));
  worker.addEventListener('message', (event) => onMessage((event as MessageEvent).data));
  return { worker, onError, onMessage };
}

it('a worker whose script has not come within 20 seconds is a missing piece', async () => {
  const { onError } = startSlowWorker();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(onError).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onError).toHaveBeenCalledExactlyOnceWith('load-failed');
});

it('a worker whose script has come may compute for as long as it needs', async () => {
  const { worker, onError, onMessage } = startSlowWorker();
  worker.send(STARTED);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onError).not.toHaveBeenCalled();
  worker.send('result');
  expect(onMessage.mock.calls).toEqual([['result']]);
});

const WORKERS = import.meta.glob('/src/{stores,islands}/**/*-worker.ts');

it.each(Object.keys(WORKERS))('%s says when its script has come', async (path) => {
  const say = vi.fn();
  vi.stubGlobal('postMessage', say);
  await WORKERS[path]?.();
  expect(say).toHaveBeenCalledExactlyOnceWith(STARTED);
});

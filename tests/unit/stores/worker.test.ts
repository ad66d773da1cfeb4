// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { workerAt, workerFailure } from '#stores/worker.ts';

afterEach(() => vi.unstubAllGlobals());

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

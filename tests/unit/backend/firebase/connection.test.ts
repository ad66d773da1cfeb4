import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ConnectionMonitor, openConnectionMonitor } from '#backend/firebase/connection.ts';
import { BackendError } from '#backend/port/backend.ts';
import { HOUR, MINUTE, SECOND } from '#domain/time.ts';

type Server = 'there' | 'silent' | 'refusing' | 'denying';

const START = Date.UTC(2026, 10, 20, 14, 5);

let monitor: ConnectionMonitor;
let server: Server;
let asked: number;
/** The values shown on a screen. */
let told: (number | null)[];
/** Answers the pending question. */
let thaw: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  monitor = openConnectionMonitor();
  server = 'there';
  asked = 0;
  told = [];
});
afterEach(() => vi.useRealTimers());

function begin(): void {
  monitor.begin(async () => {
    asked += 1;
    if (server === 'refusing') throw new BackendError('network-down');
    if (server === 'denying') throw new BackendError('permission-denied');
    if (server === 'silent') {
      await new Promise<void>((resolve) => {
        thaw = resolve;
      });
    }
  });
}

const watch = () => monitor.watchConnection((since) => told.push(since));
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

it('reports nothing and asks nothing while the server is not used', async () => {
  watch();
  await pass(HOUR);
  expect(told).toEqual([null]);
  expect(asked).toBe(0);
});

it('notices a silent server within a minute, reports since when, and clears once it answers', async () => {
  begin();
  watch();
  await pass(MINUTE);
  expect(told).toEqual([null]);
  server = 'silent';
  await pass(MINUTE);
  expect(told).toHaveLength(2);
  expect(told[1]).toBeGreaterThanOrEqual(START + MINUTE / 2);
  expect(told[1]).toBeLessThanOrEqual(START + MINUTE);

  server = 'there';
  thaw();
  await pass(0);
  expect(told.at(-1)).toBeNull();
});

it('asks at once when the library answers from its cache, and again until there is an answer', async () => {
  begin();
  watch();
  await pass(10 * SECOND);
  monitor.heard();
  server = 'refusing';
  monitor.doubt();
  await pass(0);
  expect(told).toEqual([null, START + 10 * SECOND]);
  server = 'there';
  await pass(5 * SECOND);
  expect(told.at(-1)).toBeNull();
});

it('does not ask while data arrive', async () => {
  begin();
  watch();
  for (let round = 0; round < 20; round += 1) {
    await pass(20 * SECOND);
    monitor.heard();
  }
  expect(asked).toBe(0);
});

it('counts a denial by the rules as an answer', async () => {
  begin();
  watch();
  server = 'denying';
  monitor.doubt();
  await pass(MINUTE);
  expect(told).toEqual([null]);
});

it('asks when an action gets no answer', async () => {
  begin();
  watch();
  server = 'silent';
  void monitor.during(new Promise(() => undefined));
  await pass(12 * SECOND);
  expect(told).toEqual([null, START]);
});

it('passes an action’s result or failure through unchanged', async () => {
  begin();
  watch();
  expect(await monitor.during(Promise.resolve('done'))).toBe('done');
  await expect(monitor.during(Promise.reject(new BackendError('network-down')))).rejects.toThrow();
});

it('stops asking without listeners', async () => {
  begin();
  watch()();
  await pass(HOUR);
  expect(asked).toBe(0);
});

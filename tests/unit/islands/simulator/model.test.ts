// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_SCENARIO, type Scenario } from '#domain/matrix/simulation/scenario.ts';
import { simulate } from '#domain/matrix/simulation/simulate.ts';
import { createSimulator } from '#islands/simulator/model.ts';
import { STARTED } from '#stores/worker/worker-side.ts';

const SMALL = { ...DEFAULT_SCENARIO, members: 100 };
const standard = simulate(SMALL);

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = [];
  readonly asked: Scenario[] = [];
  isEnded = false;

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  postMessage(scenario: Scenario): void {
    this.asked.push(scenario);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  answer(scenario = this.asked.at(-1)): void {
    this.say({ kind: 'result', result: { ...standard, scenario } });
  }
}

const latest = () => FakeWorker.all.at(-1) as FakeWorker;
const members = () => latest().asked.map((scenario) => scenario.members);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.all.length = 0;
  history.replaceState(null, '', '/maths/');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A simulator whose rules change, until the change rests. */
function changed(...changes: readonly Partial<Scenario>[]) {
  const simulator = createSimulator(standard);
  for (const rules of changes) simulator.change(rules);
  vi.runAllTimers();
  return simulator;
}

it('a slider that passes several values runs the one where it rests', () => {
  const simulator = changed({ members: 200 }, { members: 300 }, { members: 500 });
  expect(members()).toEqual([500]);
  expect(simulator.$scenario.get().members).toBe(500);
  latest().answer();
  expect(simulator.$result.get().scenario.members).toBe(500);
  expect(simulator.$run.get()).toEqual({ state: 'idle' });
  expect(location.search).toContain('members=500');
});

it('of two quick runs the latest wins, in the same worker', () => {
  const simulator = changed({ members: 200 });
  for (const next of [300, 500]) {
    simulator.change({ members: next });
    vi.runAllTimers();
  }
  expect(members()).toEqual([200]);
  latest().answer();
  expect(simulator.$result.get()).toBe(standard);
  expect(members()).toEqual([200, 500]);
  latest().answer();
  expect(simulator.$result.get().scenario.members).toBe(500);
  expect(FakeWorker.all).toHaveLength(1);
});

it('a long run ends when the rules change', () => {
  const simulator = changed({ members: 1_000_000 });
  const long = latest();
  long.say({ kind: 'progress', done: 0.25 });
  expect(simulator.$run.get()).toEqual({ state: 'running', done: 0.25 });
  simulator.change({ members: 500 });
  vi.runAllTimers();
  expect(long.isEnded).toBe(true);
  expect(members()).toEqual([500]);
  long.answer();
  expect(simulator.$result.get()).toBe(standard);
});

it('who cancels sees the rules of the run that is shown', () => {
  const simulator = changed({ members: 1_000_000 });
  simulator.cancel();
  expect(latest().isEnded).toBe(true);
  expect(simulator.$run.get()).toEqual({ state: 'cancelled' });
  expect(simulator.$scenario.get()).toEqual(standard.scenario);
});

it('a worker that does not come is told, and tried again', () => {
  const simulator = changed({ members: 500 });
  latest().dispatchEvent(new Event('error'));
  expect(simulator.$run.get()).toMatchObject({ state: 'failed', failure: { code: 'load-failed' } });
  simulator.retry();
  expect(FakeWorker.all).toHaveLength(2);
  latest().say(STARTED);
  latest().answer();
  expect(simulator.$result.get().scenario.members).toBe(500);
});

it('a typed number counts if it is one, and says what is wrong if not', () => {
  const simulator = createSimulator(standard);
  expect(simulator.type('members', 'many')).toBe('not-a-whole-number');
  expect(simulator.type('members', '7')).toBe('too-few');
  expect(simulator.$scenario.get()).toEqual(standard.scenario);
  expect(simulator.type('members', '20,000')).toBeNull();
  expect(simulator.$scenario.get().members).toBe(20_000);
});

it('a link runs its rules and shows what happened, without a guess', () => {
  history.replaceState(null, '', '/maths/?members=500&seed=7');
  const simulator = createSimulator(standard);
  simulator.runFromUrl();
  expect(simulator.$guess.get()).toEqual({ isOpen: false, said: null });
  expect(latest().asked).toEqual([{ ...DEFAULT_SCENARIO, members: 500, seed: 7 }]);
});

it('a link with rules that do not exist says which', () => {
  history.replaceState(null, '', '/maths/?matrix=s7');
  const simulator = createSimulator(standard);
  simulator.runFromUrl();
  expect(simulator.$urlErrors.get()).toEqual({ matrix: 'not-a-choice' });
  expect(FakeWorker.all).toHaveLength(0);
});

it('the visitor guesses before the tiles turn', () => {
  const simulator = createSimulator(standard);
  simulator.runFromUrl();
  simulator.guess(40);
  expect(simulator.$guess.get()).toEqual({ isOpen: true, said: 40 });
  simulator.reveal(40);
  expect(simulator.$guess.get()).toEqual({ isOpen: false, said: 40 });
});

it('the period stays within the run', () => {
  const simulator = createSimulator(standard);
  expect(simulator.$period.get()).toBe(23);
  simulator.showPeriod(99);
  expect(simulator.$period.get()).toBe(23);
  simulator.showPeriod(-1);
  expect(simulator.$period.get()).toBe(0);
});

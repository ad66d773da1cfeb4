import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type {
  Backend,
  DepositQueue,
  PayoutsToSend,
  Queue,
  QueuedDeposit,
  Sandbox,
  Threads,
  WatchedWalk,
} from '#backend/port/backend.ts';
import { CREDIT_WITHIN, newDeposit } from '#domain/deposits/deposit.ts';
import { HOUR, type Instant, SECOND } from '#domain/time.ts';
import { Views } from '#islands/operator/ConsoleFrame.tsx';
import { depositDeclaration } from '#tests/contract/requests.ts';
import { walkOn } from '#tests/unit/support/walk-on.ts';

const { desk, NOTHING } = vi.hoisted(() => ({
  desk: {
    show: (_queue: DepositQueue): void => undefined,
    showPayouts: (_payouts: PayoutsToSend): void => undefined,
    showThreads: (_threads: Threads): void => undefined,
    walk: null as WatchedWalk | null,
  },
  NOTHING: { rows: [], more: null, hasMore: false, total: 0, unanswered: 0 },
}));
vi.mock('#backend/index.ts', () => {
  const tell =
    <Value,>(value: Value) =>
    (...call: readonly unknown[]) => {
      (call.at(-2) as (told: Value) => void)(value);
      return () => undefined;
    };
  const backend: Partial<Backend> = {
    watchDepositQueue(_most, onQueue) {
      desk.show = onQueue;
      return () => undefined;
    },
    watchWithdrawalQueue: tell(NOTHING),
    watchPayouts(_most, onPayouts) {
      desk.showPayouts = onPayouts;
      return () => undefined;
    },
    watchThreads(_most, onThreads) {
      desk.showThreads = onThreads;
      return () => undefined;
    },
    watchSetAside: tell([]),
    sandbox: {
      watchWalk(onWalk) {
        onWalk(desk.walk);
        return () => undefined;
      },
    } as Partial<Sandbox> as Sandbox,
  };
  return { backend: async () => backend };
});

const proven = (nth: number, proofAt: Instant): QueuedDeposit => ({
  member: { uid: `ada-${nth}`, username: `ada_${nth}`, isSample: false },
  approvedBy: null,
  deposit: {
    ...newDeposit(depositDeclaration('d1'), 0),
    proofAt,
  },
});

const pageOf = (waiting: readonly QueuedDeposit[], total = waiting.length): Queue<QueuedDeposit> => ({
  rows: waiting.map((each) => ({ member: each.member, requests: [each] })),
  more: total > waiting.length ? () => undefined : null,
  total,
});

it('counts the deposits with a proof, and says how many are overdue, also beyond the page', async () => {
  document.title = 'Operator';
  await act(async () => void render(<Views current="deposits" />));
  const shown = async (queue: DepositQueue) => {
    await act(async () => desk.show(queue));
    return [screen.getByRole('link', { name: /^Deposits/ }).textContent, document.title];
  };
  const long = Date.now() - 5 * HOUR;
  const declared = { ...NOTHING, hasMore: true, total: 60 };

  const late = [0, 1, 2].map((nth) => proven(nth, long));
  expect(await shown({ proven: pageOf(late), overdue: 3, declared })).toEqual([
    'Deposits 3 waiting3 overdue',
    '(3, 3 overdue) Operator',
  ]);
  // Counted before the third became overdue.
  expect(await shown({ proven: pageOf([...late, proven(3, Date.now())]), overdue: 2, declared })).toEqual([
    'Deposits 4 waiting3 overdue',
    '(4, 3 overdue) Operator',
  ]);
  expect(await shown({ proven: pageOf(late, 40), overdue: 31, declared })).toEqual([
    'Deposits 40 waiting31 overdue',
    '(40, 31 overdue) Operator',
  ]);
  // One on the page that is not overdue yet says that all the others are due later.
  expect(await shown({ proven: pageOf([...late, proven(3, Date.now())], 40), overdue: 2, declared })).toEqual(
    ['Deposits 40 waiting3 overdue', '(40, 3 overdue) Operator'],
  );
  // The settler carries out a decision on one of them: no operator is late with it.
  const [first, ...others] = late;
  const decided = first ? [{ ...first, decided: 'credit' as const }, ...others] : [];
  expect(await shown({ proven: pageOf(decided, 40), overdue: 31, declared })).toEqual([
    'Deposits 40 waiting30 overdue',
    '(40, 30 overdue) Operator',
  ]);
});

it('shows how much waits in the queues, and says how much of it is overdue', async () => {
  await act(async () => void render(<Views current="messages" />));
  const declared = { ...NOTHING, hasMore: false };
  const isLate = async (proofs: readonly Instant[]) => {
    const waiting = pageOf(proofs.map((at, nth) => proven(nth, at)));
    await act(async () => desk.show({ proven: waiting, overdue: 0, declared }));
    const tab = screen.getByRole('link', { name: /^Queue/ });
    return [
      tab.querySelector('[data-late]')?.textContent,
      tab.querySelector('[data-late]')?.getAttribute('data-late'),
    ];
  };
  const long = Date.now() - 5 * HOUR;
  expect(await isLate([long, Date.now()])).toEqual(['2, 1 overdue', 'true']);
  expect(await isLate([Date.now()])).toEqual(['1', 'false']);
});

it('counts payouts and unanswered threads beyond those that are shown', async () => {
  await act(async () => void render(<Views current="deposits" />));
  await act(async () => {
    desk.showPayouts({ rows: [], total: 345 });
    desk.showThreads({ rows: [], hasMore: true, unanswered: 31 });
  });
  const told = (name: RegExp) => screen.getByRole('link', { name }).textContent;
  expect(told(/^To send/)).toBe('To send 345 to send');
  expect(told(/^Messages .* unanswered/)).toBe('Messages 31 unanswered');
});

it('counts a deposit as overdue from the moment on which it is', async () => {
  vi.useFakeTimers();
  try {
    await act(async () => void render(<Views current="deposits" />));
    const soon = proven(0, Date.now() - CREDIT_WITHIN + 2 * SECOND);
    const declared = { ...NOTHING, hasMore: false };
    await act(async () => desk.show({ proven: pageOf([soon]), overdue: 0, declared }));
    const told = () => screen.getByRole('link', { name: /^Deposits/ }).textContent;
    expect(told()).toBe('Deposits 1 waiting');
    act(() => vi.advanceTimersByTime(2 * SECOND + 1));
    expect(told()).toBe('Deposits 1 waiting1 overdue');
  } finally {
    vi.useRealTimers();
  }
});

it('says which day it is in the walk that fills the console', async () => {
  desk.walk = walkOn(183);
  vi.resetModules();
  const { ConsoleFrame } = await import('#islands/operator/ConsoleFrame.tsx');
  await act(
    async () =>
      void render(
        <ConsoleFrame current="totals" about={null}>
          {null}
        </ConsoleFrame>,
      ),
  );
  expect(screen.getByRole('banner').textContent).toContain('Day 183');
});

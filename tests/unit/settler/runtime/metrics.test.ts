import { expect, it } from 'vitest';
import type { Result, Settler } from '#settler/requests/settler.ts';
import type { Health } from '#settler/runtime/health.ts';
import { METRICS, openMetrics } from '#settler/runtime/metrics.ts';
import { NO_WITNESSES } from '#settler/ledger/witnesses.ts';
import { NOT_SENDING } from '#settler/mails/sender.ts';
import { NOT_RETAINING } from '#settler/retention/watch-retention.ts';
import { NOTHING_COUNTED } from '#settler/upkeep/overdue.ts';
import { NOT_WATCHING } from '#settler/requests/watch-requests.ts';

const IDLE = {
  ...NOT_WATCHING,
  ...NOT_RETAINING,
  ...NOT_SENDING,
  ...NO_WITNESSES,
  ...NOTHING_COUNTED,
  isWebhookFailing: false,
};

const HEALTHY: Health = {
  version: '1.0.0',
  healthy: true,
  reason: null,
  books: 'match',
  lastPassAt: null,
  lagSeconds: 0,
  failing: 0,
  warning: null,
  setAside: 0,
  sequence: null,
};

/** Answers with these results, one batch after another. */
const settlerWith = (...batches: readonly (readonly Result[])[]): Settler => {
  const left = [...batches];
  return {
    prepare: async () => undefined,
    settle: async () =>
      new Map((left.shift() ?? []).map((result, nth) => [`accounts/ada/withdrawals/w${nth}`, result])),
  };
};

const linesOf = (text: string) => text.trimEnd().split('\n');

it('counts requests by what became of them, and batches by how long they took', async () => {
  const metrics = openMetrics();
  const settled: Result = { kind: 'settled', sequence: 7 };
  const settler = metrics.metered(
    settlerWith(
      [settled, settled, { kind: 'refused', refusal: 'insufficient-funds' }],
      [{ kind: 'failed', cause: null }],
    ),
  );
  await settler.settle(['a', 'b', 'c'].map((path) => ({ path, since: 0 })));
  await settler.settle([{ path: 'd', since: 0 }]);
  const lines = linesOf(metrics.write(IDLE, HEALTHY));
  for (const line of [
    'tessera_requests_total{outcome="settled"} 2',
    'tessera_requests_total{outcome="refused"} 1',
    'tessera_requests_total{outcome="failed"} 1',
    'tessera_requests_total{outcome="postponed"} 0',
    'tessera_last_batch_requests 1',
    'tessera_batch_seconds_bucket{le="+Inf"} 2',
    'tessera_batch_seconds_count 2',
  ]) {
    expect(lines).toContain(line);
  }
});

it('tells how the settler stands', () => {
  const status = {
    ...IDLE,
    waiting: 5,
    failing: 2,
    setAside: 1,
    overdueDeposits: 3,
    recentSignUps: 4,
    recentDeclarations: 6,
    isWebhookFailing: true,
    failingErasures: 2,
    isRemovingDue: false,
    failingMails: 4,
    setAsideMails: 5,
    sequence: 70,
    lastPassAt: 1_500,
  };
  const lines = linesOf(openMetrics().write(status, { ...HEALTHY, healthy: false, lagSeconds: 140 }));
  for (const line of [
    'tessera_waiting_requests 5',
    'tessera_oldest_waiting_seconds 140',
    'tessera_failing_requests 2',
    'tessera_set_aside_requests 1',
    'tessera_overdue_deposits 3',
    'tessera_recent_sign_ups 4',
    'tessera_recent_declarations 6',
    'tessera_failing_webhook 1',
    'tessera_failing_retention 3',
    'tessera_log_entries 70',
    'tessera_last_pass_timestamp_seconds 1.5',
    'tessera_healthy 0',
  ]) {
    expect(lines).toContain(line);
  }
});

it('writes Prometheus’ text format: each family once, with its help and its type, and no name that is not listed', () => {
  const text = openMetrics().write(IDLE, HEALTHY);
  const types = [...text.matchAll(/^# TYPE (\S+) (counter|gauge|histogram)$/gm)].map(([, name]) => name);
  expect(types.sort()).toEqual(Object.values(METRICS).sort());
  expect(text.endsWith('\n')).toBe(true);
  for (const line of linesOf(text)) {
    expect(line).toMatch(/^(# (HELP|TYPE) tessera_\w+ \S.*|tessera_\w+(\{\w+="[^"]+"\})? [\d.e+-]+)$/);
  }
  // Buckets are cumulative.
  const counts = [...text.matchAll(/_bucket\{.*\} (\d+)$/gm)].map(([, count]) => Number(count));
  expect(counts).toEqual([...counts].sort((one, other) => one - other));
});

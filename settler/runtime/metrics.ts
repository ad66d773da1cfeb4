import type { Settler } from '#settler/requests/settler.ts';
import { SECOND } from '#domain/time.ts';
import type { SenderStatus } from '#settler/mails/sender.ts';
import type { Health } from './health.ts';
import type { WitnessesStatus } from '#settler/ledger/witnesses.ts';
import type { RetentionStatus } from '#settler/retention/watch-retention.ts';
import type { AlertCounts } from '#settler/upkeep/overdue.ts';
import type { RequestsStatus } from '#settler/requests/watch-requests.ts';

/** Upper bounds of the buckets for the duration of a batch, in seconds. */
const BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const OUTCOMES = ['settled', 'refused', 'nothing', 'failed', 'postponed'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Every name that `write` exposes. Alert policies use them (deploy/). */
export const METRICS = {
  requests: 'tessera_requests_total',
  setAside: 'tessera_set_aside_requests',
  failing: 'tessera_failing_requests',
  waiting: 'tessera_waiting_requests',
  oldest: 'tessera_oldest_waiting_seconds',
  batchSize: 'tessera_last_batch_requests',
  batchSeconds: 'tessera_batch_seconds',
  overdueDeposits: 'tessera_overdue_deposits',
  recentSignUps: 'tessera_recent_sign_ups',
  recentDeclarations: 'tessera_recent_declarations',
  failingRetention: 'tessera_failing_retention',
  failingWebhook: 'tessera_failing_webhook',
  failingMails: 'tessera_failing_mails',
  setAsideMails: 'tessera_set_aside_mails',
  logSize: 'tessera_log_entries',
  witnesses: 'tessera_witnesses',
  signingWitnesses: 'tessera_signing_witnesses',
  isWitnessed: 'tessera_log_witnessed',
  lastPass: 'tessera_last_pass_timestamp_seconds',
  healthy: 'tessera_healthy',
} as const;

interface MeasuredStatus extends RequestsStatus, RetentionStatus, SenderStatus, AlertCounts, WitnessesStatus {
  /** Whether the last message to operators about new work was set aside. */
  readonly isWebhookFailing: boolean;
}

export interface Metrics {
  /** Wraps a settler and counts its batches. */
  metered(settler: Settler): Settler;
  /** The metrics in Prometheus' text format, version 0.0.4. */
  write(status: MeasuredStatus, health: Health): string;
}

/**
 * Counts what the settler has done since it started, and reports its state. It contains only counts, nothing
 * about a person.
 */
export function openMetrics(): Metrics {
  const outcomes = new Map<Outcome, number>(OUTCOMES.map((outcome) => [outcome, 0]));
  /** One bucket for each bound; the last bucket has no bound. */
  const buckets = [...BOUNDS, Number.POSITIVE_INFINITY].map((bound) => ({ bound, count: 0 }));
  let seconds = 0;
  let batches = 0;
  let lastBatch = 0;

  function addBatch(size: number, took: number): void {
    for (const bucket of buckets) if (took <= bucket.bound) bucket.count += 1;
    seconds += took;
    batches += 1;
    lastBatch = size;
  }

  return {
    metered: ({ settle, prepare }) => ({
      prepare,
      async settle(requests) {
        const begun = performance.now();
        const results = await settle(requests);
        addBatch(requests.length, (performance.now() - begun) / SECOND);
        for (const { kind } of results.values()) outcomes.set(kind, (outcomes.get(kind) ?? 0) + 1);
        return results;
      },
    }),

    write(status, { healthy, lagSeconds }) {
      const { waiting, failing, setAside, overdueDeposits, sequence, lastPassAt } = status;
      const gauge = (name: string, help: string, value: number) =>
        family(name, 'gauge', help, [[name, value]]);
      const { requests, batchSeconds: histogram } = METRICS;
      return [
        family(
          requests,
          'counter',
          'Requests by what became of them; one that failed or was postponed counts each time.',
          [...outcomes].map(([outcome, count]) => [`${requests}{outcome="${outcome}"}`, count]),
        ),
        gauge(METRICS.waiting, 'Requests that wait.', waiting),
        gauge(METRICS.oldest, 'How long the oldest of them has waited.', lagSeconds),
        gauge(METRICS.failing, 'Requests that failed and will be tried again.', failing),
        gauge(METRICS.setAside, 'Requests that are tried no more.', setAside),
        gauge(METRICS.batchSize, 'Requests of the last batch.', lastBatch),
        family(histogram, 'histogram', 'Time from the plan of a batch to the answer to its commit.', [
          ...buckets.map(({ bound, count }) => {
            const le = Number.isFinite(bound) ? bound : '+Inf';
            return [`${histogram}_bucket{le="${le}"}`, count] as const;
          }),
          [`${histogram}_sum`, seconds],
          [`${histogram}_count`, batches],
        ]),
        gauge(
          METRICS.overdueDeposits,
          'Deposits with a proof that wait longer than promised.',
          overdueDeposits,
        ),
        gauge(METRICS.recentSignUps, 'Accounts of the last hour.', status.recentSignUps),
        gauge(METRICS.recentDeclarations, 'Declared deposits of the last hour.', status.recentDeclarations),
        gauge(
          METRICS.failingRetention,
          'Deletions of accounts, and removals of expired data, that failed and will be tried again.',
          status.failingErasures + (status.isRemovingDue ? 0 : 1),
        ),
        gauge(
          METRICS.failingWebhook,
          'Whether the last message to operators about new work was given up.',
          status.isWebhookFailing ? 1 : 0,
        ),
        gauge(METRICS.failingMails, 'Mails that failed and will be tried again.', status.failingMails),
        gauge(METRICS.setAsideMails, 'Mails that are tried no more.', status.setAsideMails),
        gauge(METRICS.logSize, 'Entries in the public log.', sequence ?? 0),
        gauge(METRICS.witnesses, 'Witnesses of the public log.', status.witnesses),
        gauge(METRICS.signingWitnesses, 'Those who have signed within the last minutes.', status.signing),
        gauge(METRICS.isWitnessed, 'Whether as many sign as the policy demands.', status.isWitnessed ? 1 : 0),
        gauge(METRICS.lastPass, 'When the last full pass ended.', (lastPassAt ?? 0) / SECOND),
        gauge(METRICS.healthy, 'Whether the health check passes.', healthy ? 1 : 0),
      ].join('');
    },
  };
}

function family(
  name: string,
  type: 'counter' | 'gauge' | 'histogram',
  help: string,
  samples: readonly (readonly [name: string, value: number])[],
): string {
  const lines = samples.map(([sample, value]) => `${sample} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
}

import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type Instant, SECOND } from '#domain/time.ts';
import type { SettlerStatusDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Clock } from './clock.ts';
import { VERSION } from './health.ts';
import type { Report } from './report.ts';
import type { RequestsStatus } from '#settler/requests/watch-requests.ts';

/** What operators see of a settler, without the time of writing. */
export interface Pulse {
  readonly waiting: number;
  readonly oldestSince: Instant | null;
  readonly lastSettledAt: Instant | null;
  readonly setAside: number;
  /** Why it is unhealthy; null: it is healthy. */
  readonly reason: string | null;
  readonly version: string;
}

export const pulseOf = (
  { waiting, oldestSince, lastSettledAt, setAside }: RequestsStatus,
  reason: string | null,
): Pulse => ({ waiting, oldestSince, lastSettledAt, setAside, reason, version: VERSION });

export interface Heartbeat {
  /** Resolves when the running write is done. */
  stop(): Promise<void>;
}

/** Interval while nothing changes: 2,880 writes a day, of the 20,000 that are free. */
const EVERY = 30 * SECOND;
/** Shortest interval while values change. */
const SOONEST = 5 * SECOND;

export const isDue = (pulse: Pulse, written: Pulse | null, sinceWritten: number): boolean =>
  written === null || sinceWritten >= EVERY || JSON.stringify(pulse) !== JSON.stringify(written);

/**
 * Writes the settler's state at regular intervals, with the server's time, so that operators notice when the
 * settler stops. Each answer also shows whether this machine's clock is right.
 */
export function keepHeartbeat(
  db: Firestore,
  pulseNow: () => Pulse,
  clock: Pick<Clock, 'compare'>,
  onFailed: Report['failed'],
): Heartbeat {
  let written: Pulse | null = null;
  /** Measured by the process's monotonic clock. */
  let writtenAt = 0;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function beat(): Promise<void> {
    const pulse = pulseNow();
    if (isDue(pulse, written, performance.now() - writtenAt)) {
      try {
        const before = Date.now();
        const { writeTime } = await db.doc(paths.settlerStatus()).set(documentOf(pulse), { merge: true });
        clock.compare(writeTime.toMillis(), before, Date.now());
        written = pulse;
        writtenAt = performance.now();
      } catch (cause) {
        onFailed({ kind: 'heartbeat' }, cause, SOONEST);
      }
    }
    if (!isStopped) timer = setTimeout(again, SOONEST);
  }
  function again(): void {
    beating = beat();
  }
  let beating = beat();

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await beating;
    },
  };
}

/** A settler that has settled nothing since it started leaves `settledAt` as the previous one wrote it. */
function documentOf({ waiting, oldestSince, lastSettledAt, setAside, reason, version }: Pulse) {
  const at = (moment: Instant | null) => (moment === null ? null : Timestamp.fromMillis(moment));
  return {
    seenAt: FieldValue.serverTimestamp(),
    waiting,
    oldestAt: at(oldestSince),
    setAside,
    reason,
    version,
    ...(lastSettledAt !== null && { settledAt: at(lastSettledAt) }),
  } satisfies { readonly [Field in keyof SettlerStatusDocument]?: unknown };
}

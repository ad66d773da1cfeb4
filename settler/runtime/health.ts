import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type Instant, MINUTE, SECOND } from '#domain/time.ts';
import type { WrongClock } from './clock.ts';
import { WrongUsage } from './command.ts';
import type { RetentionStatus } from '#settler/retention/watch-retention.ts';
import type { SettlerStatus } from './watch.ts';

/** A settler that has not looked through all that waits for longer than this does not reach Firestore. */
const PASS_WITHIN = 3 * MINUTE;

export interface Health {
  readonly healthy: boolean;
  /** Why not, for people. */
  readonly reason: string | null;
  /** ISO 8601, or null. */
  readonly lastPassAt: string | null;
  /** How long the oldest request has waited, in seconds. */
  readonly lagSeconds: number;
  readonly failing: number;
  readonly sequence: number | null;
}

/**
 * @param wrongClock why nothing is settled by this machine's clock; null: it is right
 * @param longestLag milliseconds that a request may wait before something is wrong
 */
export function healthOf(
  condition: SettlerStatus & RetentionStatus,
  wrongClock: WrongClock | null,
  now: Instant,
  longestLag: number,
): Health {
  const { isListening, lastPassAt, oldestSince, failing, isKeepingPartners, sequence } = condition;
  // The server's clock and ours may differ by a little.
  const lag = oldestSince === null ? 0 : Math.max(0, now - oldestSince);
  return {
    healthy: reasonOf() === null,
    reason: reasonOf(),
    lastPassAt: lastPassAt === null ? null : new Date(lastPassAt).toISOString(),
    lagSeconds: Math.round(lag / SECOND),
    failing,
    sequence,
  };

  function reasonOf(): string | null {
    if (wrongClock) return wrongClock.message;
    if (lastPassAt === null) return 'Has not looked through what waits yet';
    if (now - lastPassAt > PASS_WITHIN) return 'Does not reach Firestore';
    if (!isListening) return 'Does not hear of new requests';
    if (lag > longestLag) return 'A request has waited for too long';
    if (!isKeepingPartners) return 'Does not keep the partners’ pages up to date';
    if (condition.failingErasures > 0) return 'Does not finish the deletion of an account';
    if (!condition.isRemovingDue) return 'Does not remove what is kept no longer';
    return null;
  }
}

/**
 * Answers `GET /healthz` with a `Health`: 200 when well, 503 when not.
 *
 * @throws WrongUsage where it cannot listen at that port
 */
export async function serveHealth(port: number, health: () => Health): Promise<Server> {
  const server = createServer(({ method, url }, answer) => {
    if ((method !== 'GET' && method !== 'HEAD') || url?.split('?')[0] !== '/healthz') {
      answer.writeHead(404).end();
      return;
    }
    const present = health();
    answer.writeHead(present.healthy ? 200 : 503, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    });
    answer.end(`${JSON.stringify(present)}\n`);
  });
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? 'something else listens there' : message;
    throw new WrongUsage(`--health-port: port ${port} cannot be used: ${why}. Give another one, or free it.`);
  }
  return server;
}

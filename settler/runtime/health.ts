import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type Instant, MINUTE, SECOND } from '#domain/time.ts';
import type { WrongClock } from './clock.ts';
import { WrongUsage } from './command.ts';
import type { SenderStatus } from '#settler/mails/sender.ts';
import type { PartnersStatus } from '#settler/partners/watch-partners.ts';
import type { RetentionStatus } from '#settler/retention/watch-retention.ts';
import type { WitnessesStatus } from '#settler/ledger/witnesses.ts';
import { isForUnsubscribing } from '#settler/mails/unsubscribe.ts';
import { type HttpHandler, isForLog } from './serve-log.ts';
import type { SessionsStatus } from '#settler/sessions/watch-sessions.ts';
import type { RequestsStatus } from '#settler/requests/watch-requests.ts';

/** The release that this settler belongs to. */
export const { version: VERSION } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { readonly version: string };

/** If the last full pass is older than this, the settler does not reach Firestore. */
const PASS_WITHIN = 3 * MINUTE;

/** The state of all parts of a running settler. */
export type Status = RequestsStatus &
  PartnersStatus &
  RetentionStatus &
  SessionsStatus &
  SenderStatus &
  LogStatus &
  WitnessesStatus;

interface LogStatus {
  /**
   * Whether the public log does not continue its last signed checkpoint, so that the settler signs no new
   * one.
   */
  readonly isLogRefused: boolean;
}

export interface Health {
  readonly version: string;
  readonly healthy: boolean;
  /** Why requests are not settled in time; null: it is healthy. */
  readonly reason: string | null;
  /**
   * `broken`: the books contradict themselves and requests wait, or the public log does not continue its last
   * signed checkpoint. A person has to look.
   */
  readonly books: 'match' | 'broken';
  /** ISO 8601; null: no full pass has ended yet. */
  readonly lastPassAt: string | null;
  /** How long the oldest request has waited, in seconds. */
  readonly lagSeconds: number;
  readonly failing: number;
  /** What people have to look at although the settler settles requests; null: nothing. */
  readonly warning: string | null;
  readonly setAside: number;
  readonly sequence: number | null;
}

/**
 * @param wrongClock why the clock is wrong; null: it is right
 * @param longestLag how many milliseconds a request may wait before the settler counts as unhealthy
 */
export function healthOf(
  status: Status,
  wrongClock: WrongClock | null,
  now: Instant,
  longestLag: number,
): Health {
  const { isListening, lastPassAt, oldestSince, failing, setAside, arePartnersSynced, sequence } = status;
  const areBooksBroken = status.areBooksBroken || status.isLogRefused;
  // The server's clock may be slightly ahead of ours.
  const lag = oldestSince === null ? 0 : Math.max(0, now - oldestSince);
  return {
    version: VERSION,
    healthy: reasonOf() === null,
    reason: reasonOf(),
    books: areBooksBroken ? 'broken' : 'match',
    lastPassAt: lastPassAt === null ? null : new Date(lastPassAt).toISOString(),
    lagSeconds: Math.round(lag / SECOND),
    failing,
    warning: warnings().join('. ') || null,
    setAside,
    sequence,
  };

  function reasonOf(): string | null {
    if (wrongClock) return wrongClock.message;
    if (areBooksBroken) return 'The books do not match';
    if (lastPassAt === null) return 'The first pass over pending requests is not finished';
    if (now - lastPassAt > PASS_WITHIN) return 'Does not reach Firestore';
    if (!isListening) return 'Does not receive new requests';
    if (lag > longestLag) return 'A request has waited too long';
    if (!arePartnersSynced) return 'The partners’ pages are out of date';
    return null;
  }

  /** These failures only warn: the rules refuse ended sessions at once, and retention can wait for days. */
  function warnings(): readonly string[] {
    return [
      ...(setAside > 0 ? ['Requests are set aside: look at each, then release it'] : []),
      ...(status.failingErasures > 0 ? ['The deletion of an account cannot be finished'] : []),
      ...(status.areSessionsRevoked ? [] : ['The identity service does not learn of ended sessions']),
      ...(status.isWitnessed ? [] : ['Too few witnesses sign the public log']),
      ...(status.setAsideMails > 0 ? ['Mails are set aside: look at `mail` in Firestore'] : []),
      ...(status.isRemovingDue ? [] : ['Data that are due cannot be removed']),
    ];
  }
}

/**
 * The health check asks for these paths. Cloud Run answers `/healthz` itself, so those requests never get
 * here.
 */
export const HEALTH_PATHS: readonly string[] = ['/health', '/healthz'];
export const METRICS_PATH = '/metrics';

interface Served {
  health(): Health;
  /** The metrics in Prometheus' format. */
  metrics(): string;
  /** Answers requests for the public log; null: the settler does not publish it, or not yet. */
  publicLog(): HttpHandler | null;
  /** Answers requests for the links that turn mails off; null: the settler makes no such links, or not yet. */
  unsubscribing(): HttpHandler | null;
}

/**
 * Answers `GET /health` with a `Health`: 200 when healthy, 503 when not; and `GET /metrics`.
 *
 * @throws WrongUsage when the port cannot be used
 */
export async function serveStatus(
  port: number,
  { health, metrics, publicLog, unsubscribing }: Served,
): Promise<Server> {
  const server = createServer((request, answer) => {
    const { method, url } = request;
    const serveLog = isForLog(request) ? publicLog() : null;
    if (serveLog) return void serveLog(request, answer);
    const unsubscribe = isForUnsubscribing(request) ? unsubscribing() : null;
    if (unsubscribe) return void unsubscribe(request, answer);
    const [path = ''] = url?.split('?') ?? [];
    const isReading = method === 'GET' || method === 'HEAD';
    if (isReading && path === METRICS_PATH) {
      const type = 'text/plain; version=0.0.4; charset=utf-8';
      return void answer.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(metrics());
    }
    if (!isReading || !HEALTH_PATHS.includes(path)) return void answer.writeHead(404).end();
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
    const why = code === 'EADDRINUSE' ? 'another program uses it' : message;
    throw new WrongUsage(`--health-port: port ${port} cannot be used: ${why}. Give another one, or free it.`);
  }
  return server;
}

import { type Instant, MINUTE, SECOND } from '#domain/time.ts';
import { FeedError } from '#market/feed.ts';

const PATIENCE = 15 * SECOND;
/** Browsers hide `Retry-After` of another origin unless its server exposes it. The quota is per minute. */
const WAIT_UNKNOWN = MINUTE;

export interface Rest {
  /** @throws FeedError */
  readonly get: (path: string) => Promise<unknown>;
}

/** Requests JSON. After "too many requests" it waits until the server allows the next request. */
export function createRest(url: string): Rest {
  let closedUntil: Instant = 0;

  return {
    async get(path) {
      if (Date.now() < closedUntil) throw new FeedError('rate-limited', { wait: closedUntil - Date.now() });
      const answer = await fetch(url + path, {
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(PATIENCE),
      }).catch((cause: unknown) => {
        throw new FeedError('unreachable', { cause });
      });
      if (answer.status === 429) {
        const wait = waitOf(answer.headers.get('Retry-After'));
        closedUntil = Date.now() + wait;
        throw new FeedError('rate-limited', { wait });
      }
      if (answer.status >= 500) throw new FeedError('unreachable', { cause: answer.status });
      if (!answer.ok) throw new FeedError('unreadable', { cause: answer.status });
      return answer.json().catch((cause: unknown) => {
        throw new FeedError('unreadable', { cause });
      });
    },
  };
}

/** The header is a number of seconds or a date (RFC 9110, 10.2.3). @returns milliseconds */
function waitOf(retryAfter: string | null): number {
  if (!retryAfter) return WAIT_UNKNOWN;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * SECOND
    : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : WAIT_UNKNOWN;
}

import { createHmac } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { type Instant, MINUTE, SECOND } from '#domain/time.ts';
import { WrongUsage } from '#settler/runtime/command.ts';
import type { Report } from '#settler/runtime/report.ts';
import { openTask } from '#settler/runtime/task.ts';

/** Where the settler tells operators of new work: any service that takes a POST, e.g. a chat or a pager. */
export interface WebhookTarget {
  readonly url: string;
  /** Both sides know it. With it the receiver checks that the settler has sent the message. */
  readonly secret: string;
}

/** What waits for operators: counts only, nothing about a person. */
export interface Work {
  readonly deposits: number;
  readonly withdrawals: number;
  readonly payouts: number;
  readonly messages: number;
}

export interface Webhook {
  /** Whether the last message was set aside, and none has arrived since. */
  isFailing(): boolean;
  stop(): Promise<void>;
}

/** How often to count the work, and to send a message at most. A count costs four reads, for up to 1,000 of each kind. */
const EVERY = MINUTE;
const TIMEOUT = 10 * SECOND;

/** How often to try a message before setting it aside. The next new work makes a new message. */
export const TRIES = 8;

const SHORTEST_SECRET = 32;

/** @throws WrongUsage when the settings cannot work: otherwise the settler would start, and its messages would never arrive */
export function webhookTarget(env: NodeJS.ProcessEnv): WebhookTarget | null {
  const { TESSERA_WEBHOOK_URL: url, TESSERA_WEBHOOK_SECRET: secret } = env;
  if (!url) return null;
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') {
    throw new WrongUsage('TESSERA_WEBHOOK_URL must be an https:// address');
  }
  if (!secret || secret.length < SHORTEST_SECRET) {
    throw new WrongUsage(`TESSERA_WEBHOOK_SECRET must have at least ${SHORTEST_SECRET} characters`);
  }
  return { url, secret };
}

/**
 * The header by which the receiver knows the sender and the moment: `t=SECONDS,v1=HEX`, the HMAC-SHA-256 of `SECONDS.BODY`.
 * A receiver refuses messages older than a few minutes, so no one can send one again.
 */
export function signatureOf(body: string, secret: string, now: Instant): string {
  const seconds = Math.floor(now / SECOND);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

interface DeliveryServices {
  readonly count: () => Promise<Work>;
  readonly post: (body: string) => Promise<void>;
  readonly now: () => Instant;
  /** Called when a message is set aside. */
  readonly setAside: (cause: unknown) => void;
}

const NOTHING: Work = { deposits: 0, withdrawals: 0, payouts: 0, messages: 0 };

/**
 * Makes a message when there is more work of any kind than before, and delivers it.
 * @returns `look`, which rejects when the message is to be tried again
 */
export function openDeliveries({ count, post, now, setAside }: DeliveryServices) {
  let last = NOTHING;
  let waiting: string | null = null;
  let tries = 0;
  let isFailing = false;

  return {
    isFailing: () => isFailing,
    async look(): Promise<void> {
      const work = await count();
      const isMore = (Object.keys(NOTHING) as (keyof Work)[]).some((kind) => work[kind] > last[kind]);
      last = work;
      // Put work that comes between two attempts into the same message.
      if (isMore || waiting !== null) {
        waiting = JSON.stringify({ type: 'work', at: new Date(now()).toISOString(), waiting: work });
      }
      if (waiting === null) return;
      try {
        await post(waiting);
        isFailing = false;
      } catch (cause) {
        tries += 1;
        if (tries < TRIES) throw cause;
        isFailing = true;
        setAside(cause);
      }
      waiting = null;
      tries = 0;
    },
  };
}

/** Counts what waits for operators. */
export async function countWork(db: Firestore): Promise<Work> {
  const countOf = async (query: FirebaseFirestore.Query): Promise<number> =>
    (await query.count().get()).data().count;
  const withdrawals = db.collectionGroup('withdrawals');
  const [deposits, held, payouts, messages] = await Promise.all([
    countOf(
      db.collectionGroup('deposits').where('status', '==', 'pending').where('proofAt', '>', new Date(0)),
    ),
    countOf(withdrawals.where('status', '==', 'held')),
    countOf(
      withdrawals.where('status', '==', 'paid').where('payout', '==', null).orderBy('createdAt', 'asc'),
    ),
    countOf(
      db
        .collectionGroup('threads')
        .where('of', '==', 'messages')
        .where('from', '==', 'member')
        .orderBy('since', 'asc'),
    ),
  ]);
  return { deposits, withdrawals: held, payouts, messages };
}

/** Posts a signed message. @throws unless the receiver takes it */
export async function postTo({ url, secret }: WebhookTarget, body: string, now: Instant): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', 'Tessera-Signature': signatureOf(body, secret, now) },
    // Follow no redirect, which could lead to a stranger. A person has to set a new address.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`);
}

/** Tells operators of new work until stopped. */
export function watchWork(
  db: Firestore,
  target: WebhookTarget,
  now: () => Instant,
  report: Pick<Report, 'failed'>,
): Webhook {
  const deliveries = openDeliveries({
    count: () => countWork(db),
    post: (body) => postTo(target, body, now()),
    now,
    setAside: (cause) => report.failed({ kind: 'webhook' }, cause, null),
  });
  const looking = openTask({
    every: EVERY,
    work: () => deliveries.look(),
    failed: (cause, retryIn) => report.failed({ kind: 'webhook' }, cause, retryIn),
  });
  looking.runIn(0);
  return { isFailing: deliveries.isFailing, stop: () => looking.stop() };
}

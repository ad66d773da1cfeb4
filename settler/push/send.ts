import { createHash } from 'node:crypto';
import webPush from 'web-push';
import { PUSH_ENDPOINT, type PushMessage, PUSHED_WITHIN } from '#domain/notices/push.ts';
import { SECOND } from '#domain/time.ts';
import type { PushSubscriptionDocument } from '#firestore/documents.ts';
import type { PushKey } from './push-key.ts';

/** What a push service answers. */
export type PushAnswer =
  | 'accepted'
  /** The subscription is over, or its endpoint is of no known push service. */
  | 'gone'
  /** The service takes no such message, and would not take it again. */
  | 'refused';

/** How long a push service may take to answer. */
const PATIENCE = 10 * SECOND;

/**
 * Encrypts a message for one browser and hands it to that browser's push service.
 * @throws if the service cannot be reached, fails or asks to wait: send it again later
 */
export async function send(
  { endpoint, p256dh, auth }: PushSubscriptionDocument,
  message: PushMessage,
  key: PushKey,
): Promise<PushAnswer> {
  if (!PUSH_ENDPOINT.test(endpoint)) return 'gone';
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: key,
      TTL: PUSHED_WITHIN / SECOND,
      contentEncoding: 'aes128gcm',
      // The service replaces a message of the same topic that has not been delivered yet.
      topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, 32),
    },
  );
  const { 'Content-Length': _, ...others } = headers;
  const answer = await fetch(urlOf(endpoint), {
    method,
    headers: Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body as Buffer),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  });
  await answer.body?.cancel();
  if (answer.ok) return 'accepted';
  if ([404, 410].includes(answer.status)) return 'gone';
  if ([400, 413].includes(answer.status)) return 'refused';
  throw new Error(`The push service answers ${answer.status}`);
}

/** The emulator stands for all push services. */
function urlOf(endpoint: string): string {
  const emulator = process.env['TESSERA_PUSH_EMULATOR_HOST'];
  return emulator ? endpoint.replace(/^https:\/\/[^/]+/, `http://${emulator}`) : endpoint;
}

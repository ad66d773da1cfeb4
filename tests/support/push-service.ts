import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { onTestFinished } from 'vitest';
import type { PushMessage, PushSubscriptionKeys } from '#domain/notices/push.ts';

/** A browser that has subscribed to push messages, and reads those that reach it. */
export interface PushedBrowser {
  readonly keys: PushSubscriptionKeys;
  /** Decrypts as RFC 8291 says. */
  read(body: Buffer): PushMessage;
}

/** @param name the path of its subscription at the push service */
export function openPushedBrowser(name: string): PushedBrowser {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: {
      endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${name}`,
      p256dh: publicKey.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    read(body) {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body.readUInt8(20));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const shared = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
      const derive = (what: string, length: number) =>
        Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${what}\0`, length));
      const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      const sealed = body.subarray(21 + sender.length);
      cipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

/** A message that reached the push service. */
export interface Pushed {
  /** The last part of the endpoint. */
  readonly to: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A status, or no answer at all. */
export type PushAnswer = number | 'hang';

export interface PushService {
  /** For `TESSERA_PUSH_EMULATOR_HOST`. */
  readonly host: string;
  /** All that reached it, accepted or not. */
  readonly pushed: readonly Pushed[];
  /** @param next what it answers from now on; absent: it accepts */
  answer(next?: (pushed: Pushed) => PushAnswer | Promise<PushAnswer>): void;
}

/** A push service over real HTTP, which answers as the test says. */
export async function openPushService(): Promise<PushService> {
  const pushed: Pushed[] = [];
  const accept = () => 201;
  let answerOf: (pushed: Pushed) => PushAnswer | Promise<PushAnswer> = accept;
  const server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', async () => {
      const to = request.url?.split('/').at(-1) ?? '';
      const one = { to, headers: request.headers, body: Buffer.concat(parts) };
      pushed.push(one);
      const status = await answerOf(one);
      if (status !== 'hang') answer.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return {
    host: `127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    pushed,
    answer(next = accept) {
      answerOf = next;
    },
  };
}

import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WrongUsage } from '#settler/runtime/command.ts';
import {
  openDeliveries,
  postTo,
  signatureOf,
  TRIES,
  webhookTarget,
  type Work,
} from '#settler/upkeep/webhook.ts';

const SECRET = 'a secret that both of them know, and no one else';
const NOW = Date.UTC(2026, 10, 24, 12);
const NOTHING: Work = { deposits: 0, withdrawals: 0, payouts: 0, messages: 0 };

/** A receiver that answers so, one after another. */
function receiving(...answers: readonly ('ok' | 'down')[]) {
  const [posted, setAside]: [Work[], unknown[]] = [[], []];
  let work = NOTHING;
  const left = [...answers];
  const deliveries = openDeliveries({
    count: async () => work,
    async post(body) {
      posted.push(JSON.parse(body).waiting);
      if (left.shift() === 'down') throw new Error('Down');
    },
    now: () => NOW,
    setAside: (cause) => setAside.push(cause),
  });
  return {
    posted,
    setAside,
    deliveries,
    look: (next: Partial<Work>) => {
      work = { ...work, ...next };
      return deliveries.look();
    },
  };
}

describe('new work', () => {
  it('is told once, and not again while it waits or is decided', async () => {
    const { look, posted } = receiving();
    await look({});
    await look({ deposits: 2 });
    await look({ deposits: 2 });
    await look({ deposits: 1 });
    await look({ deposits: 2, messages: 1 });
    expect(posted).toEqual([
      { ...NOTHING, deposits: 2 },
      { ...NOTHING, deposits: 2, messages: 1 },
    ]);
  });

  it('is tried again as it is by then, and set aside after a limit', async () => {
    const { look, posted, setAside, deliveries } = receiving(...Array<'down'>(TRIES).fill('down'), 'ok');
    await expect(look({ deposits: 1 })).rejects.toThrow('Down');
    for (let nth = 2; nth < TRIES; nth += 1) await expect(look({})).rejects.toThrow('Down');
    await look({ withdrawals: 1 });
    expect(setAside).toHaveLength(1);
    expect(deliveries.isFailing()).toBe(true);
    expect(posted.at(-1)).toEqual({ ...NOTHING, deposits: 1, withdrawals: 1 });
    await look({});
    expect(posted).toHaveLength(TRIES);
    await look({ deposits: 2 });
    expect(deliveries.isFailing()).toBe(false);
  });
});

it('posts what only one who knows the secret can have written, with the moment', async () => {
  const received: { readonly request: IncomingMessage; readonly body: string }[] = [];
  const server = createServer(async (request, answer) => {
    received.push({ request, body: await text(request) });
    answer.writeHead(received.length === 1 ? 204 : 302, { Location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  await postTo({ url, secret: SECRET }, '{"event":"work"}', NOW);
  const [message] = received;
  expect(message?.request.method).toBe('POST');
  const expected = createHmac('sha256', SECRET)
    .update(`${NOW / 1000}.${message?.body}`)
    .digest('hex');
  expect(message?.request.headers['tessera-signature']).toBe(`t=${NOW / 1000},v1=${expected}`);
  expect(signatureOf('{"event":"other"}', SECRET, NOW)).not.toContain(expected);
  // It follows no redirection.
  await expect(postTo({ url, secret: SECRET }, '{}', NOW)).rejects.toThrow();
  expect(received).toHaveLength(2);
});

it('starts only with an address and a secret that can work', () => {
  const target = (url?: string, secret?: string) =>
    webhookTarget({
      ...(url !== undefined && { TESSERA_WEBHOOK_URL: url }),
      ...(secret !== undefined && { TESSERA_WEBHOOK_SECRET: secret }),
    });
  expect(target()).toBeNull();
  expect(target('https://chat.example/hook', SECRET)).toEqual({
    url: 'https://chat.example/hook',
    secret: SECRET,
  });
  expect(() => target('http://chat.example/hook', SECRET)).toThrow(WrongUsage);
  expect(() => target('http://chat.example/hook', SECRET)).toThrow('https://');
  expect(() => target('chat', SECRET)).toThrow('https://');
  expect(() => target('https://chat.example/hook', 'short')).toThrow('32 characters');
  expect(() => target('https://chat.example/hook')).toThrow('32 characters');
});

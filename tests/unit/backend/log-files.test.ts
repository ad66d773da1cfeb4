import { afterEach, expect, it, vi } from 'vitest';
import { logFilesAt } from '#backend/port/public-log.ts';

afterEach(() => void vi.unstubAllGlobals());

const read = logFilesAt('https://tessera.example/log/');

it('asks the site about each file of the log, also about those that the browser has kept', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit = {}) => {
    asked.push([url, cache]);
    return new Response('note');
  });
  await read('checkpoint');
  await read('tile/entries/000');
  expect(asked).toEqual([
    ['https://tessera.example/log/checkpoint', 'no-cache'],
    ['https://tessera.example/log/tile/entries/000', 'no-cache'],
  ]);
});

it.each([
  ['a file that is not there', async () => new Response('', { status: 404 }), null],
  ['a settler that does not answer', async () => new Response('', { status: 503 }), 'log-out-of-reach'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'network-down'],
])('tells %s from others', async (_what, answer, code) => {
  vi.stubGlobal('fetch', answer);
  const found = await read('checkpoint').catch((failure: { code: string }) => failure.code);
  expect(found).toBe(code);
});

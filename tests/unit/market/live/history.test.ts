import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLiveFeed } from '#market/live/index.ts';
import { json, startServer } from './local-server.ts';

const HOUR = 3_600_000;
const MIDNIGHT = Date.UTC(2026, 10, 18);

/** Hourly prices from midnight on, as CoinGecko sends them: a little late each time. */
const hourly = (prices: readonly number[]) => ({
  prices: prices.map((price, hour) => [MIDNIGHT + hour * HOUR + 2_000, price]),
  market_caps: [],
  total_volumes: prices.map((_, hour) => [MIDNIGHT + hour * HOUR + 2_000, 1000 + hour]),
});

let server: Awaited<ReturnType<typeof startServer>>;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

const feed = () => createLiveFeed({ coingecko: server.coingecko, coinbase: server.coinbase });

describe('days from hourly prices', () => {
  it('open where the day before closed, and reach as high and low as their hours', async () => {
    const first = Array.from({ length: 25 }, (_, hour) => 100 + hour);
    server.answerWith(json(hourly([...first, 90, 80, 95])));
    const { candles, detail, source } = await feed().history('bitcoin', '7d');
    expect(detail).toBe('hourly');
    expect(source).toMatchObject({ kind: 'live' });
    expect(candles).toEqual([
      { day: '2026-11-17', open: 100, high: 100, low: 100, close: 100, volume: 1000 },
      { day: '2026-11-18', open: 100, high: 124, low: 100, close: 124, volume: 1024 },
      { day: '2026-11-19', open: 124, high: 124, low: 80, close: 95, volume: 1027 },
    ]);
  });

  it('are put in order of time first', async () => {
    const { prices, total_volumes } = hourly([100, 101, 102]);
    server.answerWith(json({ prices: prices.toReversed(), total_volumes }));
    const { candles } = await feed().history('bitcoin', '7d');
    expect(candles.at(-1)?.close).toBe(102);
  });
});

it('asks once for what several ranges need, and once a year for closes', async () => {
  server.answerWith(json(hourly([100, 101])));
  const live = feed();
  await live.history('bitcoin', '7d');
  await live.history('bitcoin', '90d');
  expect(server.asked).toEqual(['/coins/bitcoin/market_chart?vs_currency=usd&days=90']);
  const { detail } = await live.history('bitcoin', '3y');
  expect(detail).toBe('daily');
  expect(server.asked[1]).toBe('/coins/bitcoin/market_chart?vs_currency=usd&days=365&interval=daily');
});

it.each([
  ['garbage', json('<html>'), 'unreadable'],
  ['no prices', json({ prices: [], total_volumes: [] }), 'unreadable'],
  ['prices that are none', json({ prices: [[MIDNIGHT, null]], total_volumes: [] }), 'unreadable'],
  ['an unknown coin', json({ error: 'coin not found' }, 404), 'unreadable'],
  ['too many requests', json({}, 429), 'rate-limited'],
])('rejects on %s, and asks again the next time', async (_, answer, code) => {
  server.answerWith(answer);
  const live = feed();
  await expect(live.history('bitcoin', '7d')).rejects.toMatchObject({ code });
  if (code === 'rate-limited') return;
  server.answerWith(json(hourly([100, 101])));
  expect((await live.history('bitcoin', '7d')).candles).toHaveLength(2);
});

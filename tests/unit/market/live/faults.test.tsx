import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FeedData, Snapshot } from '#market/feed.ts';
import { createLiveFeed } from '#market/live/index.ts';
import { watchMarket } from '#market/watch-market.ts';
import { FeedView } from '#ui/market/FeedView.tsx';
import { SourceLine } from '#ui/market/SourceLine.tsx';
import { BITCOIN, ETHEREUM, HEARTBEAT, MARKETS, ticker, TOO_MANY } from './answers.ts';
import { type Answer, hangUp, json, startServer } from './local-server.ts';

/** The network is real, on this machine; the clock is the test's, so that minutes pass at once. */
let server: Awaited<ReturnType<typeof startServer>>;
let told: FeedData<Snapshot>[];
let stop: () => void;

/** The browser's page, of the part that the feed looks at. */
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

function show(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('document', page);
  vi.setSystemTime('2026-11-20T12:00:00Z');
  server = await startServer();
  told = [];
  stop = () => undefined;
});

afterEach(async () => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await server.stop();
});

function watch(answer: Answer = json(MARKETS)) {
  server.answerWith(answer);
  const feed = createLiveFeed({ coingecko: server.coingecko, coinbase: server.coinbase, random: () => 0.5 });
  stop = watchMarket(feed, (state) => told.push(state));
}

/** Lets the network do its work until something holds; the clock stands still meanwhile. */
async function until(holds: () => boolean) {
  for (let round = 0; round < 3_000 && !holds(); round += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(holds()).toBe(true);
}

/** As `until`, while the clock runs in steps of a second. */
async function within(seconds: number, holds: () => boolean) {
  for (let second = 0; second < seconds && !holds(); second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    for (let round = 0; round < 20; round += 1) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(holds()).toBe(true);
}

const present = () => told.at(-1);
const isPresent = (state: FeedData<Snapshot>['state']) => () => present()?.state === state;
const value = () => {
  const state = present();
  return state && 'value' in state ? state.value : null;
};
const priceOf = (coin: string) => value()?.quotes.find((quote) => quote.coin.id === coin)?.price;
const ticks = () => {
  const source = value()?.source;
  return source?.kind === 'live' ? source.ticks : undefined;
};

/** What the screen says of the present state. */
function screenText(): string {
  const state = present() ?? { state: 'loading' };
  const html = renderToStaticMarkup(
    <FeedView data={state} onRetry={() => undefined}>
      {(snapshot) => (
        <>
          {snapshot.quotes.map(({ coin, price }) => `${coin.symbol} ${price}; `)}
          <SourceLine source={snapshot.source} />
        </>
      )}
    </FeedView>,
  );
  return html.replaceAll(/<[^>]+>/g, '');
}

describe('a feed in good order', () => {
  it('shows prices, changes and their source', async () => {
    watch();
    await until(isPresent('ready'));
    expect(screenText()).toMatch(
      /BTC 90000; ETH 3000.5; Live prices, received at .* CoinGecko, Coinbase Exchange/,
    );
    expect(value()?.quotes[0]).toMatchObject({
      changes: { '1d': 123, '7d': -250, '30d': 1000, '1y': null },
      volume: 35_123_456_789,
    });
    expect(value()?.quotes[0]?.week).toHaveLength(29);
  });

  it('subscribes, and takes each trade over', async () => {
    watch();
    await until(() => value() !== null && server.heard.length === 10);
    expect(JSON.parse(server.heard[0] ?? '')).toEqual({
      type: 'subscribe',
      product_ids: ['BTC-USD'],
      channels: ['ticker_batch', 'heartbeat'],
    });
    server.say(HEARTBEAT);
    server.say(ticker('90900.00', '2026-11-20T12:00:01.5Z'));
    await within(3, () => priceOf('bitcoin') === '90900.00');
    // 1.23% above yesterday, and now one percent more.
    expect(value()?.quotes[0]?.changes['1d']).toBe(224);
    expect(priceOf('ethereum')).toBe('3000.5');
  });

  it('paints at most once a second, however many trades there are', async () => {
    watch();
    await until(() => value() !== null && server.heard.length === 10);
    const before = told.length;
    for (let trade = 0; trade < 50; trade += 1)
      server.say(ticker(`9000${trade % 10}.${trade}`, '2026-11-20T12:00:02Z'));
    await within(3, () => priceOf('bitcoin') === '90009.49');
    expect(told.length - before).toBeLessThanOrEqual(3);
  });

  it('rests while the page cannot be seen, and goes on at once when it can', async () => {
    watch();
    await until(() => value() !== null && server.lines.size === 1);
    show('hidden');
    await until(() => server.lines.size === 0);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(server.asked).toHaveLength(1);
    show('visible');
    await until(() => server.asked.length === 2 && server.lines.size === 1);
  });
});

describe('CoinGecko misbehaves', () => {
  it.each([
    [
      '429 with Retry-After',
      json(TOO_MANY, 429, { 'Retry-After': '30', 'Access-Control-Expose-Headers': 'Retry-After' }),
      /allows no more requests for the moment/,
    ],
    ['a page of HTML', json('<!doctype html><title>Just a moment</title>'), /cannot be read/],
    ['JSON of another kind', json({ prices: 'soon' }), /cannot be read/],
    ['NaN, which is no JSON', json('[{"id":"bitcoin","current_price":NaN}]'), /cannot be read/],
    [
      'prices that are none',
      json([
        { ...BITCOIN, current_price: null },
        { ...ETHEREUM, current_price: -1 },
      ]),
      /cannot be read/,
    ],
    ['an error of the server', json({}, 503), /does not answer/],
    ['a broken line', hangUp, /does not answer/],
  ])('%s at first: it says why, and shows prices once there are some', async (_, fault, says) => {
    watch(fault);
    await until(isPresent('failed'));
    expect(screenText()).toMatch(says);
    server.answerWith(json(MARKETS));
    await within(60, isPresent('ready'));
  });

  it.each([
    ['429', json(TOO_MANY, 429), /allows no more requests/],
    ['garbage', json('}{'), /cannot be read/],
    ['a broken line', hangUp, /does not answer/],
  ])('%s later: the last prices stay, with since when nothing is newer', async (_, fault, says) => {
    watch();
    await until(isPresent('ready'));
    server.answerWith(fault);
    await within(70, isPresent('stale'));
    expect(screenText()).toMatch(says);
    expect(screenText()).toMatch(/Nothing newer than 1?\d:00:00.* is shown.*BTC 90000/);
    server.answerWith(json(MARKETS));
    await within(240, isPresent('ready'));
  });

  it('429: nothing is asked before it is allowed again', async () => {
    watch(json(TOO_MANY, 429, { 'Retry-After': '30' }));
    await until(isPresent('failed'));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(server.asked).toHaveLength(1);
    await within(5, () => server.asked.length === 2);
  });

  it('asks more and more rarely while it fails', async () => {
    watch(json('}{'));
    await until(isPresent('failed'));
    await within(600, () => server.asked.length >= 8);
    const afterEight = Date.now();
    await within(600, () => server.asked.length >= 9);
    expect(Date.now() - afterEight).toBeGreaterThanOrEqual(85_000);
  });

  it('leaves out a coin whose figures are none, and keeps the others', async () => {
    watch(json([{ ...BITCOIN, current_price: 'NaN' }, ETHEREUM]));
    await until(isPresent('ready'));
    expect(value()?.quotes.map(({ coin }) => coin.symbol)).toEqual(['ETH']);
  });
});

describe('the exchange misbehaves', () => {
  beforeEach(async () => {
    watch();
    await until(() => value() !== null && server.heard.length === 10);
  });

  it.each([
    ['garbage', 'not { json'],
    ['NaN as a price', ticker('NaN', '2026-11-20T12:00:01Z')],
    ['a price of zero', ticker('0.00', '2026-11-20T12:00:01Z')],
    ['a price below zero', ticker('-5', '2026-11-20T12:00:01Z')],
    ['a trade without a time', { ...ticker('91000', ''), time: undefined }],
    ['a number', '7'],
  ])(
    '%s: the price stays, the screen says that trades do not come in, until one does',
    async (_, message) => {
      server.say(message);
      await within(3, () => ticks() === 'unreadable');
      expect(screenText()).toMatch(/BTC 90000;.*Single trades do not come in/);
      server.say(ticker('91000', '2026-11-20T12:00:05Z'));
      await within(3, () => priceOf('bitcoin') === '91000');
      expect(ticks()).toBeNull();
    },
  );

  it('a trade that comes late changes nothing', async () => {
    server.say(ticker('91000', '2026-11-20T12:00:05Z'));
    await within(3, () => priceOf('bitcoin') === '91000');
    server.say(ticker('80000', '2026-11-20T12:00:04Z'));
    server.say(ticker('3100', '2026-11-20T12:00:06Z', 'ETH-USD'));
    await within(3, () => priceOf('ethereum') === '3100');
    expect(priceOf('bitcoin')).toBe('91000');
  });

  it('an error, an unknown coin, a future type: ignored', async () => {
    server.say({ type: 'error', message: 'Failed to subscribe', reason: 'BNB-USD is not a valid product' });
    server.say(ticker('5', '2026-11-20T12:00:05Z', 'NEW-USD'));
    server.say({ type: 'l3update', changes: [] });
    server.say(ticker('91000', '2026-11-20T12:00:06Z'));
    await within(3, () => priceOf('bitcoin') === '91000');
    expect(present()?.state).toBe('ready');
  });

  it('silence: it says so, and dials again', async () => {
    await within(20, () => ticks() === 'silent');
    expect(screenText()).toContain('Single trades do not come in');
    await within(10, () => server.heard.length === 20);
    await until(() => server.lines.size === 1);
  });

  it('heartbeats alone are no silence', async () => {
    for (let second = 0; second < 30; second += 1) {
      server.say(HEARTBEAT);
      await within(1, isPresent('ready'));
    }
    expect(ticks()).toBeNull();
  });

  it('a broken line: it says so, and dials again more and more rarely', async () => {
    server.takeCalls(false);
    await within(3, () => ticks() === 'unreachable');
    expect(screenText()).toContain('Single trades do not come in');
    await vi.advanceTimersByTimeAsync(60_000);
    server.takeCalls(true);
    await within(150, () => server.lines.size === 1);
    server.say(ticker('91000', '2026-11-20T12:05:00Z'));
    await within(3, () => priceOf('bitcoin') === '91000');
    expect(ticks()).toBeNull();
  });
});

/**
 * What the market screens need from a price source. There are two: the recorded feed (files of this site, the
 * default) and the live feed (CoinGecko and Coinbase Exchange, opt-in). Screens use neither: they use the stores of
 * `stores/market.ts`, which add the states `loading`, `stale` and `failed`.
 * Prices here are quotes, not money that moves: what moves is `Cents`.
 */
import type { Instant } from '#domain/time.ts';

/** As CoinGecko names it, e.g. `bitcoin`, `usd-coin`. Every `CoinId` of the domain is one of these. */
export type MarketCoinId = string;

export interface MarketCoin {
  readonly id: MarketCoinId;
  /** Ticker, e.g. `BTC`. */
  readonly symbol: string;
  readonly name: string;
}

/** One day of one coin in US dollars, by UTC. Volume is what was traded that day, in US dollars. */
export interface DailyCandle {
  /** `2025-11-20`: sorts as text, and is what lightweight-charts takes as a time. */
  readonly day: string;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

/** How far back a chart looks. */
export const RANGES = ['7d', '30d', '90d', '1y', '3y'] as const;
export type Range = (typeof RANGES)[number];
export const RANGE_DAYS: Readonly<Record<Range, number>> = {
  '7d': 7,
  '30d': 30,
  '90d': 90,
  '1y': 365,
  '3y': 1095,
};

/** The periods over which price changes are shown. */
export const SPANS = ['1d', '7d', '30d', '1y'] as const;
export type Span = (typeof SPANS)[number];
export const SPAN_DAYS: Readonly<Record<Span, number>> = { '1d': 1, '7d': 7, '30d': 30, '1y': 365 };

/** The sources of prices, named and linked wherever prices are shown. */
export interface Credit {
  readonly name: string;
  readonly url: string;
}

/**
 * The kind and date of prices. `recorded` prices never move: "as of" their day, "not live". `live` prices are as of
 * when they were received.
 */
export type Source =
  | { readonly kind: 'recorded'; readonly day: string; readonly credits: readonly Credit[] }
  | {
      readonly kind: 'live';
      readonly at: Instant;
      readonly credits: readonly Credit[];
      /** Why single trades do not arrive, so that prices update only once a minute; null while they do. */
      readonly ticks: FeedErrorCode | null;
    };

/** The quote of one coin, now or on the recorded day. */
export interface Quote {
  readonly coin: MarketCoin;
  /** Last price in US dollars: a decimal string, exactly as recorded or received. */
  readonly price: string;
  /** The change over each span in basis points (hundredths of a percent), or null if the source does not know it. */
  readonly changes: Readonly<Record<Span, number | null>>;
  /** Volume of a day, in whole US dollars. */
  readonly volume: number;
  /** Prices of the last seven days, oldest first, evenly spaced; the last is the price. For a sparkline. */
  readonly week: readonly number[];
}

/** All coins of the source, the most traded first. */
export interface Snapshot {
  readonly source: Source;
  readonly quotes: readonly Quote[];
}

/**
 * The days of one coin, oldest first, without gaps. For a range of n days there are n + 1 candles, so that the change from
 * the first close to the last is the change over n days; fewer where the source does not reach so far back.
 */
export interface History {
  readonly coin: MarketCoinId;
  readonly range: Range;
  readonly source: Source;
  readonly candles: readonly DailyCandle[];
  /**
   * The source of highs and lows: all `trades` of the day, `hourly` prices, or only `daily` closes (then candles have
   * no wicks). A chart that shows highs and lows names it.
   */
  readonly detail: 'trades' | 'hourly' | 'daily';
}

/** The price of one trade. */
export interface Tick {
  readonly coin: MarketCoinId;
  /** Decimal string above zero, as received. */
  readonly price: string;
  /** When the exchange says that it happened. */
  readonly at: Instant;
}

/** Why a feed has no new data. `i18n/market.ts` has a sentence for each. */
export type FeedErrorCode =
  /** No answer: no network, the server is gone, or it broke the connection. */
  | 'unreachable'
  /** Too many requests; the feed retries when it may. */
  | 'rate-limited'
  /** An invalid answer: garbage, not a number, a server error. */
  | 'unreadable'
  /** Connected, and nothing comes. */
  | 'silent';

export class FeedError extends Error {
  readonly code: FeedErrorCode;
  /** How long the server asks us to wait, in milliseconds. */
  readonly wait: number;

  constructor(code: FeedErrorCode, { cause, wait = 0 }: { cause?: unknown; wait?: number } = {}) {
    super(`Market feed: ${code}`, { cause });
    this.name = 'FeedError';
    this.code = code;
    this.wait = wait;
  }
}

/** The code of anything that was thrown. */
export const feedErrorCodeOf = (thrown: unknown): FeedErrorCode =>
  thrown instanceof FeedError ? thrown.code : 'unreadable';

/** A feed's data, with the states that every market widget shows. */
export type FeedData<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  /** The last good value stays on the screen, with the time and reason since when it is stale. */
  | { readonly state: 'stale'; readonly value: Value; readonly since: Instant; readonly error: FeedErrorCode }
  | { readonly state: 'failed'; readonly error: FeedErrorCode };

export type Unsubscribe = () => void;
export type OnFeedError = (error: FeedErrorCode) => void;

/** No answer makes a feed throw. The live feed retries by itself while it is watched. */
export interface MarketFeed {
  readonly watchSnapshot: (onSnapshot: (snapshot: Snapshot) => void, onError: OnFeedError) => Unsubscribe;
  /** @throws FeedError (the promise rejects with it) */
  readonly history: (coin: MarketCoinId, range: Range) => Promise<History>;
  /** Every trade, in order of time for each coin. The recorded feed never calls back. */
  readonly watchTicks: (onTick: (tick: Tick) => void, onError: OnFeedError) => Unsubscribe;
}

import { atom, computed, type ReadableAtom } from 'nanostores';
import { closesOn, daysOf, rebaseTo100, type Values } from '#market/series/align.ts';
import { type Period, summarise } from '#market/series/period.ts';
import {
  $market,
  type History,
  historyOf,
  type MarketCoin,
  type MarketCoinId,
  type Range,
} from '#stores/market.ts';
import { type FeedEntry, feedList } from '#islands/home/charts/feed-list.ts';

export type { Period };

export type Measure = 'rebased' | 'usd';
export type Scale = 'linear' | 'logarithmic';

export interface ComparisonChoice {
  readonly coins: readonly MarketCoinId[];
  readonly range: Range;
  readonly measure: Measure;
  readonly scale: Scale;
}

/** The number of lines that readers can tell apart. */
const MOST_COINS = 12;

export const $comparisonChoice = atom<ComparisonChoice>({
  coins: ['bitcoin', 'ethereum', 'solana', 'ripple', 'dogecoin'],
  range: '1y',
  measure: 'rebased',
  scale: 'linear',
});

export function chooseComparison(choice: Partial<ComparisonChoice>): void {
  $comparisonChoice.set({ ...$comparisonChoice.get(), ...choice });
}

export function toggleComparedCoin(coin: MarketCoinId): void {
  const { coins } = $comparisonChoice.get();
  chooseComparison({
    coins: coins.includes(coin) ? coins.filter((each) => each !== coin) : [...coins, coin],
  });
}

/** The offered coins, the most traded first. */
export const $comparableCoins: ReadableAtom<readonly MarketCoin[]> = computed($market, (market) =>
  'value' in market ? market.value.quotes.slice(0, MOST_COINS).map(({ coin }) => coin) : [],
);
// A live market updates every second. Recompute the lines only when the offered coins change.
$comparableCoins.eq = (before, after) =>
  before?.length === after.length && before.every(({ id }, index) => id === after[index]?.id);

let places: ReadonlyMap<MarketCoinId, number> = new Map();
/** The place of each chosen coin's line among the styles: the first free one, and the same as long as the coin is chosen. */
export const $linePlaces = computed($comparisonChoice, ({ coins }) => {
  const next = new Map([...places].filter(([id]) => coins.includes(id)));
  for (const id of coins.filter((each) => !next.has(each))) {
    const taken = new Set(next.values());
    next.set(
      id,
      coins.findIndex((_, place) => !taken.has(place)),
    );
  }
  places = next;
  return next;
});

// Separate stores for each part of the choice, so that a line is recomputed only when its input changes.
const $coins = computed($comparisonChoice, ({ coins }) => coins);
const $range = computed($comparisonChoice, ({ range }) => range);
const $measure = computed($comparisonChoice, ({ measure }) => measure);

const $histories = feedList(
  computed([$comparableCoins, $coins, $range], (offered, coins, range) =>
    offered
      .filter(({ id }) => coins.includes(id))
      .map((coin) => ({ of: coin, $store: historyOf(coin.id, range) })),
  ),
);

export interface ComparedCoin {
  readonly coin: MarketCoin;
  /** The lines on the days of the axis: dollars, or 100 at the start. */
  readonly values: Values;
  /** Null if too little is known for a summary. */
  readonly period: Period | null;
}

export interface Comparison {
  readonly axis: readonly string[];
  readonly coins: readonly ComparedCoin[];
  readonly measure: Measure;
  readonly scale: Scale;
  readonly range: Range;
}

/** The drawn chart. The previous choice stays until all days of the new one have arrived. */
let drawn: readonly FeedEntry<MarketCoin, History>[] = [];
const $drawn = computed($histories, (histories) => {
  if (!histories.some(({ data }) => data.state === 'loading')) drawn = histories;
  return drawn;
});

/** Chosen coins whose days are loaded. */
const $lines = computed([$drawn, $measure], (histories, measure) => {
  const known = histories.flatMap(({ of: coin, data }) => ('value' in data ? [{ ...data.value, coin }] : []));
  const axis = daysOf(known.map(({ candles }) => candles));
  const coins = known.map(({ coin, candles }) => {
    const closes = closesOn(axis, candles);
    return { coin, values: measure === 'usd' ? closes : rebaseTo100(closes), period: summarise(candles) };
  });
  return { axis, coins, measure, range: known[0]?.range };
});

export const $comparison: ReadableAtom<Comparison> = computed(
  [$lines, $comparisonChoice],
  (lines, { scale, range }) => ({ ...lines, scale, range: lines.range ?? range }),
);

export interface MissingCoin {
  readonly coin: MarketCoin;
  readonly state: 'loading' | 'failed';
}

/** Chosen coins that cannot be drawn. */
export const $missingCoins: ReadableAtom<readonly MissingCoin[]> = computed($histories, (histories) =>
  histories.flatMap(({ of: coin, data: { state } }) =>
    state === 'loading' || state === 'failed' ? [{ coin, state }] : [],
  ),
);

/** Retries every chosen coin that failed. */
export const retryComparison = $histories.retryFailed;

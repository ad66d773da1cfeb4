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
import { type FeedEntry, feedList } from '#stores/remote-data.ts';

export type { Period };

export type Measure = 'rebased' | 'usd';
export type Scale = 'linear' | 'logarithmic';

export interface ComparisonChoice {
  readonly coins: readonly MarketCoinId[];
  readonly range: Range;
  readonly measure: Measure;
  readonly scale: Scale;
}

/** As many as there are lines that can be told from each other. */
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

/** The coins on offer, the most traded first. Each keeps its place, and by it its line, whatever else is chosen. */
export const $comparableCoins: ReadableAtom<readonly MarketCoin[]> = computed($market, (market) =>
  'value' in market ? market.value.quotes.slice(0, MOST_COINS).map(({ coin }) => coin) : [],
);
// A live market is told anew each second. Lines are drawn anew only when other coins are on offer.
$comparableCoins.eq = (before, after) =>
  before?.length === after.length && before.every(({ id }, index) => id === after[index]?.id);

// Each part of the choice on its own: lines are worked out anew only for what they are made of.
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
  /** What is drawn, on the days of the axis: dollars, or 100 at the start. */
  readonly values: Values;
  /** Null where too little is known to say anything. */
  readonly period: Period | null;
}

export interface Comparison {
  readonly axis: readonly string[];
  readonly coins: readonly ComparedCoin[];
  readonly measure: Measure;
  readonly scale: Scale;
  readonly range: Range;
}

/** What is drawn: the choice before stays until nothing of the new one is on its way any more, and is then drawn at once. */
let drawn: readonly FeedEntry<MarketCoin, History>[] = [];
const $drawn = computed($histories, (histories) => {
  if (!histories.some(({ data }) => data.state === 'loading')) drawn = histories;
  return drawn;
});

/** The chosen coins whose days are known. */
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

/** Which of the chosen coins cannot be drawn. */
export const $missingCoins: ReadableAtom<readonly MissingCoin[]> = computed($histories, (histories) =>
  histories.flatMap(({ of: coin, data: { state } }) =>
    state === 'loading' || state === 'failed' ? [{ coin, state }] : [],
  ),
);

/** Asks again for the days of every chosen coin that failed. */
export const retryComparison = $histories.retryFailed;

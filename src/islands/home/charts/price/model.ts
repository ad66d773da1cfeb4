import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Values } from '#market/series/align.ts';
import { type AverageLength, averageOn } from '#market/series/moving-average.ts';
import { type Period, summarise } from '#market/series/period.ts';
import { joinToWeeks, needsWeeks } from '#market/series/weeks.ts';
import {
  $market,
  type DailyCandle,
  type FeedData,
  type History,
  historyOf,
  type MarketCoin,
  type MarketCoinId,
  type Range,
} from '#stores/market.ts';
import { feedList } from '#islands/home/charts/feed-list.ts';

export interface PriceChartChoice {
  readonly coin: MarketCoinId;
  readonly range: Range;
  readonly averages: readonly AverageLength[];
}

export const $priceChartChoice = atom<PriceChartChoice>({ coin: 'bitcoin', range: '90d', averages: [30] });

export function choosePriceChart(choice: Partial<PriceChartChoice>): void {
  $priceChartChoice.set({ ...$priceChartChoice.get(), ...choice });
}

export function toggleAverage(length: AverageLength): void {
  const { averages } = $priceChartChoice.get();
  const others = averages.filter((each) => each !== length);
  choosePriceChart({ averages: others.length < averages.length ? others : [...averages, length] });
}

export const $chartableCoins: ReadableAtom<readonly MarketCoin[]> = computed($market, (market) =>
  'value' in market ? market.value.quotes.map(({ coin }) => coin) : [],
);

/** The chart's width in pixels: a narrow chart joins days to weeks. */
export const $priceChartWidth = atom(0);

/** An average of 200 days needs closes from before the first day shown. */
const LONGEST: Range = '3y';

const $shown = feedList(
  computed($priceChartChoice, ({ coin, range }) => [{ of: coin, $store: historyOf(coin, range) }]),
);
const $long = feedList(
  computed($priceChartChoice, ({ coin, averages }) =>
    averages.length > 0 ? [{ of: coin, $store: historyOf(coin, LONGEST) }] : [],
  ),
);

export type Interval = 'day' | 'week';

const $interval: ReadableAtom<Interval> = computed([$shown, $priceChartWidth], ([shown], width) =>
  shown && 'value' in shown.data && needsWeeks(shown.data.value.candles.length, width) ? 'week' : 'day',
);

export interface PriceChartView {
  readonly history: History;
  readonly interval: Interval;
  /** The drawn candles: days, or weeks. */
  readonly candles: readonly DailyCandle[];
  /** Always computed from days, at the dates of the candles. */
  readonly averages: readonly { readonly length: AverageLength; readonly values: Values }[];
  /** Averages are switched on, but their days failed to load. */
  readonly areAveragesMissing: boolean;
  readonly period: Period | null;
}

export const $priceChart: ReadableAtom<FeedData<PriceChartView>> = computed(
  [$shown, $long, $priceChartChoice, $interval],
  ([shown], [long], { averages }, interval): FeedData<PriceChartView> => {
    if (!shown) return { state: 'loading' };
    const { data } = shown;
    if (!('value' in data)) return data;
    const history = data.value;
    const candles = interval === 'week' ? joinToWeeks(history.candles) : history.candles;
    const days = candles.map(({ day }) => day);
    const closes = long?.of === history.coin && 'value' in long.data ? long.data.value.candles : [];
    const value: PriceChartView = {
      history,
      interval,
      candles,
      averages: averages.map((length) => ({ length, values: averageOn(days, closes, length) })),
      areAveragesMissing: long?.data.state === 'failed',
      period: summarise(history.candles),
    };
    return { ...data, value };
  },
);

/** Retries the days that failed to load: those shown, or those that averages need. */
export function retryPriceChart(): void {
  $shown.retryFailed();
  $long.retryFailed();
}

import { RECORDED_COINS, type RecordedCoin } from '#market/coins.ts';
import { type Credit, type Quote, type Snapshot, type Span, SPAN_DAYS, SPANS } from '#market/feed.ts';
import { packDays, type PackedDays } from '#market/pack.ts';
import { type Part, PARTS, RECENT_DAYS } from '#market/recorded-feed.ts';
import { changeInBasisPoints, type RecordedDay } from '#market/snapshot.ts';
import { daysOf } from './market.ts';

/** What the market screens fetch of the recording: made while the site is built, served as files of their own. */

const CREDITS: readonly Credit[] = [
  { name: 'KaushalParkar/dataset', url: 'https://github.com/KaushalParkar/dataset' },
];

/** @throws Error when the recordings do not all end on the same day: the screens show one date for all of them */
export function recordedSnapshot(): Snapshot {
  const days = [...new Set(RECORDED_COINS.map(({ symbol }) => daysOf(symbol).at(-1)?.date ?? ''))];
  const [day = ''] = days;
  if (days.length > 1) throw new Error(`The recordings end on different days: ${days.join(', ')}`);
  const quotes = RECORDED_COINS.map(quoteOf).toSorted((left, right) => right.volume - left.volume);
  return { source: { kind: 'recorded', day, credits: CREDITS }, quotes };
}

function quoteOf(coin: RecordedCoin): Quote {
  const days = daysOf(coin.symbol);
  const last = days.at(-1);
  if (!last) throw new Error(`The recording of ${coin.symbol} is empty.`);
  const changes = SPANS.map((span) => [span, changeOf(days, last, span)]);
  return {
    coin,
    price: last.close,
    changes: Object.fromEntries(changes) as Record<Span, number | null>,
    volume: last.volumeUsd,
    week: days.slice(-SPAN_DAYS['7d'] - 1).map(({ close }) => Number(close)),
  };
}

function changeOf(days: readonly RecordedDay[], last: RecordedDay, span: Span): number | null {
  const before = days.at(-1 - SPAN_DAYS[span]);
  return before ? changeInBasisPoints(before.close, last.close) : null;
}

interface DaysFile {
  readonly coin: RecordedCoin;
  readonly part: Part;
}

export const listDaysFiles = (): readonly DaysFile[] =>
  RECORDED_COINS.flatMap((coin) => PARTS.map((part) => ({ coin, part })));

export function packedDays({ coin, part }: DaysFile): PackedDays {
  const days = daysOf(coin.symbol);
  return packDays(part === 'recent' ? days.slice(-RECENT_DAYS) : days.slice(0, -RECENT_DAYS));
}

/** Texts of the charts on the market home. */
export const rangeText = {
  '1d': { short: '1 d', long: '1 day' },
  '7d': { short: '7 d', long: '7 days' },
  '30d': { short: '30 d', long: '30 days' },
  '90d': { short: '90 d', long: '90 days' },
  '1y': { short: '1 y', long: '1 year' },
  '3y': { short: '3 y', long: '3 years' },
} as const;

type RangeOrSpan = keyof typeof rangeText;

export const chartText = {
  range: 'Range',
  date: 'Date',
  loadingOf: (names: string) => `Loading the days of ${names}…`,
  failedOf: (names: string) => `The days of ${names} could not be loaded.`,
  /** For screen readers. */
  cursorHint: 'Arrow keys move by one, Page Up and Page Down by a tenth.',
  notice: 'Charts drawn with TradingView Lightweight Charts™, copyright © 2025 TradingView, Inc.',
  noticeLink: 'tradingview.com',
} as const;

/** What the price did over a period, in formatted figures. */
interface PeriodText {
  readonly name: string;
  readonly range: RangeOrSpan;
  readonly direction: 'rose' | 'fell' | 'same';
  /** Without a sign. */
  readonly change: string;
  readonly from: string;
  readonly fromDay: string;
  readonly to: string;
  readonly toDay: string;
}

export const periodSentence = ({ name, range, direction, change, ...ends }: PeriodText): string => {
  const moved = direction === 'same' ? `${name} ended where it began` : `${name} ${direction} ${change}`;
  return `${moved} over ${rangeText[range].long}, from ${ends.from} on ${ends.fromDay} to ${ends.to} on ${ends.toDay}.`;
};

export const comparisonText = {
  title: 'Compare coins',
  coins: 'Coins',
  all: 'All',
  none: 'None',
  measure: 'Show',
  measures: { rebased: 'From 100', usd: 'US dollars' },
  logarithmic: 'Logarithmic scale',
  cursor: 'Compared coins, day by day',
  empty: 'Choose a coin below, and its line is drawn here.',
  summary: (best: string, bestChange: string, worst: string, worstChange: string, range: RangeOrSpan) =>
    `Of the chosen coins, ${best} did best over ${rangeText[range].long} (${bestChange}) and ${worst} worst (${worstChange}).`,
  rebasedNote: (day: string) => `100 is the price on ${day}`,
  caption: { rebased: 'Closes, with the first one as 100', usd: 'Closes in US dollars' },
} as const;

export const heatmapText = {
  title: 'Market map',
  span: 'Change over',
  size: 'Size: volume in a day',
  map: 'Market map. Arrow keys move from tile to tile, Enter shows the coin in the price chart.',
  unknown: 'not known',
  /** Begins with the visible label, so that people who use speech input can name it. */
  tile: (label: string, name: string, span: RangeOrSpan, volume: string) =>
    `${label} over ${rangeText[span].long}: ${name}, ${volume} traded in a day`,
  traded: (volume: string) => `${volume} traded in a day`,
  summary: (rose: number, fell: number, of: number, span: RangeOrSpan) =>
    `Of ${of} coins, ${rose} rose and ${fell} fell over ${rangeText[span].long}.`,
  nameless: (symbols: string) => `Too small for a name: ${symbols}.`,
  pegged: (names: string) => `Left out, because they follow the dollar: ${names}.`,
  empty: 'No coin was traded on this day.',
  coin: 'Coin',
  price: 'Price',
  change: 'Change',
  volume: 'Volume of a day',
  caption: (span: RangeOrSpan) => `Volume and change over ${rangeText[span].long}`,
} as const;

export const priceChartText = {
  title: 'One coin',
  coin: 'Coin',
  averages: 'Moving averages',
  average: (days: number) => `${days} days`,
  averageShort: (days: number) => `MA ${days}`,
  averageLong: (days: number) => `Average of ${days} days`,
  averagesFailed: 'The days that the averages need could not be loaded.',
  cursor: (name: string) => `${name}, candle by candle`,
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  empty: 'No prices of this coin are known for this range.',
  fullScreenRefused: 'The browser did not allow it.',
  candle: { day: (day: string) => day, week: (day: string) => `Week to ${day}` },
  interval: { day: 'One candle a day.', week: 'One candle a week.' },
  detail: {
    trades: '',
    hourly: 'Highs and lows are of hourly prices.',
    daily: 'Only daily closes are known: candles have no highs and lows of the day.',
  },
  extremes: (highest: string, highestDay: string, lowest: string, lowestDay: string) =>
    `Highest close ${highest} on ${highestDay}, lowest ${lowest} on ${lowestDay}.`,
  open: 'Open',
  high: 'High',
  low: 'Low',
  close: 'Close',
  volume: 'Volume',
  change: 'Change',
  caption: {
    day: (name: string) => `${name}: days, the newest first`,
    week: (name: string) => `${name}: weeks, the newest first`,
  },
} as const;

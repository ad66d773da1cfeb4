import type { DecimalProblem } from '#domain/money/parse-decimal.ts';
import type { FeedErrorCode } from '#market/feed.ts';

const FEED_ERRORS: Readonly<Record<FeedErrorCode, string>> = {
  unreachable: 'The source of the prices does not answer.',
  'rate-limited': 'The source of the prices allows no more requests for the moment.',
  unreadable: 'The source of the prices sent something that cannot be read.',
  silent: 'The source of the prices is connected, but sends nothing.',
};

/** The source and date of prices. */
export const sourceText = {
  recorded: (day: string) => `Recorded prices, as of ${day}, not live.`,
  recordedShort: (day: string) => `Recorded ${day}`,
  live: (time: string) => `Live prices, received at ${time}.`,
  liveShort: 'Live',
  source: 'Source:',
  stale: (error: FeedErrorCode, since: string) =>
    `${FEED_ERRORS[error]} Nothing newer than ${since} is shown. It is asked again by itself.`,
  failed: (error: FeedErrorCode) => `Prices could not be had. ${FEED_ERRORS[error]}`,
  withoutTicks: 'Single trades do not come in at the moment: prices renew once a minute.',
} as const;

export const liveText = {
  title: 'Live prices',
  label: 'Show live prices instead of recorded ones',
  hint: 'Your browser then sends requests to CoinGecko and to Coinbase Exchange, which learn its address and that it shows prices. Nothing about your account is sent. Off, no request leaves this site.',
} as const;

export const marqueeText = {
  label: 'Prices of the most traded coins, with their change over one day',
  period: '24 h',
  pause: 'Pause the moving prices',
  play: 'Let the prices move',
} as const;

export const listText = {
  title: 'Prices',
  caption: 'Prices in US dollars, favourites first',
  filter: 'Find a coin',
  sort: 'Sort by',
  clear: 'Show all coins',
  rows: (from: number, to: number, total: number) => `Rows ${from} to ${to} of ${total}`,
  previous: 'Previous rows',
  next: 'Next rows',
  noMatch: (typed: string) => `No coin has “${typed}” in its name or symbol.`,
  empty: 'The source knows no prices.',
  shown: (shown: number, total: number) => `${shown} of ${total} coins`,
  columns: {
    coin: 'Coin',
    price: 'Price',
    '1d': '1 day',
    '7d': '7 days',
    volume: 'Volume',
  },
  pin: (name: string) => `Keep ${name} at the top`,
  unknown: 'not known',
} as const;

export const converterText = {
  title: 'Coin converter',
  from: 'From',
  to: 'To',
  amountFrom: 'Amount from',
  amountTo: 'Amount to',
  unitFrom: 'Coin from',
  unitTo: 'Coin to',
  dollar: 'US dollar',
  swap: 'Swap',
  swapLabel: 'Swap the two sides',
  result: (from: string, to: string) => `${from} = ${to}`,
  rate: (from: string, to: string) => `1 ${from} = ${to}`,
  rounded: 'Rounded half up at the eighth decimal.',
  copyLabel: 'Copy a link to this conversion',
  copied: 'Link copied.',
  link: 'Link to this conversion',
} as const;

const AMOUNT_ERRORS: Readonly<Record<DecimalProblem, string>> = {
  required: 'Enter an amount.',
  'not-a-number': 'Enter an amount in digits, like 150 or 0.25.',
  negative: 'Enter an amount of zero or more.',
  'misplaced-marks':
    'The marks in this amount do not fit. Write it without marks or spaces between thousands: 1100 or 1100.25.',
  ambiguous:
    'This amount can be read in two ways. Write it without a mark for thousands, or with one more zero: 1100 or 1.1000.',
  'too-many-decimals': 'Enter at most eight decimals.',
  'too-large': 'This amount is too large. Enter at most eighteen digits before the decimal mark.',
};

export const amountError = (error: DecimalProblem): string => AMOUNT_ERRORS[error];

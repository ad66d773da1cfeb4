/**
 * Reads the recorded daily prices of `recorded/*.csv`. Prices stay decimal strings, exactly as recorded; figures made
 * from them are computed on integers.
 */

/** One day of one coin, in US dollars. */
export interface RecordedDay {
  /** `2025-11-20`. */
  readonly date: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  /** Traded that day, in whole dollars. */
  readonly volumeUsd: number;
}

const HEADER = 'date,open,high,low,close,volume_usd';
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DECIMAL = /^\d+(\.\d+)?$/;

/**
 * @param csv a recorded file, oldest day first
 * @throws Error naming the line that is not a recorded day or not later than the one before
 */
export function parseRecording(csv: string): readonly RecordedDay[] {
  const [header, ...rows] = csv.trimEnd().split(/\r?\n/);
  if (header !== HEADER) throw new Error(`Line 1 of the recording is not "${HEADER}".`);
  const days = rows.map(parseDay);
  days.forEach((day, index) => {
    const before = days[index - 1];
    if (before && before.date >= day.date) {
      throw new Error(`Line ${index + 2} of the recording is not later than the line before: ${day.date}`);
    }
  });
  return days;
}

function parseDay(row: string, index: number): RecordedDay {
  const [date = '', open = '', high = '', low = '', close = '', volume = '', ...rest] = row.split(',');
  const volumeUsd = Number(volume);
  const isDay =
    rest.length === 0 &&
    DATE.test(date) &&
    [open, high, low, close].every((price) => DECIMAL.test(price)) &&
    /^\d+$/.test(volume) &&
    Number.isSafeInteger(volumeUsd);
  if (!isDay) throw new Error(`Line ${index + 2} of the recording is not a day: ${row}`);
  return { date, open, high, low, close, volumeUsd };
}

/**
 * Change from one price to another in basis points (hundredths of a percent), rounded to the nearest whole one, halves
 * away from zero: neither risers nor fallers are favoured.
 *
 * @param from decimal string above zero
 * @param to decimal string
 */
export function changeInBasisPoints(from: string, to: string): number {
  const places = Math.max(decimals(from), decimals(to));
  const before = scaled(from, places);
  const change = (scaled(to, places) - before) * 10_000n;
  const half = change < 0n ? -before : before;
  return Number((2n * change + half) / (2n * before));
}

const decimals = (price: string): number => price.split('.')[1]?.length ?? 0;

/** The price as an integer of units of 10^-places. */
function scaled(price: string, places: number): bigint {
  const [whole = '', fraction = ''] = price.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}

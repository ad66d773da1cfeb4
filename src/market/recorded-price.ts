/** A coin's last recorded price. Wherever it is shown, its date is shown too. */
export interface RecordedPrice {
  /** Ticker, e.g. `BTC`. */
  readonly symbol: string;
  readonly name: string;
  /** Day of the recording, `2025-11-20`. */
  readonly date: string;
  /** US dollars, as a decimal string. */
  readonly close: string;
}

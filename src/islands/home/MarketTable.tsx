import type { RecordedPrice } from '../../domain/recorded-price.ts';
import { HOME_WORDS } from '../../i18n/home.ts';
import { calendarDay, change, price, volume } from '../../i18n/market-format.ts';
import { RecordTable } from '../ui/RecordTable.tsx';
import styles from './MarketTable.module.css';

const COLUMNS = [
  { label: HOME_WORDS.coin },
  { label: HOME_WORDS.price, numeric: true },
  { label: HOME_WORDS.change, short: HOME_WORDS.changeShort, numeric: true },
  { label: HOME_WORDS.volume, short: HOME_WORDS.volumeShort, numeric: true },
];

export function MarketTable({ quotes }: { readonly quotes: readonly RecordedPrice[] }) {
  return (
    <RecordTable
      caption={HOME_WORDS.caption(recordedOn(quotes))}
      columns={COLUMNS}
      narrow="pairs"
      rows={quotes.map((quote) => ({
        key: quote.symbol,
        cells: [
          <span key="coin">
            {quote.name} <span className={styles.symbol}>{quote.symbol}</span>
          </span>,
          price(quote.close),
          <Change key="change" basisPoints={quote.changeBasisPoints} />,
          volume(quote.volumeUsd),
        ],
      }))}
    />
  );
}

/** Sign, arrow and colour say the same, so that none of them is needed. */
function Change({ basisPoints }: { readonly basisPoints: number }) {
  const direction = basisPoints > 0 ? 'rose' : basisPoints < 0 ? 'fell' : 'same';
  const arrow = { rose: '▲', fell: '▼', same: '' }[direction];
  return (
    <span className={styles[direction]}>
      {arrow && <span aria-hidden="true">{arrow} </span>}
      {change(basisPoints)}
    </span>
  );
}

/** The day of all quotes; where their recordings end on different days, each of those days. */
const recordedOn = (quotes: readonly RecordedPrice[]) =>
  [...new Set(quotes.map(({ date }) => date))].map(calendarDay).join(', ');

import { memo } from 'react';
import { price, volume } from '#i18n/market-format.ts';
import { listText } from '#i18n/market.ts';
import type { Quote } from '#stores/market.ts';
import { Change } from '#ui/market/Change.tsx';
import styles from './PriceList.module.css';
import { Sparkline } from './Sparkline.tsx';
import { toggleFavourite } from './model.ts';

interface Props {
  readonly quote: Quote;
  readonly isFavourite: boolean;
}

/** Renders only when its own coin changes: a second's trades concern a few of the rows. */
export const PriceRow = memo(function PriceRow({ quote, isFavourite }: Props) {
  const { coin, changes, week } = quote;
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          <button
            type="button"
            className={styles.pin}
            aria-pressed={isFavourite}
            aria-label={listText.pin(coin.name)}
            onClick={() => toggleFavourite(coin.id)}
          >
            <span aria-hidden="true">{isFavourite ? '★' : '☆'}</span>
          </button>
          <span className={styles.words}>
            <span className={styles.symbol}>{coin.symbol}</span>{' '}
            <span className={styles.fullName}>{coin.name}</span>
          </span>
        </span>
      </th>
      <td>{price(quote.price)}</td>
      <td>
        <Change basisPoints={changes['1d']} />
      </td>
      <td>
        <span className={styles.week}>
          <Sparkline values={week} />
          <span className={styles.weekChange}>
            <Change basisPoints={changes['7d']} />
          </span>
        </span>
      </td>
      <td>{volume(quote.volume)}</td>
    </tr>
  );
});

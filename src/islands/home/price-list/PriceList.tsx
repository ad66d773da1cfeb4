import { useStore } from '@nanostores/react';
import { memo, useId } from 'react';
import { price, volume } from '#i18n/market-format.ts';
import { listText } from '#i18n/market.ts';
import { $market, type Quote, type Snapshot } from '#stores/market.ts';
import { Pager } from '#ui/data/Pager.tsx';
import { Change } from '#ui/market/Change.tsx';
import { FeedView } from '#ui/market/FeedView.tsx';
import { Sparkline } from '#islands/home/Sparkline.tsx';
import styles from './PriceList.module.css';
import {
  $listFilter,
  $listOrder,
  $listPage,
  $openPage,
  $priceList,
  find,
  LIST_COLUMNS,
  type ListColumn,
  PAGE_ROWS,
  sortBy,
  sortOrTurn,
  toggleFavourite,
} from './model.ts';

/** Every coin with its price: sortable by column, filterable, favourites at the top. */
export function PriceList() {
  const market = useStore($market);
  return (
    <section className={`card stack ${styles.list}`} aria-labelledby="price-list">
      <h2 id="price-list">{listText.title}</h2>
      <FeedView data={market} onRetry={$market.retry}>
        {(snapshot) => <Prices snapshot={snapshot} />}
      </FeedView>
    </section>
  );
}

function Prices({ snapshot }: { readonly snapshot: Snapshot }) {
  const found = useStore($priceList).length;
  const { rows, page, last } = useStore($openPage);
  const filter = useStore($listFilter);
  if (snapshot.quotes.length === 0) return <p>{listText.empty}</p>;
  return (
    <>
      <ListFilter shown={found} total={snapshot.quotes.length} />
      {rows.length === 0 ? (
        <NoMatch filter={filter} />
      ) : (
        <div className={styles.place}>
          <table className={`table ${styles.table}`}>
            <caption className="visually-hidden">{listText.caption}</caption>
            <PriceListHead />
            <tbody>
              {rows.map(({ quote, isFavourite }) => (
                <PriceRow key={quote.coin.id} quote={quote} isFavourite={isFavourite} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ListPager page={page} last={last} total={found} />
    </>
  );
}

function NoMatch({ filter }: { readonly filter: string }) {
  return (
    <div className="notice">
      <p>{listText.noMatch(filter.trim())}</p>
      <button type="button" className="button button--quiet" onClick={() => find('')}>
        {listText.clear}
      </button>
    </div>
  );
}

const ARROWS = { ascending: '▲', descending: '▼' };

export function PriceListHead() {
  const order = useStore($listOrder);
  return (
    <thead>
      <tr>
        {LIST_COLUMNS.map((column) => {
          const isSorted = column === order.column;
          return (
            <th key={column} scope="col" aria-sort={isSorted ? order.direction : 'none'}>
              <button type="button" className={styles.sort} onClick={() => sortOrTurn(column)}>
                {listText.columns[column]}
                <span aria-hidden="true" className={styles.arrow}>
                  {isSorted ? ARROWS[order.direction] : ''}
                </span>
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface Props {
  readonly page: number;
  readonly last: number;
  readonly total: number;
}

/** Pages through a long list. */
export function ListPager({ page, last, total }: Props) {
  const from = page * PAGE_ROWS + 1;
  return (
    <Pager
      page={page}
      last={last}
      text={listText}
      status={listText.rows(from, Math.min(total, from + PAGE_ROWS - 1), total)}
      onGo={(wanted) => $listPage.set(wanted)}
    />
  );
}

interface PriceRowProps {
  readonly quote: Quote;
  readonly isFavourite: boolean;
}

/** Renders only when its own coin changes: a second's trades concern a few of the rows. */
const PriceRow = memo(function PriceRow({ quote, isFavourite }: PriceRowProps) {
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

interface ListFilterProps {
  readonly shown: number;
  readonly total: number;
}

function ListFilter({ shown, total }: ListFilterProps) {
  const filter = useStore($listFilter);
  const id = useId();
  return (
    <div className={styles.filter}>
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {listText.filter}
        </label>
        <input
          className="input"
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={filter}
          onChange={(event) => find(event.currentTarget.value)}
        />
      </div>
      <SortChoice />
      <p role="status">{shown < total && listText.shown(shown, total)}</p>
    </div>
  );
}

/** On narrow windows, sorts by columns that are hidden. */
function SortChoice() {
  const { column } = useStore($listOrder);
  const id = useId();
  return (
    <div className={`field ${styles.sortChoice}`}>
      <label className="field__label" htmlFor={id}>
        {listText.sort}
      </label>
      <select
        className="input"
        id={id}
        value={column}
        onChange={(event) => sortBy(event.currentTarget.value as ListColumn)}
      >
        {LIST_COLUMNS.map((each) => (
          <option key={each} value={each}>
            {listText.columns[each]}
          </option>
        ))}
      </select>
    </div>
  );
}

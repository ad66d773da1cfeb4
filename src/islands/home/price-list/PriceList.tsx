import { useStore } from '@nanostores/react';
import { listText } from '#i18n/market.ts';
import { $market, type Snapshot } from '#stores/market.ts';
import { Pager } from '#ui/data/Pager.tsx';
import { FeedView } from '#ui/market/FeedView.tsx';
import { SourceLine } from '#ui/market/SourceLine.tsx';
import { ListFilter } from './ListFilter.tsx';
import styles from './PriceList.module.css';
import { PriceRow } from './PriceRow.tsx';
import {
  $listFilter,
  $listOrder,
  $listPage,
  $openPage,
  $priceList,
  find,
  LIST_COLUMNS,
  PAGE_ROWS,
  sortOrTurn,
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
      <Summary snapshot={snapshot} />
      <ListFilter shown={found} total={snapshot.quotes.length} />
      {rows.length === 0 ? (
        <NoMatch filter={filter} />
      ) : (
        <div className={styles.place}>
          <table className={`table ${styles.table}`}>
            <caption>{listText.caption}</caption>
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

function Summary({ snapshot: { quotes, source } }: { readonly snapshot: Snapshot }) {
  const changes = quotes.map(({ changes }) => changes['1d'] ?? 0);
  const rose = changes.filter((change) => change > 0).length;
  const fell = changes.filter((change) => change < 0).length;
  return (
    <div>
      <p>{listText.summary(rose, fell, quotes.length)}</p>
      <SourceLine source={source} />
    </div>
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

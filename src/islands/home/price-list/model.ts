import { atom, computed } from 'nanostores';
import { visible } from '#domain/text/typed-text.ts';
import { byName } from '#i18n/format.ts';
import { $market, type MarketCoinId, type Quote } from '#stores/market.ts';
import { persisted } from '#stores/persisted.ts';

export const LIST_COLUMNS = ['coin', 'price', '1d', '7d', 'volume'] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

export interface ListOrder {
  readonly column: ListColumn;
  readonly direction: 'ascending' | 'descending';
}

export interface ListRow {
  readonly quote: Quote;
  readonly isFavourite: boolean;
}

export const $listOrder = atom<ListOrder>({ column: 'volume', direction: 'descending' });
export const $listFilter = atom('');
/** Counted from zero. */
export const $listPage = atom(0);

/** The number of rows that React can render within a frame. */
export const PAGE_ROWS = 15;

/** Favourite coins, shown at the top. Persisted. */
export const $favourites = persisted<readonly MarketCoinId[]>(
  'favourite-coins',
  [],
  (text) => text.split(' ').filter(Boolean),
  (coins) => coins.join(' '),
);

/** Sorts by a column: names from A, figures from the greatest. */
export function sortBy(column: ListColumn): void {
  arrange({ column, direction: column === 'coin' ? 'ascending' : 'descending' });
}

/** As `sortBy`; reverses the order if the list is sorted by this column already. */
export function sortOrTurn(column: ListColumn): void {
  const { column: present, direction } = $listOrder.get();
  if (column === present) {
    arrange({ column, direction: direction === 'ascending' ? 'descending' : 'ascending' });
  } else {
    sortBy(column);
  }
}

/** Filters by name or symbol. */
export function find(text: string): void {
  $listFilter.set(text);
  $listPage.set(0);
}

export function toggleFavourite(coin: MarketCoinId): void {
  const present = $favourites.get();
  $favourites.set(present.includes(coin) ? present.filter((each) => each !== coin) : [...present, coin]);
}

/** All matching rows: favourites first, then in the chosen order. */
export const $priceList = computed(
  [$market, $listFilter, $listOrder, $favourites],
  (market, filter, order, favourites): readonly ListRow[] => {
    if (!('value' in market)) return [];
    const wanted = new Set(favourites);
    return market.value.quotes
      .filter(matches(filter))
      .map((quote) => ({ quote, isFavourite: wanted.has(quote.coin.id) }))
      .sort(
        (left, right) => Number(right.isFavourite) - Number(left.isFavourite) || compare(left, right, order),
      );
  },
);

export interface ListPage {
  /** Counted from zero, as `last` is. */
  readonly page: number;
  readonly last: number;
  readonly rows: readonly ListRow[];
}

/** The rows of the open page, or of the last page if there are fewer pages now. */
export const $openPage = computed([$priceList, $listPage], (rows, wanted): ListPage => {
  const last = Math.max(0, Math.ceil(rows.length / PAGE_ROWS) - 1);
  const page = Math.min(wanted, last);
  return { page, last, rows: rows.slice(page * PAGE_ROWS, (page + 1) * PAGE_ROWS) };
});

/** A new order starts at the first page. */
function arrange(order: ListOrder): void {
  $listOrder.set(order);
  $listPage.set(0);
}

const matches = (filter: string) => {
  const wanted = visible(filter).toLocaleLowerCase();
  return ({ coin }: Quote) => `${coin.name} ${coin.symbol}`.toLocaleLowerCase().includes(wanted);
};

function compare(
  { quote: left }: ListRow,
  { quote: right }: ListRow,
  { column, direction }: ListOrder,
): number {
  const sign = direction === 'ascending' ? 1 : -1;
  if (column === 'coin') return sign * byName(left.coin.name, right.coin.name);
  const [one, other] = [figureOf(left, column), figureOf(right, column)];
  // Unknown values come last in both directions.
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return sign * (one - other);
}

function figureOf(quote: Quote, column: Exclude<ListColumn, 'coin'>): number | null {
  if (column === 'price') return Number(quote.price);
  return column === 'volume' ? quote.volume : quote.changes[column];
}

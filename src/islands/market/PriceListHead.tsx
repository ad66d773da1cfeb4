import { useStore } from '@nanostores/react';
import { LIST_WORDS } from '../../i18n/market.ts';
import { $listOrder, LIST_COLUMNS, sortOrTurn } from '../../stores/price-list.ts';
import styles from './PriceList.module.css';

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
                {LIST_WORDS.columns[column]}
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

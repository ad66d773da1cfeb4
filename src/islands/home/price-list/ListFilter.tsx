import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { listText } from '#i18n/market.ts';
import styles from './PriceList.module.css';
import { $listFilter, $listOrder, find, LIST_COLUMNS, type ListColumn, sortBy } from './model.ts';

interface Props {
  readonly shown: number;
  readonly total: number;
}

export function ListFilter({ shown, total }: Props) {
  const filter = useStore($listFilter);
  const id = useId();
  return (
    <div className={styles.filter}>
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {listText.filter}
        </label>
        <p className="field__hint" id={`${id}-hint`}>
          {listText.filterHint}
        </p>
        <input
          className="input"
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          value={filter}
          onChange={(event) => find(event.currentTarget.value)}
        />
      </div>
      <SortChoice />
      <p role="status">{listText.shown(shown, total)}</p>
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

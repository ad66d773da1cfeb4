import type { ReactNode } from 'react';
import styles from './RecordTable.module.css';

interface Column {
  readonly label: string;
  /** The label where there is little room. */
  readonly short?: string;
  readonly numeric?: boolean;
}

interface Props {
  readonly caption: ReactNode;
  /** The first column names the row. */
  readonly columns: readonly Column[];
  /** A cell that is null has nothing to say, and takes no room where columns have none. */
  readonly rows: readonly { readonly key: string | number; readonly cells: readonly (ReactNode | null)[] }[];
  /** How a row reads where there is no room for columns: one value below the other, or two beside each other. */
  readonly narrow?: 'list' | 'pairs';
  /** Of a table that shows a part of its rows: how many there are, and which one comes first, counted from zero. */
  readonly part?: { readonly first: number; readonly of: number };
}

/** A table that reads as a list of cards where there is no room for columns. */
export function RecordTable({ caption, columns, rows, narrow = 'list', part }: Props) {
  const [first, ...rest] = columns;
  return (
    // The row of the headings counts too.
    <table className={`table ${styles.table} ${styles[narrow]}`} aria-rowcount={part && part.of + 1}>
      <caption>{caption}</caption>
      <thead>
        <tr aria-rowindex={part && 1}>
          {columns.map(({ label, numeric }) => (
            <th key={label} scope="col" className={numeric ? styles.numeric : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }, place) => (
          <tr key={key} aria-rowindex={part && part.first + place + 2}>
            <th scope="row" data-label={first?.label}>
              <span>{name}</span>
            </th>
            {rest.map(({ label, short = label, numeric }, index) => (
              <td key={label} data-label={short} className={numeric ? styles.numeric : undefined}>
                {cells[index] !== null && <span>{cells[index]}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

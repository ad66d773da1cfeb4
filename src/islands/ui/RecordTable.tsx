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
}

/** A table that reads as a list of cards where there is no room for columns. */
export function RecordTable({ caption, columns, rows, narrow = 'list' }: Props) {
  const [first, ...rest] = columns;
  return (
    <table className={`table ${styles.table} ${styles[narrow]}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, numeric }) => (
            <th key={label} scope="col" className={numeric ? styles.numeric : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key}>
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

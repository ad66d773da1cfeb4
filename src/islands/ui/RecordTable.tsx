import type { ReactNode } from 'react';
import styles from './RecordTable.module.css';

interface Props {
  readonly caption: ReactNode;
  /** The first column names the row. */
  readonly columns: readonly { readonly label: string; readonly numeric?: boolean }[];
  /** How a row reads where there is no room for columns: one value below the other, or two beside each other. */
  readonly narrow?: 'list' | 'pairs';
  readonly rows: readonly { readonly key: string | number; readonly cells: readonly ReactNode[] }[];
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
              {name}
            </th>
            {rest.map(({ label, numeric }, index) => (
              <td key={label} data-label={label} className={numeric ? styles.numeric : undefined}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { ReactNode } from 'react';
import styles from './RecordTable.module.css';

interface Column {
  readonly label: string;
  /** The label on narrow screens. */
  readonly short?: string;
  readonly numeric?: boolean;
}

interface Props {
  readonly caption: ReactNode;
  /** The first column is the row's heading. */
  readonly columns: readonly Column[];
  /** A null cell is empty, and hidden on narrow screens. */
  readonly rows: readonly { readonly key: string | number; readonly cells: readonly (ReactNode | null)[] }[];
  /** The layout of a card on narrow screens: values below each other, or two side by side. */
  readonly narrow?: 'list' | 'pairs';
  /** For a table that shows some of its rows: their number, null if it is not known, and the first one, counted from zero. */
  readonly part?: { readonly first: number; readonly of: number | null };
}

/** A table that turns into a list of cards on narrow screens. */
export function RecordTable({ caption, columns, rows, narrow = 'list', part }: Props) {
  const [first, ...rest] = columns;
  return (
    // The heading row counts too.
    <table
      className={`table ${styles.table} ${styles[narrow]}`}
      aria-rowcount={part && (part.of === null ? -1 : part.of + 1)}
    >
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

import { type ReactNode, useId, useState } from 'react';
import { tableText } from '#i18n/ui.ts';
import styles from './RecordTable.module.css';

interface Column {
  readonly label: string;
  /** The label on narrow screens. */
  readonly short?: string;
  readonly numeric?: boolean;
}

interface RecordRow {
  readonly key: string | number;
  /** A null cell is empty, and hidden on narrow screens. */
  readonly cells: readonly (ReactNode | null)[];
  /** What the row opens, in place. */
  readonly details?: RowDetails;
}

interface RowDetails {
  /** Which row, for people who hear the button alone. */
  readonly of: string;
  /** Rendered when opened. */
  readonly render: () => ReactNode;
}

interface Props {
  readonly caption: ReactNode;
  /** The first column is the row's heading. */
  readonly columns: readonly Column[];
  readonly rows: readonly RecordRow[];
  /**
   * The layout on narrow screens: a card with its values below each other, one with two side by side, or a row of two lines, as
   * in a statement: the name and the amount, below them the rest, then what can be pressed.
   */
  readonly narrow?: 'list' | 'pairs' | 'rows';
  /** For a table that shows some of its rows: their number, null if it is not known, and the first one, counted from zero. */
  readonly part?: { readonly first: number; readonly of: number | null };
}

/** A table that turns into a list of cards on narrow screens. Where its columns do not fit, each row takes several lines. */
export function RecordTable({ caption, columns, rows, narrow = 'list', part }: Props) {
  return (
    <div className={styles.place}>
      <table
        className={`table ${styles.table} ${styles[narrow]} ${widthOf(columns.length, narrow)}`}
        // The heading row counts too.
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
          {rows.map(({ key, ...row }, place) => (
            <Row key={key} columns={columns} index={part && part.first + place + 2} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What the style sheet is told, because it cannot count columns. */
function widthOf(columns: number, narrow: Props['narrow']): string | undefined {
  if (columns > 10) return `${styles.many} ${styles.most}`;
  // The last column of rows has their buttons.
  return columns > (narrow === 'rows' ? 4 : 5) ? styles.many : '';
}

interface RowProps extends Omit<RecordRow, 'key'> {
  readonly columns: readonly Column[];
  /** Among all rows of the table, if it shows some of them. */
  readonly index: number | undefined;
}

function Row({ columns, index, cells: [name, ...cells], details }: RowProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [first, ...rest] = columns;
  return (
    <>
      <tr aria-rowindex={index} className={isOpen ? styles.opened : undefined}>
        <th scope="row" data-label={first?.label}>
          <span>
            {name}
            {details && (
              <button
                type="button"
                className={styles.opener}
                aria-label={tableText.detailsOf(details.of)}
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                onClick={() => setOpen(!isOpen)}
              >
                <span>{tableText.details}</span>
              </button>
            )}
          </span>
        </th>
        {rest.map(({ label, short = label, numeric }, nth) => (
          <td key={label} data-label={short} className={numeric ? styles.numeric : undefined}>
            {cells[nth] !== null && <span>{cells[nth]}</span>}
          </td>
        ))}
      </tr>
      {details && isOpen && (
        <tr id={id} className={styles.details}>
          <td colSpan={columns.length}>{details.render()}</td>
        </tr>
      )}
    </>
  );
}

import { type ReactNode, useId, useState } from 'react';
import { tableText } from '#i18n/ui.ts';
import styles from './RecordTable.module.css';

export interface Column {
  readonly label: string;
  /** What it holds, if not plain words: what a row comes to, a figure, words that mean nothing without the label, a time, buttons. */
  readonly kind?: 'amount' | 'figure' | 'named' | 'time' | 'actions';
}

interface RecordRow {
  readonly key: string | number;
  /** A null cell is empty. */
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

/** More columns need more room than a tablet has, or than any place has. Buttons need that of two. */
const [MANY, MOST] = [5, 10];

interface Props {
  readonly caption: ReactNode;
  /** The first column is the row's heading. */
  readonly columns: readonly Column[];
  readonly rows: readonly RecordRow[];
  /** For a table that shows some of its rows: their number, null if it is not known, and the first one, counted from zero. */
  readonly part?: { readonly first: number; readonly of: number | null };
  /** Whether each row takes two lines, however much room there is. */
  readonly isFolded?: boolean;
}

/** A table. Where its columns do not fit, a row takes two lines or more. */
export function RecordTable({ caption, columns, rows, part, isFolded = false }: Props) {
  return (
    <div className={styles.place}>
      <table
        className={`table ${styles.table} ${isFolded ? styles.most : sizeOf(columns)}`}
        // The heading row counts too.
        aria-rowcount={part && (part.of === null ? -1 : part.of + 1)}
      >
        <caption>{caption}</caption>
        <thead>
          <tr aria-rowindex={part && 1}>
            {columns.map(({ label, kind }) => (
              <th key={label} scope="col" className={kind && styles[kind]}>
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
function sizeOf(columns: readonly Column[]): string | undefined {
  const size = columns.length + Number(columns.at(-1)?.kind === 'actions');
  if (size > MOST) return styles.most;
  return size > MANY ? styles.many : '';
}

interface RowProps extends Omit<RecordRow, 'key'> {
  readonly columns: readonly Column[];
  /** Among all rows of the table, if it shows some of them. */
  readonly index: number | undefined;
}

function Row({ columns, index, cells: [name, ...cells], details }: RowProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <tr aria-rowindex={index} className={isOpen ? styles.opened : undefined}>
        <th scope="row">
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
        {columns.slice(1).map(({ label, kind }, nth) => (
          <td key={label} data-label={label} className={kind && styles[kind]}>
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

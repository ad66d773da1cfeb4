import { type ReactNode, useState } from 'react';
import { wholeNumber } from '#i18n/format.ts';
import { chartTableText } from '#i18n/ui.ts';
import { Pager } from './Pager.tsx';
import styles from './RecordTable.module.css';
import { type Column, RecordTable } from './RecordTable.tsx';

type Cell = ReactNode | null;

interface Props {
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rowCount: number;
  /** Called only for the rows of the open page. */
  readonly rowAt: (index: number) => { readonly key: string; readonly cells: readonly Cell[] };
}

const PAGE = 20;

/** A table with pages. */
export function PagedTable({ caption, columns, rowCount, rowAt }: Props) {
  const [wanted, setWanted] = useState(0);
  const last = Math.max(0, Math.ceil(rowCount / PAGE) - 1);
  const page = Math.min(wanted, last);
  const start = page * PAGE;
  const end = Math.min(start + PAGE, rowCount);
  const rows = Array.from({ length: end - start }, (_, index) => rowAt(start + index));

  return (
    <div className={styles.paged}>
      <RecordTable caption={caption} columns={columns} rows={rows} part={{ first: start, of: rowCount }} />
      <Pager
        page={page}
        last={last}
        text={{ previous: chartTableText.later, next: chartTableText.earlier }}
        status={chartTableText.page(wholeNumber(start + 1), wholeNumber(end), wholeNumber(rowCount))}
        onGo={setWanted}
      />
    </div>
  );
}

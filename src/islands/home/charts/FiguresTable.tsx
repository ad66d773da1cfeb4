import { type ReactNode, useState } from 'react';
import { CHART_WORDS } from '../../../i18n/charts.ts';
import { RecordTable } from '../../ui/RecordTable.tsx';
import styles from './FiguresTable.module.css';

type Cell = ReactNode | null;

interface Props {
  readonly caption: string;
  readonly columns: readonly { readonly label: string; readonly numeric?: boolean }[];
  readonly rowCount: number;
  /** A row is only made when its page is shown. */
  readonly rowAt: (index: number) => { readonly key: string; readonly cells: readonly Cell[] };
}

const PAGE = 20;

/** What a chart shows, as figures, a page at a time. */
export function FiguresTable({ caption, columns, rowCount, rowAt }: Props) {
  const [wanted, setWanted] = useState(0);
  const lastPage = Math.max(0, Math.ceil(rowCount / PAGE) - 1);
  const page = Math.min(wanted, lastPage);
  const start = page * PAGE;
  const end = Math.min(start + PAGE, rowCount);
  const rows = Array.from({ length: end - start }, (_, index) => rowAt(start + index));

  return (
    <div className={styles.figures}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.scroller} aria-label={caption} tabIndex={0}>
        <RecordTable caption={caption} columns={columns} rows={rows} />
      </section>
      {lastPage > 0 && (
        <div className="cluster">
          <PageButton label={CHART_WORDS.later} isDisabled={page === 0} onClick={() => setWanted(page - 1)} />
          <PageButton
            label={CHART_WORDS.earlier}
            isDisabled={page === lastPage}
            onClick={() => setWanted(page + 1)}
          />
          <span role="status">{CHART_WORDS.page(start + 1, end, rowCount)}</span>
        </div>
      )}
    </div>
  );
}

interface PageButtonProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

/** Keeps the focus at the ends, so it is not disabled, only idle. */
function PageButton({ label, isDisabled, onClick }: PageButtonProps) {
  return (
    <button
      type="button"
      className="button button--quiet"
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
    >
      {label}
    </button>
  );
}

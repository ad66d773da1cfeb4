import { LIST_WORDS } from '../../i18n/market.ts';
import { $listPage, PAGE_ROWS } from '../../stores/price-list.ts';

interface Props {
  readonly page: number;
  readonly last: number;
  readonly total: number;
}

/** On to the next rows of a long list. Buttons that lead nowhere keep the focus that they have. */
export function ListPager({ page, last, total }: Props) {
  if (last === 0) return null;
  const goTo = (wanted: number) => $listPage.set(Math.min(last, Math.max(0, wanted)));
  const from = page * PAGE_ROWS + 1;
  return (
    <div className="cluster">
      <button
        type="button"
        className="button button--quiet"
        aria-disabled={page === 0}
        onClick={() => goTo(page - 1)}
      >
        {LIST_WORDS.previous}
      </button>
      <button
        type="button"
        className="button button--quiet"
        aria-disabled={page === last}
        onClick={() => goTo(page + 1)}
      >
        {LIST_WORDS.next}
      </button>
      <span role="status">{LIST_WORDS.rows(from, Math.min(total, from + PAGE_ROWS - 1), total)}</span>
    </div>
  );
}

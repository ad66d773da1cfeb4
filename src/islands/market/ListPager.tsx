import { LIST_WORDS } from '../../i18n/market.ts';
import { $listPage, PAGE_ROWS } from '../../stores/price-list.ts';
import { Pager } from '../ui/Pager.tsx';

interface Props {
  readonly page: number;
  readonly last: number;
  readonly total: number;
}

/** On to the next rows of a long list. */
export function ListPager({ page, last, total }: Props) {
  const from = page * PAGE_ROWS + 1;
  return (
    <Pager
      page={page}
      last={last}
      words={LIST_WORDS}
      status={LIST_WORDS.rows(from, Math.min(total, from + PAGE_ROWS - 1), total)}
      onGo={(wanted) => $listPage.set(wanted)}
    />
  );
}

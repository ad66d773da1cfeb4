import { price, volume } from '#i18n/market-format.ts';
import { heatmapText } from '#islands/home/charts/text.ts';
import type { Quote, Span } from '#stores/market.ts';
import { ChartTable } from '#ui/data/ChartTable.tsx';
import { PagedTable } from '#ui/data/PagedTable.tsx';
import { changeText } from './lay-map.ts';

interface Props {
  readonly quotes: readonly Quote[];
  readonly span: Span;
}

const COLUMNS = [
  { label: heatmapText.coin },
  { label: heatmapText.price, numeric: true },
  { label: heatmapText.change, numeric: true },
  { label: heatmapText.volume, numeric: true },
];

export function HeatmapTable({ quotes, span }: Props) {
  const rowAt = (index: number) => {
    const row = quotes[index];
    return row
      ? {
          key: row.coin.id,
          cells: [row.coin.name, price(row.price), changeText(row.changes[span]), volume(row.volume)],
        }
      : { key: String(index), cells: [] };
  };
  return (
    <ChartTable of={heatmapText.title}>
      <PagedTable
        caption={heatmapText.caption(span)}
        columns={COLUMNS}
        rowCount={quotes.length}
        rowAt={rowAt}
      />
    </ChartTable>
  );
}

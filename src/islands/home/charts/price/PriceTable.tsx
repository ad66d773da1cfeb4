import { chartText, priceChartText } from '#islands/home/charts/text.ts';
import { ChartTable } from '#ui/data/ChartTable.tsx';
import { PagedTable } from '#ui/data/PagedTable.tsx';
import type { PriceChartView } from './model.ts';
import { candleText } from './price-text.ts';

interface Props {
  readonly view: PriceChartView;
  /** The coin's. */
  readonly name: string;
}

/** The candles as a table, the newest first. */
export function PriceTable({ view, name }: Props) {
  const { candles, averages, interval } = view;
  const { open, high, low, close, change, volume, averageLong } = priceChartText;
  const figures = [
    open,
    high,
    low,
    close,
    change,
    volume,
    ...averages.map(({ length }) => averageLong(length)),
  ];

  const rowAt = (row: number) => {
    const index = candles.length - 1 - row;
    const candle = candleText(view, index);
    if (!candle) return { key: String(row), cells: [] };
    return {
      key: candle.day,
      cells: [
        candle.day,
        candle.open,
        candle.high,
        candle.low,
        candle.close,
        candle.change,
        candle.volume,
        ...candle.averages.map(({ value }) => value),
      ],
    };
  };

  return (
    <ChartTable of={name}>
      <PagedTable
        caption={priceChartText.caption[interval](name)}
        columns={[{ label: chartText.date }, ...figures.map((label) => ({ label, numeric: true }))]}
        rowCount={candles.length}
        rowAt={rowAt}
      />
    </ChartTable>
  );
}

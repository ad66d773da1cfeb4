import { chartText, priceChartText } from '#islands/home/charts/text.ts';
import { ChartTable } from '#ui/data/ChartTable.tsx';
import { PagedTable } from '#ui/data/PagedTable.tsx';
import type { PriceChartView } from './model.ts';
import { candleText } from './price-text.ts';

/** The candles as a table, the newest first. */
export function PriceTable({ view }: { readonly view: PriceChartView }) {
  const { candles, averages, interval } = view;
  const { open, high, low, close, change, volume, averageLong } = priceChartText;
  const names = [
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
    const averageAt = averages.map(
      ({ length }) => candle.averages.find((average) => average.length === length)?.value ?? null,
    );
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
        ...averageAt,
      ],
    };
  };

  return (
    <ChartTable>
      <PagedTable
        caption={priceChartText.caption[interval]}
        columns={[{ label: chartText.date }, ...names.map((label) => ({ label, numeric: true }))]}
        rowCount={candles.length}
        rowAt={rowAt}
      />
    </ChartTable>
  );
}

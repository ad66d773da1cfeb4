import { calendarDay } from '#i18n/market-format.ts';
import { periodText } from '#islands/home/charts/period-text.ts';
import { chartText, comparisonText } from '#islands/home/charts/text.ts';
import { ChartTable } from '#ui/data/ChartTable.tsx';
import { PagedTable } from '#ui/data/PagedTable.tsx';
import { figureOf } from './comparison-drawing.ts';
import type { Comparison } from './model.ts';

/** The chart as a sentence per coin and a table by day. */
export function ComparisonTable({ comparison }: { readonly comparison: Comparison }) {
  const { axis, coins, measure, range } = comparison;
  const figure = figureOf(measure);

  const rowAt = (row: number) => {
    const index = axis.length - 1 - row;
    const day = axis[index] ?? '';
    const cells = coins.map(({ values }) => {
      const value = values[index];
      return typeof value === 'number' ? figure(value) : null;
    });
    return { key: day, cells: [calendarDay(day), ...cells] };
  };

  return (
    <ChartTable of={comparisonText.title}>
      <ul>
        {coins.map(
          ({ coin, period }) => period && <li key={coin.id}>{periodText(coin.name, range, period)}</li>,
        )}
      </ul>
      <PagedTable
        caption={comparisonText.caption[measure]}
        columns={[
          { label: chartText.date },
          ...coins.map(({ coin }) => ({ label: coin.symbol, numeric: true })),
        ]}
        rowCount={axis.length}
        rowAt={rowAt}
      />
    </ChartTable>
  );
}

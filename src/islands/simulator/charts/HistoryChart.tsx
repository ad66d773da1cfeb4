import { count, share } from '#i18n/maths-format.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { COLUMNS_HEIGHT, StackedColumns } from './StackedColumns.tsx';
import { type ChartProps, scenarioText } from './chart-props.ts';
import { OUTCOMES, outcomesOf } from './outcomes.ts';
import { chartText } from './text.ts';

/** Bottom to top: members who were never paid at the bottom, as in the tree. */
const STACKED = OUTCOMES.map((outcome, index) => ({ ...outcome, index })).toReversed();

/** The shares of outcomes at the end of each period. */
export function HistoryChart({ result, isReady }: ChartProps) {
  const { periods } = result;
  return (
    <ChartFigure
      {...chartText.history}
      scenario={scenarioText(result)}
      isReady={isReady}
      legend={OUTCOMES}
      height={COLUMNS_HEIGHT}
      draw={(width) => (
        <StackedColumns
          width={width}
          most={1}
          labelOf={(value) => `${value * 100}%`}
          columns={periods.map(({ members, standing }) => {
            const counts = outcomesOf(standing);
            return STACKED.map(({ className, index }) => ({
              className,
              value: (counts[index] ?? 0) / members,
            }));
          })}
        />
      )}
      table={{
        columns: [
          chartText.money.period,
          chartText.members,
          chartText.ahead,
          chartText.behind,
          chartText.unpaid,
        ],
        rows: periods.map(({ members, standing: { ahead, behind, unpaid } }, period) => [
          count(period + 1),
          count(members),
          share(ahead, members),
          share(behind, members),
          share(unpaid, members),
        ]),
      }}
    />
  );
}

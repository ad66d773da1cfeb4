import { cents } from '#domain/money/cents.ts';
import { count } from '#i18n/maths-format.ts';
import { dollars } from '#i18n/public-format.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { COLUMNS_HEIGHT, StackedColumns } from './StackedColumns.tsx';
import { roundUp } from './chart-maths.ts';
import { type ChartProps, scenarioText } from './chart-props.ts';
import { chartText } from './text.ts';
import tones from './tones.module.css';

const LEGEND = [
  { className: tones.paid, label: chartText.joining },
  { className: tones.received, label: chartText.further },
] as const;

/** The money of each period: what newcomers bring, and what circulates among members. */
export function MoneyChart({ result, isReady }: ChartProps) {
  const { periods } = result;
  const most = roundUp(Math.max(...periods.map(({ joining, further }) => joining + further)));
  return (
    <ChartFigure
      {...chartText.money}
      scenario={scenarioText(result)}
      isReady={isReady}
      legend={LEGEND}
      height={COLUMNS_HEIGHT}
      draw={(width) => (
        <StackedColumns
          width={width}
          most={most}
          labelOf={(value) => dollars(cents(value))}
          columns={periods.map(({ joining, further }) => [
            { className: tones.paid, value: joining },
            { className: tones.received, value: further },
          ])}
        />
      )}
      table={{
        columns: [chartText.money.period, chartText.members, chartText.joining, chartText.further],
        rows: periods.map(({ members, joining, further }, period) => [
          count(period + 1),
          count(members),
          dollars(cents(joining)),
          dollars(cents(further)),
        ]),
      }}
    />
  );
}

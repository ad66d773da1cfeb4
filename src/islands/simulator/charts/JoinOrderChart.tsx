import { cents } from '#domain/money/cents.ts';
import { count, share } from '#i18n/maths-format.ts';
import { dollars } from '#i18n/public-format.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { heightOfRows, RowBars } from './RowBars.tsx';
import { type ChartProps, scenarioText } from './chart-props.ts';
import { chartText } from './text.ts';
import tones from './tones.module.css';

const LEGEND = [
  { className: tones.paid, label: chartText.paid },
  { className: tones.received, label: chartText.received },
] as const;

const NAME_WIDTH = 80;
const FIGURE_WIDTH = 60;

/** What each tenth of the members paid and received, in order of joining. */
export function JoinOrderChart({ result, isReady }: ChartProps) {
  const rows = result.tenths.map(({ paid, received }, index) => ({
    name: chartText.tenth(index),
    bars: [
      { className: tones.paid, value: paid, label: share(paid, result.turnover) },
      { className: tones.received, value: received, label: share(received, result.turnover) },
    ],
  }));
  return (
    <ChartFigure
      {...chartText.joinOrder}
      scenario={scenarioText(result)}
      isReady={isReady}
      legend={LEGEND}
      height={heightOfRows(rows)}
      draw={(width) => (
        <RowBars rows={rows} width={width} nameWidth={NAME_WIDTH} figureWidth={FIGURE_WIDTH} />
      )}
      table={{
        columns: [chartText.joinOrder.group, chartText.paid, chartText.received, chartText.aheadCount],
        rows: result.tenths.map((group) => [
          chartText.joined(group),
          dollars(cents(group.paid)),
          dollars(cents(group.received)),
          count(group.ahead),
        ]),
      }}
    />
  );
}

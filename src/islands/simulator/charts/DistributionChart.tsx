import type { Band } from '#domain/matrix/simulation/distribution.ts';
import { count, share } from '#i18n/maths-format.ts';
import { bandLabel } from '#islands/simulator/text.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { heightOfRows, RowBars } from './RowBars.tsx';
import { type ChartProps, scenarioText } from './chart-props.ts';
import { chartText } from './text.ts';
import tones from './tones.module.css';

const LEGEND = [
  { className: tones.behind, label: chartText.behind },
  { className: tones.even, label: chartText.even },
  { className: tones.ahead, label: chartText.ahead },
] as const;

const NAME_WIDTH = 128;
const FIGURE_WIDTH = 56;

const toneOf = ({ least }: Band) => (least < 0 ? tones.behind : least === 0 ? tones.even : tones.ahead);

/** The distribution of gains and losses. */
export function DistributionChart({ result, isReady }: ChartProps) {
  const rows = result.bands.map((band) => ({
    name: bandLabel(band),
    bars: [{ className: toneOf(band), value: band.members, label: count(band.members) }],
  }));
  return (
    <ChartFigure
      {...chartText.distribution}
      scenario={scenarioText(result)}
      isReady={isReady}
      legend={LEGEND}
      height={heightOfRows(rows)}
      draw={(width) => (
        <RowBars rows={rows} width={width} nameWidth={NAME_WIDTH} figureWidth={FIGURE_WIDTH} />
      )}
      table={{
        columns: [chartText.distribution.result, chartText.members, chartText.share],
        rows: result.bands.map((band) => [
          bandLabel(band),
          count(band.members),
          share(band.members, result.members),
        ]),
      }}
    />
  );
}

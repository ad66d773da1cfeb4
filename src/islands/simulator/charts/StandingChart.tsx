import { count, share } from '#i18n/maths-format.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { inHundred } from './chart-maths.ts';
import { type ChartProps, scenarioText } from './chart-props.ts';
import { OUTCOMES, outcomesOf } from './outcomes.ts';
import { chartText } from './text.ts';

const COLUMNS = 20;
const ROWS = 100 / COLUMNS;
const HEIGHT = 120;
/** The gap between two tiles. */
const GAP = 3;
const MOST_SIDE = (HEIGHT - GAP) / ROWS;

/** A hundred tiles, one per percent of the members, coloured by outcome. */
export function StandingChart({ result, isReady }: ChartProps) {
  const counts = outcomesOf(result.standing);
  const tiles = inHundred(counts).flatMap((tilesOf, outcome) =>
    Array.from({ length: tilesOf }, () => OUTCOMES[outcome]),
  );
  return (
    <ChartFigure
      {...chartText.standing}
      scenario={scenarioText(result)}
      isReady={isReady}
      legend={OUTCOMES}
      height={HEIGHT}
      draw={(width) => {
        const side = Math.min(MOST_SIDE, width / COLUMNS);
        return tiles.map((outcome, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
            key={index}
            className={outcome?.className}
            x={Math.floor(index / ROWS) * side + 1}
            y={(index % ROWS) * side + 1}
            width={side - GAP}
            height={side - GAP}
          />
        ));
      }}
      table={{
        columns: [chartText.standing.outcome, chartText.members, chartText.share],
        rows: OUTCOMES.map(({ label }, index) => [
          label,
          count(counts[index] ?? 0),
          share(counts[index] ?? 0, result.members),
        ]),
      }}
    />
  );
}

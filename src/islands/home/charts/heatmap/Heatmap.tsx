import { useStore } from '@nanostores/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { price, volume } from '#i18n/market-format.ts';
import shared from '#islands/home/charts/Chart.module.css';
import { ChartView } from '#islands/home/charts/ChartView.tsx';
import { RangeChoice } from '#islands/home/charts/RangeChoice.tsx';
import { roundChange } from '#islands/home/charts/format.ts';
import { $priceChartChoice, choosePriceChart } from '#islands/home/charts/price/model.ts';
import { heatmapText } from '#islands/home/charts/text.ts';
import { HEAT_STEPS, STRONGEST_CHANGE } from '#market/series/heat.ts';
import { $market, type Quote, type Span, SPANS } from '#stores/market.ts';
import { useSize } from '#ui/canvas/use-size.ts';
import { ChartTable } from '#ui/data/ChartTable.tsx';
import { PagedTable } from '#ui/data/PagedTable.tsx';
import styles from './Heatmap.module.css';
import { changeText, hasName, heatColours, Tiles } from './Tiles.tsx';
import { $heatSpan, $movingCoins, type MovingCoins } from './model.ts';
import { layTiles } from './treemap.ts';

/** The coins that move, as tiles: the area is the volume, the colour is the price's change. */
export function Heatmap() {
  const moving = useStore($movingCoins);
  return (
    <ChartView data={moving} onRetry={$market.retry}>
      {(coins) => <HeatedMap moving={coins} />}
    </ChartView>
  );
}

function HeatedMap({ moving: { quotes, pegged } }: { readonly moving: MovingCoins }) {
  const span = useStore($heatSpan);
  const { coin: chosen } = useStore($priceChartChoice);
  const [pointed, setPointed] = useState<string | null>(null);
  const map = useRef<HTMLDivElement>(null);
  const size = useSize(map);
  const tiles = useMemo(() => (size ? layTiles(quotes, ({ volume }) => volume, size) : []), [quotes, size]);
  const nameless = useMemo(
    () => tiles.flatMap((tile) => (hasName(tile) ? [] : tile.item.coin.symbol)),
    [tiles],
  );

  const open = useCallback((coin: string) => {
    choosePriceChart({ coin });
    document.getElementById('price-chart')?.focus();
  }, []);

  return (
    <>
      <div className={shared.body} data-chart="heatmap">
        <div className={shared.controls}>
          <RangeChoice
            legend={heatmapText.span}
            ranges={SPANS}
            value={span}
            onChoose={(value) => $heatSpan.set(value)}
          />
          <HeatLegend span={span} />
        </div>
        <div ref={map} className={`${shared.canvas} ${styles.map}`}>
          {quotes.length === 0 && <p className={shared.empty}>{heatmapText.empty}</p>}
          {tiles.length > 0 && (
            <Tiles tiles={tiles} span={span} chosen={chosen} onPoint={setPointed} onChoose={open} />
          )}
        </div>
        <HeatReadOut pointed={quotes.find(({ coin }) => coin.id === pointed) ?? quotes[0]} span={span} />
        <p className={shared.summary}>{summaryOf(quotes, nameless, pegged, span)}</p>
      </div>
      <HeatmapTable quotes={quotes} span={span} />
    </>
  );
}

/** What colours and sizes mean. Hidden from screen readers: every tile names its change. */
export function HeatLegend({ span }: { readonly span: Span }) {
  const strongest = STRONGEST_CHANGE[span];
  return (
    <div className={styles.legend} aria-hidden="true">
      <span>{roundChange(-strongest)}</span>
      <ol>
        {HEAT_STEPS.map((step) => (
          <li key={step} style={heatColours(step)} />
        ))}
      </ol>
      <span>{roundChange(strongest)}</span>
      <span>{heatmapText.size}</span>
    </div>
  );
}

interface Props {
  readonly pointed: Quote | undefined;
  readonly span: Span;
}

/** The coin under the pointer, or the most traded one. Not announced: the focused tile's name says the same. */
export function HeatReadOut({ pointed, span }: Props) {
  if (!pointed) return <p className={styles.readOut} />;
  const { coin, price: latest, changes, volume: traded } = pointed;
  return (
    <p className={styles.readOut}>
      <strong>
        {coin.name} {coin.symbol !== coin.name && coin.symbol}
      </strong>
      <span>{price(latest)}</span>
      <span>{changeText(changes[span])}</span>
      <span>{heatmapText.traded(volume(traded))}</span>
    </p>
  );
}

/** How many coins rose and fell, which have tiles without names, and which are left out. */
function summaryOf(
  quotes: readonly Quote[],
  nameless: readonly string[],
  pegged: readonly string[],
  span: Span,
): string {
  const known = quotes.flatMap(({ changes }) => changes[span] ?? []);
  const rose = known.filter((change) => change > 0).length;
  const fell = known.filter((change) => change < 0).length;
  return [
    heatmapText.summary(rose, fell, quotes.length, span),
    ...(nameless.length > 0 ? [heatmapText.nameless(nameless.join(', '))] : []),
    ...(pegged.length > 0 ? [heatmapText.pegged(pegged.join(', '))] : []),
  ].join(' ');
}

interface HeatmapTableProps {
  readonly quotes: readonly Quote[];
  readonly span: Span;
}

const COLUMNS = [
  { label: heatmapText.coin },
  { label: heatmapText.price, kind: 'figure' },
  { label: heatmapText.change, kind: 'figure' },
  { label: heatmapText.volume, kind: 'figure' },
] as const;

function HeatmapTable({ quotes, span }: HeatmapTableProps) {
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

import { useStore } from '@nanostores/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { HEATMAP_WORDS } from '../../../../i18n/charts.ts';
import { $heatSpan, $tradedCoins, type TradedCoins } from '../../../../stores/heatmap.ts';
import { $market, SPANS } from '../../../../stores/market.ts';
import { $priceChartChoice, choosePriceChart } from '../../../../stores/price-chart.ts';
import shared from '../Chart.module.css';
import { ChartView } from '../ChartView.tsx';
import { RangeChoice } from '../RangeChoice.tsx';
import { useSize } from '../../../ui/use-size.ts';
import { SourceLine } from '../../../market/SourceLine.tsx';
import { HeatFigures } from './HeatFigures.tsx';
import { HeatLegend } from './HeatLegend.tsx';
import styles from './Heatmap.module.css';
import { HeatReadOut } from './HeatReadOut.tsx';
import { summaryOf } from './heatmap-text.ts';
import { fillMap, layMap } from './lay-map.ts';
import { Tiles } from './Tiles.tsx';
import { TilesCanvas } from './TilesCanvas.tsx';
import { createTextMeasure } from './text-width.ts';

/** All coins as tiles: the area is what was traded, the colour is how the price moved. */
export function Heatmap() {
  const traded = useStore($tradedCoins);
  return (
    <ChartView fed={traded} onRetry={$market.retry}>
      {(coins) => <HeatedMap traded={coins} />}
    </ChartView>
  );
}

function HeatedMap({ traded: { quotes, source } }: { readonly traded: TradedCoins }) {
  const span = useStore($heatSpan);
  const { coin: chosen } = useStore($priceChartChoice);
  const [pointed, setPointed] = useState<string | null>(null);
  const map = useRef<HTMLDivElement>(null);
  const size = useSize(map);
  const widthOf = useMemo(() => createTextMeasure(getComputedStyle(document.body).fontFamily), []);
  const places = useMemo(() => (size ? layMap(quotes, size) : []), [quotes, size]);
  const tiles = useMemo(() => fillMap(places, span, widthOf), [places, span, widthOf]);

  const open = useCallback((coin: string) => {
    choosePriceChart({ coin });
    document.getElementById('price-chart')?.focus();
  }, []);

  return (
    <>
      <div className={shared.body} data-chart="heatmap">
        <div className={shared.controls}>
          <RangeChoice
            legend={HEATMAP_WORDS.span}
            ranges={SPANS}
            value={span}
            onChoose={(value) => $heatSpan.set(value)}
          />
          <HeatLegend span={span} />
        </div>
        <div ref={map} className={`${shared.canvas} ${styles.map}`}>
          {quotes.length === 0 && <p className={shared.empty}>{HEATMAP_WORDS.empty}</p>}
          {size && tiles.length > 0 && (
            <>
              <TilesCanvas tiles={tiles} size={size} />
              <Tiles tiles={tiles} chosen={chosen} onPoint={setPointed} onChoose={open} />
            </>
          )}
        </div>
        <HeatReadOut pointed={quotes.find(({ coin }) => coin.id === pointed)} span={span} />
        <p className={shared.summary}>{summaryOf(quotes, span)}</p>
        <SourceLine source={source} />
      </div>
      <HeatFigures quotes={quotes} span={span} />
    </>
  );
}

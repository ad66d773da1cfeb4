import { useStore } from '@nanostores/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { HEATMAP_WORDS } from '../../../../i18n/charts.ts';
import { $heatmap, $heatSpan, type HeatedMarket } from '../../../../stores/heatmap.ts';
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
import { layMap } from './lay-map.ts';
import { Tiles } from './Tiles.tsx';
import { createTextMeasure } from './text-width.ts';

/** All coins as tiles: the area is what was traded, the colour is how the price moved. */
export function Heatmap() {
  const heatmap = useStore($heatmap);
  return (
    <ChartView fed={heatmap} onRetry={$market.retry}>
      {(heated) => <HeatedMap heated={heated} />}
    </ChartView>
  );
}

function HeatedMap({ heated: { coins, source } }: { readonly heated: HeatedMarket }) {
  const span = useStore($heatSpan);
  const { coin: chosen } = useStore($priceChartChoice);
  const [pointed, setPointed] = useState<string | null>(null);
  const map = useRef<HTMLDivElement>(null);
  const size = useSize(map);
  const widthOf = useMemo(() => createTextMeasure(getComputedStyle(document.body).fontFamily), []);
  const tiles = useMemo(() => (size ? layMap(coins, span, size, widthOf) : []), [coins, span, size, widthOf]);

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
          {coins.length === 0 && <p className={shared.empty}>{HEATMAP_WORDS.empty}</p>}
          {tiles.length > 0 && <Tiles tiles={tiles} chosen={chosen} onPoint={setPointed} onChoose={open} />}
        </div>
        <HeatReadOut pointed={coins.find(({ coin }) => coin.id === pointed)} />
        <p className={shared.summary}>{summaryOf(coins, span)}</p>
        <SourceLine source={source} />
      </div>
      <HeatFigures coins={coins} span={span} />
    </>
  );
}

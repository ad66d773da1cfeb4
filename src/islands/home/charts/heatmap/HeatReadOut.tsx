import { HEATMAP_WORDS } from '../../../../i18n/charts.ts';
import { price, volume } from '../../../../i18n/market-format.ts';
import type { Quote, Span } from '../../../../stores/market.ts';
import styles from './Heatmap.module.css';
import { changeText } from './lay-map.ts';

interface Props {
  readonly pointed: Quote | undefined;
  readonly span: Span;
}

/** The coin that is pointed at. Not announced: the tile that has the focus has said all this by its name. */
export function HeatReadOut({ pointed, span }: Props) {
  if (!pointed) return <p className={styles.readOut}>{HEATMAP_WORDS.readOut}</p>;
  const { coin, price: latest, changes, volume: traded } = pointed;
  return (
    <p className={styles.readOut}>
      <strong>
        {coin.name} {coin.symbol !== coin.name && coin.symbol}
      </strong>
      <span>{price(latest)}</span>
      <span>{changeText(changes[span])}</span>
      <span>{HEATMAP_WORDS.traded(volume(traded))}</span>
    </p>
  );
}

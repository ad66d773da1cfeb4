import { share } from '../../../../i18n/chart-format.ts';
import { HEATMAP_WORDS } from '../../../../i18n/charts.ts';
import type { HeatedCoin } from '../../../../stores/heatmap.ts';
import type { Span } from '../../../../stores/market.ts';

/** How many rose and fell, and which coin takes up most of the map. */
export function summaryOf(coins: readonly HeatedCoin[], span: Span): string {
  const known = coins.flatMap(({ change }) => (change === null ? [] : [change]));
  const rose = known.filter((change) => change > 0).length;
  const fell = known.filter((change) => change < 0).length;
  const total = coins.reduce((sum, { volume }) => sum + volume, 0);
  const [largest] = coins.toSorted((left, right) => right.volume - left.volume);
  const counts = HEATMAP_WORDS.summary(rose, fell, coins.length, span);
  return largest
    ? `${counts} ${HEATMAP_WORDS.share(largest.coin.name, share(largest.volume / total))}`
    : counts;
}

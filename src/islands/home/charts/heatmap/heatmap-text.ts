import { share } from '../../../../i18n/chart-format.ts';
import { HEATMAP_WORDS } from '../../../../i18n/charts.ts';
import type { Quote, Span } from '../../../../stores/market.ts';

/** How many rose and fell, and which coin takes up most of the map. */
export function summaryOf(quotes: readonly Quote[], span: Span): string {
  const known = quotes.flatMap(({ changes }) => changes[span] ?? []);
  const rose = known.filter((change) => change > 0).length;
  const fell = known.filter((change) => change < 0).length;
  const total = quotes.reduce((sum, { volume }) => sum + volume, 0);
  const [largest] = quotes.toSorted((left, right) => right.volume - left.volume);
  const counts = HEATMAP_WORDS.summary(rose, fell, quotes.length, span);
  return largest
    ? `${counts} ${HEATMAP_WORDS.share(largest.coin.name, share(largest.volume / total))}`
    : counts;
}

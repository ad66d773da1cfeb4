/** The charts that posts may show. `src/data/charts.ts` works out their figures. */
export const CHART_NAMES = [
  'largest-programme',
  'wider-trees',
  'last-lines',
  'full-cycles',
  'paid-and-behind',
  'blocks-in-a-day',
  'proof-sizes',
] as const;

export type ChartName = (typeof CHART_NAMES)[number];

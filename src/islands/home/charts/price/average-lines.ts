import type { AverageLength } from '#market/series/moving-average.ts';

/** The style of each average. Longer averages look heavier: the longest is dashed in the strongest colour. */
export const AVERAGE_LINES: Readonly<Record<AverageLength, { colour: string; isDashed: boolean }>> = {
  7: { colour: '--line-4', isDashed: false },
  30: { colour: '--line-3', isDashed: false },
  200: { colour: '--line-6', isDashed: true },
};

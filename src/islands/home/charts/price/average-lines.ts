import type { AverageLength } from '#market/series/moving-average.ts';

/** How each average is drawn. The longer, the heavier it weighs: the longest is dashed in the strongest colour. */
export const AVERAGE_LINES: Readonly<Record<AverageLength, { colour: string; isDashed: boolean }>> = {
  7: { colour: '--line-4', isDashed: false },
  30: { colour: '--line-3', isDashed: false },
  200: { colour: '--line-6', isDashed: true },
};

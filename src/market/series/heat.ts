import type { Span } from '#market/feed.ts';

/** The changes, in basis points, at which the colour is strongest: roughly those of a lively coin in that time. */
export const STRONGEST_CHANGE: Readonly<Record<Span, number>> = {
  '1d': 400,
  '7d': 2_000,
  '30d': 4_000,
  '1y': 10_000,
};

/** From the strongest fall to the strongest rise. */
export const HEAT_STEPS = [-4, -3, -2, -1, 0, 1, 2, 3, 4] as const;

export type HeatStep = (typeof HEAT_STEPS)[number];

/** The colour step of a change, one of nine: four equal ones each way, the first from the least change on. The middle one is no change. */
export function heatStep(basisPoints: number, span: Span): HeatStep {
  const share = Math.min(1, Math.abs(basisPoints) / STRONGEST_CHANGE[span]);
  return (Math.sign(basisPoints) * Math.ceil(share * 4)) as HeatStep;
}

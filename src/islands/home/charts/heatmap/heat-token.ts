import type { HeatStep } from '#market/series/heat.ts';

/** The token of a step's colour. */
export function heatToken(step: HeatStep): string {
  if (step === 0) return '--heat-same';
  return `--heat-${step < 0 ? 'fall' : 'rise'}-${Math.abs(step)}`;
}

import type { SimulationResult } from '#domain/matrix/simulation/simulate.ts';
import { simulatorText } from '#islands/simulator/text.ts';

export interface ChartProps {
  readonly result: SimulationResult;
  /** Whether the page has hydrated, so that buttons work. */
  readonly isReady: boolean;
}

export const scenarioText = ({ scenario }: SimulationResult): string => simulatorText.scenario(scenario);

import type { SimulationResult } from '../../../domain/matrix/simulation/simulate.ts';
import { SIMULATOR_WORDS } from '../../../i18n/maths-simulator.ts';

export interface ChartProps {
  readonly result: SimulationResult;
  /** Whether buttons already do something. */
  readonly isReady: boolean;
}

export const scenarioText = ({ scenario }: SimulationResult): string => SIMULATOR_WORDS.scenario(scenario);

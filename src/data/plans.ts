import { readCollection } from './collections.ts';
import { type Cents, cents } from '#domain/money/cents.ts';
import { fillFigures } from './matrix-figures.ts';
import { byOrder } from './order.ts';

export interface Matrix {
  readonly name: string;
  readonly shape: string;
  /** Gross, per cycle, of the price of the level. As such programmes advertise it. */
  readonly advertisedPercent: number;
  /** How many places of a full matrix do what with the price that is paid for them. */
  readonly places: { readonly payOwner: number; readonly passUp: number; readonly reenter: number };
  readonly explanation: string;
}

export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly status: 'available' | 'coming-soon';
  readonly text: readonly string[];
  /** Price of each level, from level 1 up; empty where the plan has none yet. */
  readonly levelPrices: readonly Cents[];
  readonly matrices: readonly Matrix[];
}

export async function listPlans(): Promise<readonly Plan[]> {
  const entries = await readCollection('plans');
  return entries.sort(byOrder).map(({ id, data: { order: _, levels, ...plan } }) => ({
    id,
    ...plan,
    text: plan.text.map((paragraph) => fillFigures(paragraph, `src/content/plans/${id}.yaml`)),
    levelPrices: Array.from({ length: levels?.count ?? 0 }, (__, step) =>
      cents((levels?.firstPriceUsd ?? 0) * 100 * 2 ** step),
    ),
  }));
}

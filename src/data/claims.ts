import { readCollection } from './collections.ts';
import { fillFigures } from './matrix-figures.ts';
import { byOrder } from './order.ts';

export interface Claim {
  readonly id: string;
  /** What the programme says. */
  readonly says: string;
  /** What the arithmetic says, in one sentence. */
  readonly inShort: string;
  /** The arithmetic itself, with the figures that the engine has worked out. */
  readonly arithmetic: string;
  readonly sources: readonly { readonly label: string; readonly url: string }[];
}

export async function listClaims(): Promise<readonly Claim[]> {
  const entries = await readCollection('claims');
  return entries.sort(byOrder).map(({ id, data: { order: _, ...claim } }) => ({
    id,
    ...claim,
    arithmetic: fillFigures(claim.arithmetic, `src/content/claims/${id}.yaml`),
  }));
}

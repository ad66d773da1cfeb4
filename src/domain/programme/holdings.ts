import { levelKey } from './activation.ts';
import type { OpenedLevel, OwnedBox, OwnedIncome } from './programme.ts';
import type { OwnedResult, Tally } from './results.ts';

/** What members hold and have earned by some activations, in their order. */
export interface Holdings {
  /** Each box that they change, as it is in the end. */
  readonly levels: readonly OwnedBox[];
  readonly incomes: readonly OwnedIncome[];
  /** Each member's result that they change, as it is in the end. */
  readonly results: readonly OwnedResult[];
  /** How all members stand in the end; null: nothing was activated. */
  readonly community: Tally | null;
}

export function holdingsAfter(opened: readonly OpenedLevel[]): Holdings {
  const boxes = opened.flatMap((each) => each.boxes);
  const last = new Map(boxes.map((box) => [`${box.uid} ${levelKey(box)}`, box]));
  const results = new Map(opened.flatMap((each) => each.results.map((result) => [result.uid, result])));
  return {
    levels: [...last.values()],
    incomes: opened.flatMap(({ incomes }) => incomes),
    results: [...results.values()],
    community: opened.at(-1)?.community ?? null,
  };
}

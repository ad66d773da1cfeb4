import type { Results } from './results.ts';

/** The number of members with a result from `least` to `most`, in cents, both inclusive. */
export interface Band {
  readonly least: number;
  readonly most: number;
  readonly members: number;
}

/** Powers of ten from ten dollars up, in cents: results range so widely that equal steps would show nothing. */
const EDGES = [1e3, 1e4, 1e5, 1e6, 1e7] as const;
const FURTHEST = Number.MAX_SAFE_INTEGER;

/** From the greatest loss to the greatest gain; exactly zero is a band of its own. */
const BOUNDS: readonly (readonly [number, number])[] = [
  ...EDGES.map((edge, index) => [-(EDGES[index + 1] ?? FURTHEST), -edge - 1] as const).toReversed(),
  [-EDGES[0], -1],
  [0, 0],
  [1, EDGES[0]],
  ...EDGES.map((edge, index) => [edge + 1, EDGES[index + 1] ?? FURTHEST] as const),
];

/** The bands with members, and those between them. */
export function distributionOf(results: Results, last: number): readonly Band[] {
  const counts = BOUNDS.map(() => 0);
  for (let member = 2; member <= last; member++) {
    const result = results.resultOf(member);
    let band = 0;
    while (result > (BOUNDS[band] as readonly [number, number])[1]) band += 1;
    counts[band] = (counts[band] as number) + 1;
  }
  const bands = BOUNDS.map(([least, most], band) => ({ least, most, members: counts[band] as number }));
  const isTaken = ({ members }: Band) => members > 0;
  return bands.slice(bands.findIndex(isTaken), bands.findLastIndex(isTaken) + 1);
}

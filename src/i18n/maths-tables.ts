import { count } from './maths-format.ts';

export const LEVEL_TABLE_WORDS = {
  level: 'Level',
  price: 'Price',
  upToHere: 'All levels up to here',
} as const;

export const PACKAGE_TABLE_WORDS = {
  advertised: 'Advertised',
  wouldBe: (percent: number, amount: string) => `${percent}%, or ${amount}`,
  reached: 'Reach it',
  explain: (members: number) =>
    `The last column is from a run of the engine: ${count(members)} members join, anybody may invite the next, and each spends the package on the levels of S6 and S8, from the first up, as far as it goes. Counted are those who got back what they spent and the advertised percentage on top. All others did not, and most of them lost.`,
} as const;

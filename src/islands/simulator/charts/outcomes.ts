import type { Standing } from '#domain/matrix/simulation/standing.ts';
import { chartText } from './text.ts';
import tones from './tones.module.css';

/** The four ways a member can stand, in the order in which charts show them. Nobody stands in two. */
export const OUTCOMES = [
  { className: tones.ahead, label: chartText.ahead },
  { className: tones.even, label: chartText.even },
  { className: tones.behind, label: chartText.behindPaid },
  { className: tones.unpaid, label: chartText.unpaid },
] as const;

/** How many members stand in each of these ways. Whoever was never paid is counted there alone. */
export const outcomesOf = ({ ahead, even, behind, unpaid }: Standing): readonly number[] => {
  // Somebody whose every purchase was refused paid nothing and got nothing: even, and never paid.
  const unpaidButEven = Math.max(0, unpaid - behind);
  return [ahead, even - unpaidButEven, behind - (unpaid - unpaidButEven), unpaid];
};

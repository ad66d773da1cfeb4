import type { Standing } from '#domain/matrix/simulation/results.ts';
import { chartText } from './text.ts';
import tones from './tones.module.css';

/** The four outcomes of a member, in the order of the charts. Each member has exactly one. */
export const OUTCOMES = [
  { className: tones.ahead, label: chartText.ahead },
  { className: tones.even, label: chartText.even },
  { className: tones.behind, label: chartText.behindPaid },
  { className: tones.unpaid, label: chartText.unpaid },
] as const;

/** The number of members with each outcome. A member who was never paid counts as that alone. */
export const outcomesOf = ({ ahead, even, behind, unpaid }: Standing): readonly number[] => {
  // A member whose every purchase was refused paid and received nothing: even, and never paid.
  const unpaidButEven = Math.max(0, unpaid - behind);
  return [ahead, even - unpaidButEven, behind - (unpaid - unpaidButEven), unpaid];
};

import type { Results } from './results.ts';

/** Members who joined consecutively, and what they paid and received, in cents. */
export interface JoinGroup {
  /** Position in the order of joining, without the root: 1 is the first. */
  readonly first: number;
  readonly last: number;
  readonly paid: number;
  readonly received: number;
  readonly ahead: number;
}

/** Splits as evenly as possible. @param members who joined, without the root */
export function joinGroups(results: Results, members: number, parts: number): readonly JoinGroup[] {
  const endOf = (part: number) => Math.round((members * part) / parts);
  return Array.from({ length: parts }, (_, part) => groupOf(results, endOf(part) + 1, endOf(part + 1)));
}

export function groupOf(results: Results, first: number, last: number): JoinGroup {
  let [paid, received, ahead] = [0, 0, 0];
  for (let joined = first; joined <= last; joined++) {
    const member = joined + 1;
    paid += results.paidBy(member);
    received += results.receivedBy(member);
    if (results.resultOf(member) > 0) ahead += 1;
  }
  return { first, last, paid, received, ahead };
}

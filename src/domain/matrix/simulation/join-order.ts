import type { Tally } from '#domain/matrix/tally.ts';

/** Members who joined one after another, and what they paid and got, in cents. */
export interface JoinGroup {
  /** Of those who joined, the root not counted: 1 is the first. */
  readonly first: number;
  readonly last: number;
  readonly paid: number;
  readonly received: number;
  readonly ahead: number;
}

/** As equal parts as can be. @param members who joined, the root not counted */
export function joinGroups(tally: Tally, members: number, parts: number): readonly JoinGroup[] {
  const endOf = (part: number) => Math.round((members * part) / parts);
  return Array.from({ length: parts }, (_, part) => groupOf(tally, endOf(part) + 1, endOf(part + 1)));
}

export function groupOf(tally: Tally, first: number, last: number): JoinGroup {
  let [paid, received, ahead] = [0, 0, 0];
  for (let joined = first; joined <= last; joined++) {
    const member = joined + 1;
    paid += tally.paidBy(member);
    received += tally.receivedBy(member);
    if (tally.receivedBy(member) > tally.paidBy(member)) ahead += 1;
  }
  return { first, last, paid, received, ahead };
}

import type { Downline } from './partners.ts';

/** What the uplines imply, by a partner's index in the downline. */
export interface Branches {
  /** Index of the first partner that this one invited; the others follow it. */
  readonly first: Int32Array;
  /** Number of partners that this one invited. */
  readonly invited: Int32Array;
  /** Number of partners below this one, in all generations. */
  readonly below: Int32Array;
  /** 0: the member. */
  readonly generation: Uint8Array;
}

export function branchesOf(uplines: Downline['uplines']): Branches {
  const size = uplines.length;
  const branches = {
    first: new Int32Array(size),
    invited: new Int32Array(size),
    below: new Int32Array(size),
    generation: new Uint8Array(size),
  };
  const { first, invited, below, generation } = branches;
  for (let place = 1; place < size; place += 1) {
    const upline = uplines[place] as number;
    if (invited[upline] === 0) first[upline] = place;
    invited[upline] = (invited[upline] as number) + 1;
    generation[place] = (generation[upline] as number) + 1;
  }
  // From the last generation up, so each count is complete before it is added to its upline's.
  for (let place = size - 1; place > 0; place -= 1) {
    const upline = uplines[place] as number;
    below[upline] = (below[upline] as number) + (below[place] as number) + 1;
  }
  return branches;
}

/** Indices from the member down to a partner, both included. */
export function pathTo(uplines: Downline['uplines'], place: number): readonly number[] {
  const path: number[] = [];
  for (let each = place; each >= 0; each = uplines[each] ?? -1) path.push(each);
  return path.reverse();
}

/** Finds partners by their usernames. */
export type PartnerSearch = (typed: string, most: number) => readonly number[];

/**
 * Sorts the names once; then a search takes a moment, in a hundred thousand names too.
 *
 * @returns what gives the places of the names that begin with what was typed, in the order of the alphabet, then of those
 *   that contain it
 */
export function createPartnerSearch(usernames: readonly string[]): PartnerSearch {
  const sorted = usernames
    .map((_, place) => place)
    .sort((left, right) => ((usernames[left] as string) < (usernames[right] as string) ? -1 : 1));
  const nameAt = (index: number): string => usernames[sorted[index] as number] as string;

  return (typed, most) => {
    const wanted = typed.trim().toLowerCase();
    if (wanted === '') return [];
    let low = 0;
    for (let high = sorted.length; low < high;) {
      const middle = (low + high) >> 1;
      if (nameAt(middle) < wanted) low = middle + 1;
      else high = middle;
    }
    const found: number[] = [];
    for (let index = low; index < sorted.length && found.length < most; index += 1) {
      if (!nameAt(index).startsWith(wanted)) break;
      found.push(sorted[index] as number);
    }
    for (let index = 0; index < sorted.length && found.length < most; index += 1) {
      if (nameAt(index).indexOf(wanted) > 0) found.push(sorted[index] as number);
    }
    return found;
  };
}

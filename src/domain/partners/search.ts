import { visible } from '#domain/text/typed-text.ts';

/** Finds partners by their usernames. */
export type PartnerSearch = (typed: string, most: number) => readonly string[];

/**
 * Sorts the names once, so that each search is fast, also among a hundred thousand.
 *
 * @returns a search: first the names that begin with the text, in alphabetical order, then those that contain it
 */
export function createPartnerSearch(usernames: readonly string[]): PartnerSearch {
  const sorted = usernames.toSorted();

  return (typed, most) => {
    const wanted = visible(typed).toLowerCase();
    if (wanted === '') return [];
    let low = 0;
    for (let high = sorted.length; low < high; ) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as string) < wanted) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let index = low; index < sorted.length && found.length < most; index += 1) {
      const name = sorted[index] as string;
      if (!name.startsWith(wanted)) break;
      found.push(name);
    }
    for (let index = 0; index < sorted.length && found.length < most; index += 1) {
      const name = sorted[index] as string;
      if (name.indexOf(wanted) > 0) found.push(name);
    }
    return found;
  };
}

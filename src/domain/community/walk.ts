import type { Instant } from '#domain/time.ts';

/** From where a person walks through a community: one of the first ten, number 900 of 1,000, one of the last. */
export const PLACES = ['first', 'late', 'last'] as const;
export type Place = (typeof PLACES)[number];

/** How many join before growth ends, the person included. */
export const WALK_MEMBERS = 1_000;

/** A period of the simulator is a month of a walk: 20 of growth, and 4 in which no one joins. Every screen has this; none needs the simulator. */
export const DAYS_IN_MONTH = 30;
export const LAST_DAY_OF_GROWTH = 20 * DAYS_IN_MONTH;
export const LAST_DAY = LAST_DAY_OF_GROWTH + 4 * DAYS_IN_MONTH;

/** What a walk shows: the calibrated community, in which one member is a person. */
export interface Walk {
  readonly place: Place;
  /** Members, samples and the person, who join before growth ends. */
  readonly members: number;
  /** The same seed gives the same samples, who make the same choices. */
  readonly seed: number;
  /** The day that has passed last, from 1. */
  readonly day: number;
}

/** Days of a walk that passed together: the first at `at`, each further one a millisecond later. */
export interface PassedTogether {
  readonly at: Instant;
  readonly days: number;
}

/** A walk with what its clock said: first its beginning, with no days, then all that has passed since. */
export interface TimedWalk extends Walk {
  readonly passed: readonly PassedTogether[];
}

/** The day of the walk on which something happened; null: before the walk. */
export function dayAt({ day, passed }: TimedWalk, at: Instant): number | null {
  let before = day;
  for (const together of passed.toReversed()) {
    before -= together.days;
    if (together.at <= at) return before + Math.min(together.days, Math.floor(at - together.at) + 1);
  }
  return null;
}

export const monthOf = (day: number): number => Math.ceil(day / DAYS_IN_MONTH);

export const newWalk = (place: Place, seed: number, members = WALK_MEMBERS): Walk => {
  const number = numberIn(place, members);
  return { place, members, seed, day: dayOfJoining(number, members) };
};

export const SEED_LIMIT = 2 ** 32;

/** The seed of a walk for which none is given: the simulator's. */
export const STANDARD_SEED = 20_220_824;

/** The person's position in the order of joining, from 1. */
export const numberOf = ({ place, members }: Pick<Walk, 'place' | 'members'>): number =>
  numberIn(place, members);

function numberIn(place: Place, members: number): number {
  switch (place) {
    case 'first':
      return 5;
    case 'late':
      return Math.round(members * 0.9);
    case 'last':
      return members - 4;
  }
}

/** How many have joined by the end of a day: equally many join each day, until growth ends. */
export const joinedBy = (day: number, members: number): number =>
  Math.round((members * Math.min(day, LAST_DAY_OF_GROWTH)) / LAST_DAY_OF_GROWTH);

/** The day on which someone joins. */
export function dayOfJoining(number: number, members: number): number {
  let day = Math.floor((number * LAST_DAY_OF_GROWTH) / members) - 1;
  while (joinedBy(day, members) < number) day += 1;
  return Math.max(1, day);
}

export const daysLeft = ({ day }: Walk): number => Math.max(0, LAST_DAY - day);

/** The programme's log holds something that the samples of this walk would not have done. */
export class WalkBroken extends Error {
  constructor(what: string) {
    super(`The walk cannot go on: ${what}`);
    this.name = 'WalkBroken';
  }
}

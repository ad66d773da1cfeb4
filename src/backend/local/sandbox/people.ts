import { type Account, PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { type Random, randomBelow } from '#domain/matrix/random.ts';
import type { Instant } from '#domain/time.ts';
import { sampleUid } from './samples.ts';

/** Early members invite more: of two random members, the older one is the upline. */
const olderOfTwo = (among: number, random: Random): number =>
  Math.min(randomBelow(among, random), randomBelow(among, random));

const numbered = (number: number): string => String(number).padStart(3, '0');

export const sampleUsername = (number: number): string => `sample_${numbered(number)}`;

/** An invented member, who cannot log in: there is no address and no password. */
export const samplePerson = (number: number, uid: string, upline: string, createdAt: Instant): Account => ({
  uid,
  email: null,
  username: sampleUsername(number),
  firstName: 'Sample',
  lastName: `Member ${number}`,
  phoneNumber: null,
  country: null,
  verified: false,
  guest: false,
  upline,
  uplineConfirmed: true,
  language: 'en',
  mutedMails: [],
  createdAt,
  sample: true,
});

/**
 * Sample members in the order of joining, each below the programme or an earlier member.
 *
 * @param isTaken whether a username exists: its number is then skipped
 */
export function samplePeople(
  count: number,
  [from, until]: readonly [Instant, Instant],
  random: Random,
  isTaken: (username: string) => boolean,
): readonly Account[] {
  const people: Account[] = [];
  for (let number = 1; people.length < count; number += 1) {
    if (isTaken(sampleUsername(number))) continue;
    const nth = people.length;
    const above = nth < 3 ? undefined : people[olderOfTwo(nth, random)];
    const createdAt = Math.round(from + ((nth + random()) / count) * (until - from));
    const upline = above?.username ?? PROGRAMME_USERNAME;
    people.push(samplePerson(number, sampleUid(numbered(number)), upline, createdAt));
  }
  return people;
}

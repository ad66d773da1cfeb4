import type { Instant } from '#domain/time.ts';

/** A member whose chain of uplines leads to another member. */
export interface Partner {
  readonly username: string;
  /** Username of the inviting member. */
  readonly upline: string;
  readonly joinedAt: Instant;
  /** A sample member, labelled wherever it is shown. */
  readonly sample: boolean;
}

/**
 * A member and all partners, generation by generation: the member, then the members that this one invited, then the members that
 * these invited. Stored by column, because there may be a hundred thousand; a partner's index identifies it. The members
 * that one partner invited are contiguous, in the order of joining.
 */
export interface Downline {
  readonly usernames: readonly string[];
  /** Index of the inviting member; -1 for the root. */
  readonly uplines: Int32Array;
  readonly joinedAt: Float64Array;
  /** 1 where the partner is a sample. */
  readonly isSample: Uint8Array;
  /** Whether partners beyond `GENERATIONS_SHOWN` are left out. */
  readonly isTruncated: boolean;
}

/** A member sees so many generations of partners. */
export const GENERATIONS_SHOWN = 100;

export interface ReferralIndex {
  add(partner: Partner): void;
  /** Uplines without an account in the index: former names of guests, and deleted accounts. */
  unresolvedUplines(): readonly string[];
  /** Records the current name of an account with a former name. */
  rename(former: string, present: string): void;
  /** The downline of one member, who need not be in the index. */
  downlineOf(member: Omit<Partner, 'upline'>): Downline;
}

/** An index of which member invited which. Adding a hundred thousand members takes no noticeable pause. */
export function createReferralIndex(): ReferralIndex {
  /** By number: every member's name, and every upline's. */
  const names: string[] = [];
  const joinedAt: number[] = [];
  const isSample: number[] = [];
  const isKnown: boolean[] = [];
  /** The latest invited member, and the one invited before; -1: none. */
  const lastInvited: number[] = [];
  const before: number[] = [];
  const numbers = new Map<string, number>();

  function numberOf(name: string): number {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const number = names.push(name) - 1;
    numbers.set(name, number);
    joinedAt.push(0);
    isSample.push(0);
    isKnown.push(false);
    lastInvited.push(-1);
    before.push(-1);
    return number;
  }

  function putBelow(upline: number, number: number): void {
    before[number] = lastInvited[upline] as number;
    lastInvited[upline] = number;
  }

  /** In the order of joining; at the same moment, by name. */
  function invitedBy(upline: number): readonly number[] {
    const invited: number[] = [];
    for (let each = lastInvited[upline] as number; each >= 0; each = before[each] as number) {
      invited.push(each);
    }
    return invited.sort(
      (left, right) =>
        (joinedAt[left] as number) - (joinedAt[right] as number) ||
        ((names[left] as string) < (names[right] as string) ? -1 : 1),
    );
  }

  return {
    add(partner) {
      const number = numberOf(partner.username);
      joinedAt[number] = partner.joinedAt;
      isSample[number] = Number(partner.sample);
      isKnown[number] = true;
      putBelow(numberOf(partner.upline), number);
    },
    unresolvedUplines: () => names.filter((_, number) => !isKnown[number]),
    rename(former, present) {
      const [from, to] = [numberOf(former), numberOf(present)];
      const moved = invitedBy(from);
      lastInvited[from] = -1;
      for (const each of moved) putBelow(to, each);
    },
    downlineOf(member) {
      const self = numberOf(member.username);
      const people = [self];
      const uplines = [-1];
      let isTruncated = false;
      let generationStart = 0;
      for (let generation = 1; generationStart < people.length && !isTruncated; generation += 1) {
        const generationEnd = people.length;
        for (let place = generationStart; place < generationEnd && !isTruncated; place += 1) {
          const upline = people[place] as number;
          if (lastInvited[upline] === -1) continue;
          isTruncated = generation > GENERATIONS_SHOWN;
          for (const number of isTruncated ? [] : invitedBy(upline)) {
            // A member is never in their own downline, whatever the index says.
            if (number === self) continue;
            people.push(number);
            uplines.push(place);
          }
        }
        generationStart = generationEnd;
      }
      const downline = {
        usernames: people.map((number) => names[number] as string),
        uplines: new Int32Array(uplines),
        joinedAt: new Float64Array(people.map((number) => joinedAt[number] as number)),
        isSample: new Uint8Array(people.map((number) => isSample[number] as number)),
        isTruncated,
      };
      downline.joinedAt[0] = member.joinedAt;
      downline.isSample[0] = Number(member.sample);
      return downline;
    },
  };
}

export function isSameDownline(left: Downline, right: Downline): boolean {
  return (
    left.isTruncated === right.isTruncated &&
    isSameColumn(left.usernames, right.usernames) &&
    isSameColumn(left.uplines, right.uplines) &&
    isSameColumn(left.joinedAt, right.joinedAt) &&
    isSameColumn(left.isSample, right.isSample)
  );
}

function isSameColumn<Value>(left: ArrayLike<Value>, right: ArrayLike<Value>): boolean {
  if (left.length !== right.length) return false;
  for (let place = 0; place < left.length; place += 1) if (left[place] !== right[place]) return false;
  return true;
}

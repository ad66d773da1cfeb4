import { GENERATIONS_SHOWN } from '#domain/partners/partners.ts';
import type { Instant } from '#domain/time.ts';
import { type PartnerEntry, PARTNERS_OF_PAGE } from '#firestore/documents.ts';
import type { AccountSummary } from './account-summary.ts';

/** One page of a member's partners (`PartnersDocument`). */
export interface PageRef {
  readonly uid: string;
  /** Counts from 0. */
  readonly page: number;
}

/**
 * Every member's partners, kept in memory in the order of their pages. A newcomer costs one step for each
 * upline instead of a walk through everyone. All methods are synchronous.
 */
export interface DownlineIndex {
  /** Records accounts by uid; null: deleted. A change that uplines cannot see changes nothing. */
  apply(accounts: ReadonlyMap<string, AccountSummary | null>): void;
  /**
   * Upline names that no known account has: names of former guests, of deleted accounts, and the programme's
   * own.
   */
  unknownNames(): readonly string[];
  /**
   * Tells which member has or had an unknown name.
   * @param uid null: no member
   */
  setOwner(name: string, uid: string | null): void;
  /** The partners on one page; empty: the page does not exist. */
  entriesOf(ref: PageRef): readonly PartnerEntry[];
  /** Takes up to `most` pages from the list of changed pages. */
  takeChanged(most: number): readonly PageRef[];
  /** Puts pages back onto the list of changed pages. */
  putBack(refs: Iterable<PageRef>): void;
}

interface Member {
  /** Null: only the name is known, because an account names it as its upline. */
  readonly uid: string | null;
  username: string;
  joinedAt: Instant;
  /** Whether the account exists. */
  isPresent: boolean;
  upline: Member | null;
  /** The members who name this one as upline, deleted accounts included. */
  readonly invited: Member[];
  /**
   * Everyone whose chain of present uplines leads here, within the generations shown, in the order of
   * joining.
   */
  partners: Member[];
}

interface Limits {
  /** How many generations of partners a member sees. */
  readonly generations: number;
  readonly partnersOfPage: number;
}

/** @param limits smaller ones are for tests */
export function openDownlineIndex(
  { generations, partnersOfPage }: Limits = {
    generations: GENERATIONS_SHOWN,
    partnersOfPage: PARTNERS_OF_PAGE,
  },
): DownlineIndex {
  const byUid = new Map<string, Member>();
  /** Includes former names. */
  const byName = new Map<string, Member>();
  const unknown = new Set<string>();
  const changed = new Map<Member, Set<number>>();

  const pageOf = (place: number): number => Math.floor(place / partnersOfPage);

  function memberOf(uid: string): Member {
    const known = byUid.get(uid) ?? newMember(uid);
    byUid.set(uid, known);
    return known;
  }

  function memberNamed(name: string): Member {
    const known = byName.get(name);
    if (known) return known;
    const member = newMember(null);
    byName.set(name, member);
    unknown.add(name);
    return member;
  }

  /** Gives the name to this member, together with the members who named it as their upline. */
  function name(member: Member, username: string): void {
    const before = byName.get(username);
    byName.set(username, member);
    unknown.delete(username);
    if (before?.uid !== null) return;
    for (const each of [...before.invited]) change(each, { upline: member });
  }

  /** Takes a member out of all lists, makes the change that affects their order, and puts the member back. */
  function change(
    member: Member,
    { upline, ...others }: Partial<Pick<Member, 'upline' | 'joinedAt' | 'isPresent'>>,
  ): void {
    if (member.isPresent) leave(member);
    if (upline !== undefined) {
      member.upline?.invited.splice(member.upline.invited.indexOf(member), 1);
      member.upline = upline;
      upline?.invited.push(member);
    }
    Object.assign(member, others);
    if (member.isPresent) enter(member);
  }

  function leave(member: Member): void {
    for (const [distance, upline] of uplinesOf(member, generations).entries()) {
      const leaving = branchOf(member, generations - distance, upline);
      const first = placeOf(upline, leaving[0] ?? member);
      markFrom(upline, first);
      const gone = new Set(leaving);
      const after = upline.partners.splice(first).filter((each) => !gone.has(each));
      for (const each of after) upline.partners.push(each);
    }
  }

  function enter(member: Member): void {
    for (const [distance, upline] of uplinesOf(member, generations).entries()) {
      const entering = branchOf(member, generations - distance, upline);
      const first = placeOf(upline, entering[0] ?? member);
      // Almost always empty, because newcomers come last.
      const after = upline.partners.splice(first);
      for (const each of after.length === 0 ? entering : [...after, ...entering].sort(byJoining)) {
        upline.partners.push(each);
      }
      markFrom(upline, first);
    }
  }

  function markFrom(member: Member, place: number): void {
    for (let page = pageOf(place); page <= pageOf(member.partners.length - 1); page += 1) mark(member, page);
  }

  function mark(member: Member, page: number): void {
    const pages = changed.get(member) ?? new Set();
    changed.set(member, pages.add(page));
  }

  /** A member's name stands in their own entry and in the entries of the members they invited. */
  function markName(member: Member): void {
    for (const upline of uplinesOf(member, generations)) {
      for (const each of [member, ...member.invited]) {
        const place = placeOf(upline, each);
        if (upline.partners[place] === each) mark(upline, pageOf(place));
      }
    }
  }

  function set(uid: string, account: AccountSummary | null): void {
    const member = memberOf(uid);
    if (account === null) {
      if (!member.isPresent) return;
      markFrom(member, 0);
      change(member, { isPresent: false });
      member.partners = [];
      return;
    }
    const { username, joinedAt } = account;
    const upline = memberNamed(account.upline);
    if (!member.isPresent) {
      change(member, { upline, joinedAt, isPresent: true });
      member.partners = branchOf(member, generations + 1, member).filter((each) => each !== member);
      markFrom(member, 0);
    } else if (member.upline !== upline || member.joinedAt !== joinedAt) {
      change(member, { upline, joinedAt });
    }
    if (member.username === username) return;
    member.username = username;
    markName(member);
    name(member, username);
  }

  return {
    apply(accounts) {
      // Sort by joining, so that most of them come last in each list.
      const inOrder = [...accounts].sort(
        ([, one], [, other]) => (one?.joinedAt ?? 0) - (other?.joinedAt ?? 0),
      );
      for (const [uid, account] of inOrder) set(uid, account);
    },
    unknownNames: () => [...unknown],
    setOwner(username, uid) {
      if (uid === null) unknown.delete(username);
      else name(memberOf(uid), username);
    },
    entriesOf({ uid, page }) {
      const member = byUid.get(uid);
      const partners = member?.partners.slice(page * partnersOfPage, (page + 1) * partnersOfPage) ?? [];
      return partners.map(({ username, upline, joinedAt }) => ({
        username,
        upline: upline === member ? null : (upline?.username ?? null),
        joinedAt,
      }));
    },
    takeChanged(most) {
      const taken: PageRef[] = [];
      for (const [member, pages] of changed) {
        for (const page of pages) {
          if (taken.length === most) return taken;
          pages.delete(page);
          if (member.uid !== null) taken.push({ uid: member.uid, page });
        }
        changed.delete(member);
      }
      return taken;
    },
    putBack(refs) {
      for (const { uid, page } of refs) mark(memberOf(uid), page);
    },
  };
}

const newMember = (uid: string | null): Member => ({
  uid,
  username: '',
  joinedAt: 0,
  isPresent: false,
  upline: null,
  invited: [],
  partners: [],
});

/** The members whose pages list this one, nearest first. Uplines may form a circle. */
function uplinesOf(member: Member, most: number): readonly Member[] {
  const found = new Set<Member>();
  let upline = member.upline;
  while (upline?.isPresent && upline !== member && !found.has(upline) && found.size < most) {
    found.add(upline);
    upline = upline.upline;
  }
  return [...found];
}

/**
 * A member and everyone below, so many generations in all, in the order of joining.
 *
 * @param except leave out this member and everyone below: in a circle of uplines, the list would contain its
 * own member
 */
function branchOf(member: Member, generations: number, except: Member): readonly Member[] {
  const found = [member];
  let generation = found;
  for (let nth = 1; nth < generations && generation.length > 0; nth += 1) {
    generation = generation.flatMap(({ invited }) =>
      invited.filter((each) => each.isPresent && each !== except),
    );
    for (const each of generation) found.push(each);
  }
  return found.sort(byJoining);
}

/** Members who joined at the same moment are ordered by uid, which never changes. */
const byJoining = (one: Member, other: Member): number =>
  one.joinedAt - other.joinedAt || ((one.uid ?? '') < (other.uid ?? '') ? -1 : 1);

/** Index of the first partner who is not before this one. */
function placeOf({ partners }: Member, partner: Member): number {
  let low = 0;
  for (let high = partners.length; low < high; ) {
    const middle = (low + high) >> 1;
    const found = partners[middle] as Member;
    if (byJoining(found, partner) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

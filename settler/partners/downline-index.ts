import type { Firestore } from 'firebase-admin/firestore';
import { createReferralIndex, LINES_SHOWN, type ReferralIndex } from '#domain/partners/partners.ts';
import { type AccountDocument, paths, type UsernameDocument } from '#firestore/documents.ts';

/** The fields of an account that its uplines see. */
export type Person = Pick<AccountDocument, 'username' | 'upline' | 'createdAt'>;

/** Which members came through which, and whose partner pages are out of date. */
export interface DownlineIndex {
  /** Records an account that is new or has a new name; null: it is deleted. */
  take(uid: string, person: Person | null): void;
  /** Every member whose pages are out of date. Clears the list. */
  takeDue(): Promise<Due>;
  /** Returns members to the list after their pages could not be written. */
  putBack(uids: Iterable<string>): void;
}

/** A snapshot. Members whose downline changes while pages are written become due again. */
export interface Due {
  /** By uid; undefined: the account is deleted. */
  readonly members: ReadonlyMap<string, Person | undefined>;
  /** All accounts, with uplines under their current names. */
  readonly register: ReferralIndex;
}

export function openDownlineIndex(db: Firestore): DownlineIndex {
  const people = new Map<string, Person>();
  /** By username, former ones included. Empty: no account, as for the programme itself. */
  const uidOf = new Map<string, string>();
  const due = new Set<string>();

  /** Marks a member and all uplines within `LINES_SHOWN` as due. */
  function call(uid: string): void {
    let each = uid;
    for (let line = 0; each !== '' && line <= LINES_SHOWN; line += 1) {
      due.add(each);
      each = uidOf.get(people.get(each)?.upline ?? '') ?? '';
    }
  }

  /** Looks up the owners of upline names that no known account bears. */
  async function resolveUnknownUplines(): Promise<void> {
    const uplines = new Set([...people.values()].map(({ upline }) => upline));
    for (const name of uplines) {
      if (uidOf.has(name)) continue;
      const found = (await db.doc(paths.username(name)).get()).data() as UsernameDocument | undefined;
      // A username never changes hands, so the answer stays true.
      uidOf.set(name, found?.uid ?? '');
      if (found) call(found.uid);
    }
  }

  function buildIndex(): ReferralIndex {
    const register = createReferralIndex();
    for (const { username, upline, createdAt } of people.values()) {
      register.add({ username, upline, joinedAt: createdAt.toMillis(), sample: false });
    }
    for (const name of register.unresolvedUplines()) {
      const present = people.get(uidOf.get(name) ?? '');
      if (present) register.rename(name, present.username);
    }
    return register;
  }

  return {
    take(uid, person) {
      // Also those who were uplines until now.
      call(uid);
      if (person === null) people.delete(uid);
      else {
        people.set(uid, person);
        uidOf.set(person.username, uid);
      }
      call(uid);
    },

    async takeDue() {
      await resolveUnknownUplines();
      const register = buildIndex();
      const members = new Map([...due].map((uid) => [uid, people.get(uid)]));
      due.clear();
      return { members, register };
    },

    putBack(uids) {
      for (const uid of uids) due.add(uid);
    },
  };
}

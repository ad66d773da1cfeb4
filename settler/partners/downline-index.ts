import type { Firestore } from 'firebase-admin/firestore';
import { createReferralIndex, LINES_SHOWN, type ReferralIndex } from '#domain/partners/partners.ts';
import { type AccountDocument, paths, type UsernameDocument } from '#firestore/documents.ts';

/** What of an account concerns its uplines. */
export type Person = Pick<AccountDocument, 'username' | 'upline' | 'createdAt'>;

/** Who came through whom, and who has to be told of it. */
export interface DownlineIndex {
  /** Somebody has come or changed name; null: has left. */
  take(uid: string, person: Person | null): void;
  /** All who have to be told of something; they are so no longer, until there is more. */
  takeDue(): Promise<Due>;
  /** Whoever could not be told after all. */
  putBack(uids: Iterable<string>): void;
}

/** All at one moment: who is heard of while pages are written is due anew. */
export interface Due {
  /** By uid; undefined: has left. */
  readonly members: ReadonlyMap<string, Person | undefined>;
  /** Everybody, with uplines who have another name since they were named. */
  readonly register: ReferralIndex;
}

export function openDownlineIndex(db: Firestore): DownlineIndex {
  const people = new Map<string, Person>();
  /** By username, also a former one; empty: nobody's, as the programme's own. */
  const uidOf = new Map<string, string>();
  const due = new Set<string>();

  /** Somebody, and all uplines as far as they are told of this one. */
  function call(uid: string): void {
    let each = uid;
    for (let line = 0; each !== '' && line <= LINES_SHOWN; line += 1) {
      due.add(each);
      each = uidOf.get(people.get(each)?.upline ?? '') ?? '';
    }
  }

  /** Whose the names are by which uplines were named and nobody is called. */
  async function resolveUnknownUplines(): Promise<void> {
    const uplines = new Set([...people.values()].map(({ upline }) => upline));
    for (const name of uplines) {
      if (uidOf.has(name)) continue;
      const found = (await db.doc(paths.username(name)).get()).data() as UsernameDocument | undefined;
      // Nobody is ever given a name that was somebody's: what is known of it stays true.
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

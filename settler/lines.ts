import type { Firestore } from 'firebase-admin/firestore';
import { type AccountDocument, paths, type UsernameDocument } from '../src/backend/firebase/documents.ts';
import { createRegister, LINES_SHOWN, type Register } from '../src/domain/partners.ts';

/** What of an account concerns its uplines. */
export type Person = Pick<AccountDocument, 'username' | 'upline' | 'createdAt'>;

/** Who came through whom, and who has to be told of it. */
export interface Lines {
  /** Somebody has come or changed name; null: has left. */
  take(uid: string, person: Person | null): void;
  personOf(uid: string): Person | undefined;
  /** Everybody, with uplines who have another name since they were named. */
  register(): Promise<Register>;
  /** Whose partners may be others than they were; whoever sees to somebody takes them out. */
  readonly due: Set<string>;
}

export function openLines(db: Firestore): Lines {
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

  return {
    due,
    personOf: (uid) => people.get(uid),

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

    async register() {
      const register = createRegister();
      for (const { username, upline, createdAt } of people.values()) {
        register.add({ username, upline, joinedAt: createdAt.toMillis(), sample: false });
      }
      for (const name of register.strangers()) {
        if (!uidOf.has(name)) {
          const found = (await db.doc(paths.username(name)).get()).data() as UsernameDocument | undefined;
          // Nobody is ever given a name that was somebody's: what is known of it stays true.
          uidOf.set(name, found?.uid ?? '');
          if (found) call(found.uid);
        }
        const present = people.get(uidOf.get(name) ?? '');
        if (present) register.rename(name, present.username);
      }
      return register;
    },
  };
}

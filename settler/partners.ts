import { createHash } from 'node:crypto';
import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import {
  type AccountDocument,
  PARTNERS_OF_PAGE,
  type PartnerEntry,
  type PartnersDocument,
  paths,
  type UsernameDocument,
} from '../src/backend/firebase/documents.ts';
import { createRegister, LINES_SHOWN, type Register } from '../src/domain/partners.ts';
import { SECOND } from '../src/domain/time.ts';
import { backOff } from './back-off.ts';
import type { Report } from './report.ts';
import { watchQuery } from './watch-query.ts';

/** What of an account concerns its uplines. */
type Person = Pick<AccountDocument, 'username' | 'upline' | 'createdAt'>;

interface Partners {
  /** Resolves when everybody's pages have been brought up to date once; rejects when that has failed a few times. */
  readonly first: Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Before `first` is given up. */
const ATTEMPTS = 3;

/** Several registrations at once are written as one. */
const GATHER = SECOND / 5;

/**
 * Keeps for each member the pages of all who came through them (`PartnersDocument`), which follow from the accounts alone. When
 * it begins it looks at everybody's pages; then at those of the uplines of whoever has come, left, or changed name. What it
 * finds as it should be, it leaves: so it may be stopped at any moment, and two may work at once.
 */
export function watchPartners(db: Firestore, onFailed: Report['failed']): Partners {
  const people = new Map<string, Person>();
  /** By username, also a former one; empty: nobody's, as the programme's own. */
  const uidOf = new Map<string, string>();
  const pages = new Map<string, readonly string[]>();
  const due = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  let failures = 0;
  let isStopped = false;
  const first = Promise.withResolvers<void>();
  // Whoever keeps on watching does not wait for it.
  first.promise.catch(() => undefined);

  /** The pages of somebody, and of all uplines as far as they are told of this one. */
  function call(uid: string): void {
    let each = uid;
    for (let line = 0; each !== '' && line <= LINES_SHOWN; line += 1) {
      due.add(each);
      each = uidOf.get(people.get(each)?.upline ?? '') ?? '';
    }
  }

  function take({ uid, person }: { readonly uid: string; readonly person: Person | null }): void {
    // Also of those who were uplines until now.
    call(uid);
    if (person === null) people.delete(uid);
    else {
      people.set(uid, person);
      uidOf.set(person.username, uid);
    }
    call(uid);
  }

  function hear(snapshot: QuerySnapshot): void {
    for (const { type, doc } of snapshot.docChanges()) {
      take({ uid: doc.id, person: type === 'removed' ? null : (doc.data() as Person) });
    }
    workIn(GATHER);
  }

  function workIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      working = working.then(work);
    }, ms);
  }

  async function work(): Promise<void> {
    try {
      const register = await registerOf(db, people, uidOf, call);
      for (const uid of [...due]) {
        if (isStopped) return;
        due.delete(uid);
        await bring(uid, register).catch((cause: unknown) => {
          due.add(uid);
          throw cause;
        });
      }
      failures = 0;
      first.resolve();
    } catch (cause) {
      if (isStopped) return;
      failures += 1;
      if (failures >= ATTEMPTS) first.reject(cause);
      const retryIn = backOff(failures);
      onFailed(null, cause, retryIn);
      workIn(retryIn);
    }
  }

  /** Writes those of somebody's pages that are not as they should be. */
  async function bring(uid: string, register: Register): Promise<void> {
    const person = people.get(uid);
    const wanted = person ? pagesOf(person, register) : [];
    const known = pages.get(uid) ?? (await fingerprintsOf(db, uid));
    // Not known while some may have been written and others not.
    pages.delete(uid);
    const present = wanted.map(fingerprintOf);
    for (const [page, entries] of wanted.entries()) {
      if (known[page] !== present[page]) await db.doc(paths.partnersPage(uid, page)).set({ page, entries });
    }
    for (let page = wanted.length; page < known.length; page += 1) {
      await db.doc(paths.partnersPage(uid, page)).delete();
    }
    pages.set(uid, present);
  }

  const accounts = watchQuery(
    db.collection('accounts').select('username', 'upline', 'createdAt'),
    hear,
    (cause, retryIn) => onFailed(null, cause, retryIn),
  );
  return {
    first: first.promise,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      accounts.stop();
      await working;
    },
  };
}

/** Everybody, with uplines who have another name since they were named. */
async function registerOf(
  db: Firestore,
  people: ReadonlyMap<string, Person>,
  uidOf: Map<string, string>,
  call: (uid: string) => void,
): Promise<Register> {
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
}

/** In the order in which they joined: so a newcomer concerns the last page alone. */
function pagesOf({ username, createdAt }: Person, register: Register): readonly (readonly PartnerEntry[])[] {
  const joinedAt = createdAt.toMillis();
  const { usernames, uplines, joinedAt: joined } = register.downlineOf({ username, joinedAt, sample: false });
  const entries = usernames
    .map((name, place) => ({
      username: name,
      upline: uplines[place] === 0 ? null : (usernames[uplines[place] ?? -1] ?? null),
      joinedAt: joined[place] ?? 0,
    }))
    .slice(1)
    .sort((left, right) => left.joinedAt - right.joinedAt || (left.username < right.username ? -1 : 1));
  return Array.from({ length: Math.ceil(entries.length / PARTNERS_OF_PAGE) }, (_, page) =>
    entries.slice(page * PARTNERS_OF_PAGE, (page + 1) * PARTNERS_OF_PAGE),
  );
}

async function fingerprintsOf(db: Firestore, uid: string): Promise<readonly string[]> {
  const { docs } = await db.collection(paths.partners(uid)).orderBy('page').get();
  const found: string[] = [];
  for (const each of docs) {
    const { page, entries } = each.data() as PartnersDocument;
    found[page] = fingerprintOf(entries);
  }
  return found;
}

const fingerprintOf = (entries: readonly PartnerEntry[]): string =>
  createHash('sha256')
    .update(JSON.stringify(entries.map(({ username, upline, joinedAt }) => [username, upline, joinedAt])))
    .digest('base64');

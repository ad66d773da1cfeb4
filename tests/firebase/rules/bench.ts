import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  type FirestoreError,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import { SECOND } from '#domain/time.ts';
import { EVERYBODY, PEOPLE, type Person } from './people.ts';
import { JUST_NOW } from './requests.ts';
import { type RuleCase, carryOut, touched, type Write, write } from './rule-case.ts';
import { WORLD } from './world.ts';

/** Runs rule cases in a project of its own in the emulator, with the same world before each. */
export interface Bench {
  /** Replaces the rules. @throws when they do not compile */
  load(rules: string): Promise<void>;
  /** Whether the rules allow it. Restores the world afterwards. */
  isAllowed(attempt: RuleCase): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Clients use Firestore's light library: one request per case, and no cache that could answer instead of the rules.
 *
 * @param project begins with `demo-`
 */
export async function openBench(project: string, rules: string): Promise<Bench> {
  setLogLevel('silent'); // Most attempts are there to be denied.
  const apps: FirebaseApp[] = [];
  let clientsMade = 0;
  function connect(token: Token | 'owner' | null): Firestore {
    clientsMade += 1;
    const app = initializeApp({ projectId: project }, `${project}-${clientsMade}`);
    apps.push(app);
    const firestore = getFirestore(app);
    const [host = '', port] = String(process.env['FIRESTORE_EMULATOR_HOST']).split(':');
    connectFirestoreEmulator(firestore, host, Number(port), token === null ? {} : { mockUserToken: token });
    return firestore;
  }

  const clients = new Map(EVERYBODY.map((person) => [person, connect(tokenOf(person))]));
  /** The emulator applies no rules to the owner. */
  const owner = connect('owner');

  async function load(changed: string): Promise<void> {
    await (await initializeTestEnvironment({ projectId: project, firestore: { rules: changed } })).cleanup();
  }

  await load(rules);
  await write(owner, Object.keys(WORLD).map(asInWorld));

  return {
    load,
    async isAllowed({ title, as, what }) {
      try {
        // The age of a sign-in counts from this attempt, however long the others take.
        const client = isTimed(as) ? connect(tokenOf(as)) : (clients.get(as) as Firestore);
        await carryOut(client, what);
      } catch (thrown) {
        const { code, message } = thrown as FirestoreError;
        if (code === 'permission-denied') return false;
        throw new Error(`${title}: ${message}`, { cause: thrown });
      }
      await write(owner, touched(what).map(asInWorld));
      return true;
    },
    async close() {
      await Promise.all(apps.map(deleteApp));
    },
  };
}

interface Token {
  readonly sub: string;
  readonly [claim: string]: unknown;
}

function tokenOf(person: Person): Token | null {
  const known = PEOPLE[person];
  if (known === null) return null;
  const { uid, provider, ...claims } = known;
  const { secondFactor, signedInAgo, ...others }: Readonly<Record<string, unknown>> = claims;
  const factor = secondFactor === undefined ? {} : { sign_in_second_factor: secondFactor };
  const signedInAt =
    typeof signedInAgo === 'number' ? Math.floor((Date.now() - signedInAgo) / SECOND) : JUST_NOW;
  return {
    sub: uid,
    auth_time: signedInAt,
    firebase: { sign_in_provider: provider, identities: {}, ...factor },
    ...others,
  };
}

const isTimed = (person: Person): boolean => PEOPLE[person] !== null && 'signedInAgo' in PEOPLE[person];

function asInWorld(path: string): Write {
  const data = WORLD[path];
  return data ? { set: path, data } : { remove: path };
}

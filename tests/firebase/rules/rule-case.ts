import {
  collection,
  collectionGroup,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Person } from './people.ts';
import type { Data } from './requests.ts';

/** One access to try: a read, or writes in one batch. */
export interface RuleCase {
  readonly title: string;
  readonly as: Person;
  readonly what: Read | readonly Write[];
  readonly mayBe: boolean;
  /** By day another person tries the same, whom the rules have no way to tell from this one. */
  readonly isByNight?: boolean;
}

export type Read =
  | { readonly get: string }
  /** `of`: only documents with this uid. `most`: its limit */
  | { readonly list: string; readonly of?: string; readonly most?: number }
  | { readonly listAll: string; readonly most?: number };
export type Write =
  | { readonly set: string; readonly data: Data }
  | { readonly update: string; readonly data: Data }
  | { readonly remove: string };

type Who = Person | readonly Person[];

export const allow = (as: Who, title: string, what: RuleCase['what']): readonly RuleCase[] =>
  [as].flat().map((person) => ({ title: `${person} may ${title}`, as: person, what, mayBe: true }));

export const deny = (as: Who, title: string, what: RuleCase['what']): readonly RuleCase[] =>
  [as].flat().map((person) => ({ title: `${person} may not ${title}`, as: person, what, mayBe: false }));

/** Rejects when the rules deny it. */
export async function carryOut(firestore: Firestore, what: RuleCase['what']): Promise<void> {
  if ('get' in what) await getDoc(doc(firestore, what.get));
  else if ('list' in what) {
    const all = collection(firestore, what.list);
    const ofOne = what.of === undefined ? [] : [where('uid', '==', what.of)];
    await getDocs(query(all, ...ofOne, ...(what.most === undefined ? [] : [limit(what.most)])));
  } else if ('listAll' in what) {
    const part = what.most === undefined ? [] : [limit(what.most)];
    await getDocs(query(collectionGroup(firestore, what.listAll), ...part));
  } else await write(firestore, what);
}

export async function write(firestore: Firestore, writes: readonly Write[]): Promise<void> {
  const batch = writeBatch(firestore);
  for (const each of writes) {
    const target = doc(firestore, pathOf(each));
    if ('set' in each) batch.set(target, each.data);
    else if ('update' in each) batch.update(target, each.data);
    else batch.delete(target);
  }
  await batch.commit();
}

/** The documents that the access may change. */
export const touched = (what: RuleCase['what']): readonly string[] =>
  'length' in what ? what.map(pathOf) : [];

function pathOf(each: Write): string {
  if ('set' in each) return each.set;
  return 'update' in each ? each.update : each.remove;
}

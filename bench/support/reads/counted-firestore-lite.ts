// Firestore's light browser library, which counts what it returns.
import * as firestore from 'firebase/firestore/lite';
import { countQuery, reading } from './reads.ts';

export * from 'firebase/firestore/lite';

export function getDoc(reference: firestore.DocumentReference): Promise<firestore.DocumentSnapshot> {
  countQuery([reference.path]);
  return reading(() => firestore.getDoc(reference as never));
}

export async function getDocs(query: never): Promise<firestore.QuerySnapshot> {
  const found: firestore.QuerySnapshot = await reading(() => firestore.getDocs(query));
  countQuery(found.docs.map(({ ref }) => ref.path));
  return found;
}

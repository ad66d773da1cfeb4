// Firestore's light browser library, which counts what it returns.
import * as firestore from 'firebase/firestore/lite';
import { beginRead, countQuery } from './reads.ts';

export * from 'firebase/firestore/lite';

export function getDoc(reference: firestore.DocumentReference): Promise<firestore.DocumentSnapshot> {
  countQuery([reference.path]);
  return firestore.getDoc(reference as never).finally(beginRead());
}

export async function getDocs(query: never): Promise<firestore.QuerySnapshot> {
  const found: firestore.QuerySnapshot = await firestore.getDocs(query).finally(beginRead());
  countQuery(found.docs.map(({ ref }) => ref.path));
  return found;
}

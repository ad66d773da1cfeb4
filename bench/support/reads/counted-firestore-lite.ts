// Firestore's light browser library, which counts what it returns.
import * as firestore from 'firebase/firestore/lite';
import { countQuery } from './reads.ts';

export * from 'firebase/firestore/lite';

export function getDoc(reference: never): Promise<firestore.DocumentSnapshot> {
  countQuery(1);
  return firestore.getDoc(reference);
}

export async function getDocs(query: never): Promise<firestore.QuerySnapshot> {
  const found: firestore.QuerySnapshot = await firestore.getDocs(query);
  countQuery(found.size);
  return found;
}

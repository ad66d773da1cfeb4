// Firestore's light browser library, which counts what it returns.
import * as firestore from 'firebase/firestore/lite';
import { countQuery } from './reads.ts';

export * from 'firebase/firestore/lite';

export const getDoc: typeof firestore.getDoc = async (reference) => {
  countQuery(1);
  return firestore.getDoc(reference);
};

export const getDocs: typeof firestore.getDocs = async (query) => {
  const found = await firestore.getDocs(query);
  countQuery(found.size);
  return found;
};

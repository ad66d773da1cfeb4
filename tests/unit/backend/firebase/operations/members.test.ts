import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Context } from '#backend/firebase/context.ts';
import type { Documents, FirestoreClient } from '#backend/firebase/firestore.ts';
import { firebaseMembers } from '#backend/firebase/operations/members.ts';
import { MINUTE } from '#domain/time.ts';
import { paths } from '#firestore/paths.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('an operator who asks for an address and gets no answer leaves no question behind', async () => {
  const question = paths.disclosure('ada', 'olga');
  const documents = new Map<string, object>([[paths.account('ada'), { username: 'ada' }]]);
  const written: Partial<Documents> = {
    set: (path, document) => void documents.set(path, document),
    delete: (path) => void documents.delete(path),
  };
  const firestore = {
    now: () => 0,
    read: async (path: string) => documents.get(path) ?? null,
    watchDocument: () => () => undefined,
    transact: (work: (of: Documents) => unknown) => work(written as Documents),
  } as unknown as FirestoreClient;
  const token = { claims: { operator: true }, signInSecondFactor: 'totp' };
  const context = {
    member: { present: async () => ({ uid: 'olga', getIdTokenResult: async () => token }) },
    openFirestore: async () => firestore,
    settlementPatience: () => MINUTE,
  } as unknown as Context;
  const refused = expect(firebaseMembers(context).readAccountOf('ada')).rejects.toMatchObject({
    code: 'no-settler-answer',
  });
  await vi.advanceTimersByTimeAsync(0);
  expect([...documents.keys()]).toContain(question);
  await vi.advanceTimersByTimeAsync(MINUTE);
  await refused;
  expect([...documents.keys()]).not.toContain(question);
});

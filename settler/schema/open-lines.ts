import { FieldValue, type Firestore, GrpcStatus, type Query } from 'firebase-admin/firestore';
import { UNANSWERED_MESSAGES } from '#domain/limits.ts';
import type { ThreadDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { behindMember, byPath } from '#settler/requests/pending.ts';

/**
 * Writes the lines of members whose messages are from before lines existed. Runs once for each project: now the rules
 * require a line. It may be repeated, and two settlers may run it at once.
 */
export async function openLines(db: Firestore): Promise<void> {
  const done = db.doc(paths.migrations());
  if ((await done.get()).get('lines') !== undefined) return;
  for await (const uid of membersIn(db.collectionGroup('messages').orderBy(byPath))) {
    await openThread(db, uid);
  }
  await done.set({ lines: FieldValue.serverTimestamp() }, { merge: true });
}

/** Each member once, however much they have: one document is read of each. @param query ordered by path */
export async function* membersIn(query: Query): AsyncGenerator<string> {
  let after: string | null = null;
  for (;;) {
    const from: Query = after === null ? query : query.startAfter(after);
    const [found] = (await from.limit(1).get()).docs;
    if (!found) return;
    yield found.ref.path.split('/')[1] ?? '';
    after = behindMember(found.ref.path);
  }
}

async function openThread(db: Firestore, uid: string): Promise<void> {
  const latestFirst = db.collection(paths.messages(uid)).orderBy('at', 'desc');
  const { docs } = await latestFirst.limit(UNANSWERED_MESSAGES).get();
  const [latest] = docs;
  if (!latest) return;
  const answered = docs.findIndex((message) => message.get('from') === 'operator');
  const unanswered = answered === -1 ? docs.length : answered;
  const line: ThreadDocument = {
    of: 'messages',
    latest: latest.id,
    from: latest.get('from'),
    since: (docs[unanswered - 1] ?? latest).get('at'),
    unanswered,
  };
  await unlessThere(db.doc(paths.line(uid, 'messages')).create(line));
}

async function unlessThere(create: Promise<unknown>): Promise<void> {
  await create.catch((thrown: { readonly code?: unknown }) => {
    if (thrown.code !== GrpcStatus.ALREADY_EXISTS) throw thrown;
  });
}

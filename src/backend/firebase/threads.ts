import { BackendError } from '#backend/port/backend.ts';
import { UNANSWERED_MESSAGES } from '#domain/limits.ts';
import type { MessageDocument, ThreadDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Documents, FirestoreClient } from './firestore.ts';

/** Writes a member's row in the operators' list of threads, in the transaction that writes the message it names. */
type WriteRow = () => void;

/** A member who already waits for an answer keeps their place. @throws `messages-full` while too many of their messages wait */
export async function continueThread(
  documents: Documents,
  { now }: Pick<FirestoreClient, 'now'>,
  uid: string,
  latest: string,
  from: MessageDocument['from'],
): Promise<WriteRow> {
  const path = paths.thread(uid, 'messages');
  const before = await documents.get<ThreadDocument>(path);
  const unanswered = from === 'operator' ? 0 : (before?.unanswered ?? 0) + 1;
  if (unanswered > UNANSWERED_MESSAGES) throw new BackendError('messages-full');
  const waiting = from === 'member' && before?.from === 'member' ? before.since : null;
  return () => documents.set(path, { of: 'messages', latest, from, since: waiting ?? now(), unanswered });
}

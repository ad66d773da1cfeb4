import { type Firestore, GrpcStatus } from 'firebase-admin/firestore';
import type { Posting } from '#domain/money/ledger.ts';
import { commit, readDocuments } from '#settler/ledger/documents.ts';
import { Draft, Unread } from '#settler/ledger/draft.ts';
import { appendPostings, appendToPublicLog } from '#settler/ledger/postings.ts';

/** Appends postings to the ledger as if one request had made them, such as earlier earnings. A settler may be at work. */
export async function post(db: Firestore, postings: readonly Posting[]): Promise<void> {
  const documents = new Map();
  for (;;) {
    const draft = new Draft((path) => documents.get(path));
    try {
      appendToPublicLog(draft, appendPostings(draft, postings));
      await commit(db, draft.writes);
      return;
    } catch (cause) {
      if (cause instanceof Unread) {
        for (const [path, seen] of await readDocuments(db, [...documents.keys(), ...cause.paths])) {
          documents.set(path, seen);
        }
      } else if (OVERTAKEN.includes((cause as { readonly code?: unknown }).code)) documents.clear();
      else throw cause;
    }
  }
}

const OVERTAKEN: readonly unknown[] = [
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.NOT_FOUND,
  GrpcStatus.ABORTED,
];

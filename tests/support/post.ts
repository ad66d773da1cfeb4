import { type Firestore, GrpcStatus } from 'firebase-admin/firestore';
import { ownersOf, type Posting } from '#domain/money/ledger.ts';
import { paths } from '#firestore/paths.ts';
import { commit, readDocuments } from '#settler/ledger/documents.ts';
import { Draft } from '#settler/ledger/draft.ts';
import { migrate } from '#settler/schema/migrate.ts';
import { appendPostings, appendLogEntries } from '#settler/ledger/postings.ts';

/**
 * Appends postings to the log without requests, each as if it were one of its own, such as earlier earnings. A settler may be
 * at work. The database gets its version first, as at a settler's first start.
 */
export async function post(db: Firestore, postings: readonly Posting[]): Promise<void> {
  await migrate(db);
  const needed = [
    paths.totals(),
    paths.logHead(),
    ...ownersOf(postings).flatMap((uid) => [paths.balances(uid), paths.dayEnds(uid)]),
  ];
  for (;;) {
    const documents = await readDocuments(db, new Set(needed));
    const draft = new Draft((path) => documents.get(path));
    try {
      const requests = postings.flatMap((posting) => appendPostings(draft, [posting]));
      appendLogEntries(draft, requests);
      await commit(db, draft.writes);
      return;
    } catch (cause) {
      if (!OVERTAKEN.includes((cause as { readonly code?: unknown }).code)) throw cause;
    }
  }
}

const OVERTAKEN: readonly unknown[] = [
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.NOT_FOUND,
  GrpcStatus.ABORTED,
];

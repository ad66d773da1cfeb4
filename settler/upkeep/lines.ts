import { type DocumentSnapshot, type Firestore, GrpcStatus, type Timestamp } from 'firebase-admin/firestore';
import { OPEN_STATUSES } from '#domain/withdrawals/withdrawal.ts';
import type { QueueLineDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { documentsOf, readsOf } from '#settler/ledger/reads.ts';

type Queue = QueueLineDocument['of'];

/** A request keeps its member in the queue while it has one of these. */
const OPEN: Readonly<Record<Queue, readonly string[]>> = {
  deposits: ['pending'],
  withdrawals: OPEN_STATUSES,
};

/** The line that a settled request may change; null: none. */
export function lineOf(path: string): string | null {
  const [, uid = '', kind, id = ''] = path.split('/');
  if (kind === 'withdrawals') return paths.line(uid, 'withdrawals');
  if (kind !== 'decisions') return null;
  return paths.line(uid, id.startsWith('deposit-') ? 'deposits' : 'withdrawals');
}

/** Moves members' lines on to the oldest request that is open, or ends them where none is. @param lines paths, not none */
export async function tidyLinesAt(db: Firestore, lines: readonly string[]): Promise<void> {
  for (const line of await db.getAll(...lines.map((path) => db.doc(path)))) if (line.exists) await tidy(line);
}

async function tidy(line: DocumentSnapshot): Promise<void> {
  const { of, since } = line.data() as { readonly of: Queue; readonly since: Timestamp };
  const account = line.ref.parent.parent;
  if (!account || !line.updateTime) return;
  // Read after the line: a request that is made in between changes the line, and what follows is not written.
  const open = account.collection(of).where('status', 'in', OPEN[of]);
  const [oldest] = (await open.orderBy('createdAt').limit(1).get()).docs;
  const unchanged = { lastUpdateTime: line.updateTime };
  if (!oldest) return unlessChanged(line.ref.delete(unchanged));
  const waiting = oldest.get('createdAt') as Timestamp;
  if (waiting.toMillis() > since.toMillis()) {
    await unlessChanged(line.ref.update({ since: waiting }, unchanged));
  }
}

async function unlessChanged(write: Promise<unknown>): Promise<void> {
  await write.catch((thrown: { readonly code?: unknown }) => {
    if (thrown.code !== GrpcStatus.FAILED_PRECONDITION && thrown.code !== GrpcStatus.NOT_FOUND) throw thrown;
  });
}

/** All lines: members end requests also where no settlement is needed. */
export async function tidyLines(db: Firestore): Promise<void> {
  const lines = db.collectionGroup('lines').where('of', 'in', ['deposits', 'withdrawals']).orderBy('since');
  for await (const line of documentsOf(readsOf(db), lines)) await tidy(line);
}

import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { levelKey } from '#domain/programme/activation.ts';
import type { OpenedLevel } from '#domain/programme/programme.ts';
import type { IncomeDocument, LevelDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { ConditionalBatch } from '#settler/ledger/conditional-batch.ts';
import { appendEntries } from '#settler/ledger/programme-log.ts';

/**
 * Appends an activation to the programme's log and writes what each member concerned may see. The matrix's limit on one
 * event bounds the number of members.
 *
 * @param after length of the log before
 */
export function appendOpened(
  db: Firestore,
  attempt: ConditionalBatch,
  after: number,
  { entry, boxes, incomes }: OpenedLevel,
): void {
  const sequence = appendEntries(db, attempt, after, [entry]);
  for (const { uid, matrix, level, box } of boxes) {
    const document: LevelDocument = { matrix, level, ...box };
    attempt.set(db.doc(paths.level(uid, levelKey({ matrix, level }))), document);
  }
  for (const { uid, income } of incomes) {
    const document: IncomeDocument = { ...income, at: Timestamp.fromMillis(income.at), sequence };
    attempt.create(db.doc(paths.income(uid, sequence)), document);
  }
}

import { Timestamp } from 'firebase-admin/firestore';
import { levelKey } from '#domain/programme/activation.ts';
import type { OpenedLevel } from '#domain/programme/programme.ts';
import type { IncomeDocument, LevelDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Draft } from '#settler/ledger/draft.ts';
import { appendEntry } from '#settler/ledger/programme-log.ts';

/**
 * Appends an activation to the programme's log and writes what each member concerned may see. The matrix's limit on one
 * event bounds the number of members.
 */
export function appendOpened(draft: Draft, { entry, boxes, incomes }: OpenedLevel): void {
  const sequence = appendEntry(draft, entry);
  for (const { uid, matrix, level, box } of boxes) {
    const document: LevelDocument = { matrix, level, ...box };
    draft.set(paths.level(uid, levelKey({ matrix, level })), document);
  }
  for (const { uid, income } of incomes) {
    const document: IncomeDocument = { ...income, at: Timestamp.fromMillis(income.at), sequence };
    draft.create(paths.income(uid, sequence), document);
  }
}

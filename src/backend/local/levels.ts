import { levelKey } from '#domain/programme/activation.ts';
import type { Box } from '#domain/programme/box.ts';
import type { OpenedLevel } from '#domain/programme/programme.ts';
import { everythingOf, type StoreName, type Transaction } from './database.ts';

/** The programme's log, and what each member holds and has earned by it, so that a screen need not fold the log. */
export const PROGRAMME = ['programme', 'levels', 'incomes'] as const satisfies readonly StoreName[];

export async function appendOpened<Name extends StoreName>(
  transaction: Transaction<Name | (typeof PROGRAMME)[number], 'readwrite'>,
  { entry, boxes, incomes }: OpenedLevel,
): Promise<void> {
  await transaction.objectStore('programme').add(entry);
  for (const box of boxes) await transaction.objectStore('levels').put(box);
  for (const income of incomes) await transaction.objectStore('incomes').add(income);
}

/** A member's activated levels, by `levelKey`. */
export async function boxesIn<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'levels', Mode>,
  uid: string,
): Promise<ReadonlyMap<string, Box>> {
  const levels = await transaction.objectStore('levels').getAll(everythingOf(uid));
  return new Map(levels.map(({ box, ...level }) => [levelKey(level), box]));
}

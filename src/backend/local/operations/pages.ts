import { LINE_SHOWN, type Page } from '#backend/port/backend.ts';

/**
 * One line for each of the first members, in the order in which they first appear.
 *
 * @param waiting of all members, in the order of the list
 * @param toLine is given the first `LINE_SHOWN` of one member's
 */
export async function pageOf<Value, Line>(
  waiting: readonly { readonly uid: string; readonly value: Value }[],
  most: number,
  toLine: (uid: string, values: readonly Value[]) => Promise<Line>,
): Promise<Page<Line>> {
  const ofEach = Map.groupBy(waiting, ({ uid }) => uid);
  const lines = [...ofEach].slice(0, most).map(([uid, own]) =>
    toLine(
      uid,
      own.slice(0, LINE_SHOWN).map(({ value }) => value),
    ),
  );
  return { lines: await Promise.all(lines), hasMore: ofEach.size > most };
}

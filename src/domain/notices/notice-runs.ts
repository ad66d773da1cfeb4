import { type Cents, sum } from '#domain/money/cents.ts';
import type { Notice } from './notice.ts';

/** From so many on, notices of one kind that follow one another fold into one row, as postings do in a statement. */
const FOLD_FROM = 3;

/** Notices of one kind that follow one another, newest first. */
export interface NoticeRun {
  readonly notices: readonly [Notice, ...Notice[]];
  /** Null for a kind without amounts. */
  readonly amount: Cents | null;
  readonly isUnread: boolean;
}

/**
 * The rows of a list. Read and unread notices stay apart.
 *
 * @param notices newest first
 * @param unread how many of them, from the first, are unread
 */
export function noticeRuns(notices: readonly Notice[], unread: number): readonly NoticeRun[] {
  const runs: [Notice, ...Notice[]][] = [];
  for (const [place, notice] of notices.entries()) {
    const run = runs.at(-1);
    if (run && run[0].kind === notice.kind && place !== unread) run.push(notice);
    else runs.push([notice]);
  }
  let place = 0;
  return runs
    .flatMap((run) => (run.length < FOLD_FROM ? run.map((notice): [Notice] => [notice]) : [run]))
    .map((run) => {
      const isUnread = place < unread;
      place += run.length;
      const amounts = run.flatMap(({ amount }) => amount ?? []);
      return { notices: run, amount: amounts.length > 0 ? sum(amounts) : null, isUnread };
    });
}

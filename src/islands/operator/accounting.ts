import { atom, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import type {
  LoggedPosting,
  MemberDeposit,
  MemberWithdrawal,
  Period,
  PostingsPage,
} from '#backend/port/backend.ts';
import { beginningOf, dayOfCommunity } from '#domain/community/dated-days.ts';
import { depositReference } from '#domain/deposits/deposit-reference.ts';
import { LARGEST_PAGE } from '#domain/limits.ts';
import { type DayTotals, dailyTotals, type Decided } from '#domain/money/daily-totals.ts';
import { originalOf } from '#domain/settlement/reversals.ts';
import { DAY, type Instant, utcDayOf } from '#domain/time.ts';
import { coinOf } from '#domain/withdrawals/withdrawal.ts';
import { fileDating } from '#i18n/file-dates.ts';
import { usdDecimal } from '#i18n/usd-decimal.ts';
import { createAction } from '#stores/action.ts';
import { readAll } from '#stores/list.ts';
import { present, readOnce } from '#stores/remote-data.ts';
import { csvRows, UTF8_MARK } from '#ui/data/save-file.ts';
import { $dayOf, $walk, type WatchedWalk } from '#stores/walk.ts';
import { boundsOf, type DayRange } from './clock.ts';
import { $totals } from './model.ts';
import { accountingText } from './later-text.ts';

/** What can be saved for a period. */
export const FILES = ['postings', 'payouts', 'fees', 'requests'] as const;
export type FileName = (typeof FILES)[number];

const $count = atom(0);
/** How many rows of the file are there already. */
export const $rowsSaved: ReadableAtom<number> = $count;

/**
 * Saves a file of a period. It is read and written a page at a time: however long the period, one page of rows is in
 * memory, and the browser keeps the pages of text on its disk.
 *
 * @param save hands the file to the browser
 */
export const accountsDownload = createAction(
  async (file: FileName, period: Period, save: (content: Blob) => void) => {
    $count.set(0);
    await present($walk);
    const { by, inCell } = fileDating($dayOf.get());
    const columns = accountingText.columns(by)[file];
    const parts: Blob[] = [new Blob([UTF8_MARK, csvRows([columns])])];
    for await (const rows of file === 'requests'
      ? requestRows(period, inCell)
      : postingRows(file, period, inCell)) {
      parts.push(new Blob([csvRows(rows)]));
      $count.set($count.get() + rows.length);
    }
    save(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  },
);

/** How the rows of a file are dated. */
type TimeOf = (at: Instant | null) => string;

const IN_FILE: Readonly<
  Record<Exclude<FileName, 'requests'>, (posting: LoggedPosting['posting']) => boolean>
> = {
  postings: () => true,
  // Also what a correction took back.
  payouts: ({ from, to }) =>
    [from, to].some((account) => account.startsWith('held:')) && [from, to].includes('external'),
  fees: ({ from, to }) => from === 'house' || to === 'house',
};

async function* postingRows(
  file: Exclude<FileName, 'requests'>,
  period: Period,
  timeOf: TimeOf,
): AsyncGenerator<readonly (readonly string[])[]> {
  for await (const items of postingsOf(period)) {
    yield items.filter(({ posting }) => IN_FILE[file](posting)).map((each) => rowOf(each, timeOf));
  }
}

/** All members' postings of a period, a page at a time. */
async function* postingsOf(period: Period): AsyncGenerator<readonly LoggedPosting[]> {
  let page: PostingsPage | undefined = await (await backend()).readPostings(period);
  while (page) {
    yield page.items;
    page = await page.next?.();
  }
}

const rowOf = ({ posting, entry }: LoggedPosting, timeOf: TimeOf): readonly string[] => [
  String(entry),
  timeOf(posting.at),
  posting.kind,
  posting.from,
  posting.to,
  usdDecimal(posting.amount),
  posting.subject,
  posting.id,
  posting.reversal ? `${posting.reversal.of}: ${posting.reversal.reason}` : '',
];

async function* requestRows(
  { from, until }: Period,
  timeOf: TimeOf,
): AsyncGenerator<readonly (readonly string[])[]> {
  const opened = await backend();
  const filter = { uid: null, status: null, coin: null, from, until };
  const deposits = watchPages<MemberDeposit>((...call) =>
    opened.watchAllDeposits({ ...filter, reference: null }, ...call),
  );
  for await (const items of deposits) yield items.map((each) => depositRow(each, timeOf));
  const withdrawals = watchPages<MemberWithdrawal>((...call) => opened.watchAllWithdrawals(filter, ...call));
  for await (const items of withdrawals) yield items.map((each) => withdrawalRow(each, timeOf));
}

const depositRow = ({ member, deposit }: MemberDeposit, timeOf: TimeOf): readonly string[] => [
  'deposit',
  deposit.id,
  depositReference(deposit.id),
  ...[member.uid, member.username ?? ''],
  ...[timeOf(deposit.createdAt), timeOf(deposit.proofAt), timeOf(deposit.decidedAt)],
  ...[usdDecimal(deposit.amount), deposit.coin, deposit.coinAmount, deposit.status, deposit.note ?? '', ''],
  originalOf(member.uid, 'deposit', deposit.id),
];

const withdrawalRow = ({ member, withdrawal }: MemberWithdrawal, timeOf: TimeOf): readonly string[] => [
  'withdrawal',
  withdrawal.id,
  '',
  ...[member.uid, member.username ?? ''],
  ...[timeOf(withdrawal.createdAt), '', timeOf(withdrawal.decidedAt)],
  ...[
    usdDecimal(withdrawal.amount),
    coinOf(withdrawal) ?? 'bank',
    '',
    withdrawal.status,
    withdrawal.note ?? '',
  ],
  withdrawal.payout?.reference ?? '',
  originalOf(member.uid, 'withdrawal', withdrawal.id),
];

type Watch<Item> = Parameters<typeof readAll<Item>>[0] extends (
  opened: never,
  ...call: infer Call
) => infer Stop
  ? (...call: Call) => Stop
  : never;

/** The pages of a list that is otherwise watched. */
async function* watchPages<Item>(watch: Watch<Item>): AsyncGenerator<readonly Item[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Parameters<Parameters<Watch<Item>>[1]>[0]>();
  const stop = watch(LARGEST_PAGE, resolve, reject);
  let page = await promise.finally(stop);
  for (;;) {
    yield page.items;
    if (!page.older) return;
    page = await page.older(LARGEST_PAGE);
  }
}

/** How many days the chart has. */
export const DAYS = 30;

/** The last days, and whether a walk counts them from its first. */
export interface LastDays {
  readonly days: readonly DayTotals[];
  readonly areOfWalk: boolean;
}

/** What each of the last days moved. Read once: a month of a large programme has tens of thousands of postings. */
export const $days = readOnce<LastDays>(async (opened) => {
  const now = Date.now();
  const walk = await present($walk);
  const dayOf = walk ? (at: Instant) => (dayOfCommunity(walk, at) ?? 0) * DAY : utcDayOf;
  const from = (walk && beginningOf(walk, walk.day - DAYS + 1)) ?? utcDayOf(now) - (DAYS - 1) * DAY;
  const moved: LoggedPosting['posting'][] = [];
  for await (const items of postingsOf({ from, until: now + DAY })) {
    // Only what the days need: nothing moves in or out by an activation.
    moved.push(...items.map(({ posting }) => posting).filter(({ kind }) => kind !== 'activation'));
  }
  const deposits = await readAll<MemberDeposit>((_, ...call) =>
    opened.watchAllDeposits(
      { uid: null, status: null, coin: null, from, until: null, reference: null },
      ...call,
    ),
  );
  const decided = deposits.flatMap(({ deposit: { proofAt, decidedAt } }): readonly Decided[] =>
    proofAt === null || decidedAt === null ? [] : [{ proofAt, decidedAt }],
  );
  const { held } = await present($totals);
  // A young walk has fewer days behind it.
  const days = walk ? Math.min(DAYS, walk.day) : DAYS;
  return { days: dailyTotals(moved, decided, held, days, now, dayOf), areOfWalk: walk !== null };
});

const UTC_DAYS = {
  begin: (day: string) => Date.parse(`${day}T00:00:00Z`),
  end: (day: string) => Date.parse(`${day}T00:00:00Z`) + DAY,
};

/** Null: it has no two days, the first one first. */
export function periodOf(walk: WatchedWalk | null, range: DayRange, now: Instant): Period | null {
  const { from, until } = boundsOf(walk, range, UTC_DAYS);
  const [begin, end] = [from ?? NaN, until ?? (range.to === '' ? NaN : now + 1)];
  return begin < end ? { from: begin, until: end } : null;
}

/** The days of which the charts tell. */
export function lastDays(walk: WatchedWalk | null, now: Instant): DayRange {
  if (walk) return { from: String(Math.max(1, walk.day - DAYS + 1)), to: String(walk.day) };
  const day = (at: Instant) => new Date(at).toISOString().slice(0, 10);
  return { from: day(now - (DAYS - 1) * DAY), to: day(now) };
}

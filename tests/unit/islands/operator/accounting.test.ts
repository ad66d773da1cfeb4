import { expect, it, vi } from 'vitest';
import type {
  Backend,
  LoggedPosting,
  MemberDeposit,
  PostingsPage,
  WatchedWalk,
} from '#backend/port/backend.ts';
import { newDeposit } from '#domain/deposits/deposit.ts';
import { cents } from '#domain/money/cents.ts';
import { DAY, HOUR } from '#domain/time.ts';
import { accountsDownload, type FileName, lastDays, periodOf } from '#islands/operator/accounting.ts';
import { depositDeclaration } from '#tests/contract/requests.ts';

const { answers } = vi.hoisted(() => ({ answers: {} as Partial<Backend> }));
vi.mock('#backend/index.ts', () => ({ backend: async () => answers }));

const PERIOD = { from: 0, until: 1 };

async function fileOf(file: FileName): Promise<readonly string[]> {
  const saved: Blob[] = [];
  await accountsDownload.run(file, PERIOD, (content) => saved.push(content));
  expect(accountsDownload.$progress.get()).toMatchObject({ state: 'done' });
  const [, ...lines] = ((await saved[0]?.text()) ?? '').trimEnd().split('\r\n');
  return lines;
}

const logged = (entry: number, posting: Partial<LoggedPosting['posting']>): LoggedPosting => ({
  entry,
  posting: {
    id: `p${entry}`,
    kind: 'credit',
    from: 'external',
    to: 'locked:ada',
    amount: cents(500_00),
    at: 0,
    subject: 'd1',
    ...posting,
  },
});

it('writes page after page, and each file has its own postings', async () => {
  const pages = [
    [logged(1, {})],
    [logged(2, { kind: 'activation', from: 'locked:ada', to: 'house', amount: cents(5_00) })],
    [logged(3, { kind: 'pay', from: 'held:ada', to: 'external', amount: cents(150_00), subject: 'w1' })],
  ];
  const pageAt = (nth: number): PostingsPage => ({
    items: pages[nth] ?? [],
    next: nth + 1 < pages.length ? async () => pageAt(nth + 1) : null,
  });
  answers.readPostings = async () => pageAt(0);
  expect(await fileOf('postings')).toEqual([
    '1,1970-01-01 00:00:00,credit,external,locked:ada,500.00,d1,p1,',
    '2,1970-01-01 00:00:00,activation,locked:ada,house,5.00,d1,p2,',
    '3,1970-01-01 00:00:00,pay,held:ada,external,150.00,w1,p3,',
  ]);
  expect((await fileOf('fees')).map((line) => line[0])).toEqual(['2']);
  expect((await fileOf('payouts')).map((line) => line[0])).toEqual(['3']);
});

it('lets no cell run in a spreadsheet', async () => {
  const deposit = {
    ...newDeposit(depositDeclaration('d1'), 0),
    note: '=HYPERLINK("https://evil.example";"Open")',
  } as const;
  const member = { uid: '@ada', username: 'ada', isSample: false };
  answers.watchAllDeposits = (_filter, _most, onLatest) => {
    const items: readonly MemberDeposit[] = [{ member, deposit }];
    onLatest({ items, older: null });
    return () => undefined;
  };
  answers.watchAllWithdrawals = (_filter, _most, onLatest) => {
    onLatest({ items: [], older: null });
    return () => undefined;
  };
  const [line] = await fileOf('requests');
  expect(line).toContain(`"'=HYPERLINK(""https://evil.example"";""Open"")"`);
  expect(line).toContain(`,'@ada,ada,`);
});

it('knows the last thirty days, and which days are a period', () => {
  const now = Date.UTC(2026, 10, 24, 23);
  expect(lastDays(null, now)).toEqual({ from: '2026-10-26', to: '2026-11-24' });
  expect(periodOf(null, { from: '2026-07-01', to: '2026-09-30' }, now)).toEqual({
    from: Date.UTC(2026, 6, 1),
    until: Date.UTC(2026, 9, 1),
  });
  expect(periodOf(null, { from: '2026-07-02', to: '2026-07-01' }, now)).toBeNull();
  expect(periodOf(null, { from: '', to: '2026-07-01' }, now)).toBeNull();
});

it('counts a period by the days of the walk that fills the console', () => {
  const begun = Date.UTC(2026, 10, 24);
  const walk: WatchedWalk = {
    place: 'late',
    members: 1_000,
    seed: 1,
    day: 570,
    isOwn: false,
    passed: [
      { at: begun, days: 0 },
      { at: begun + HOUR, days: 30 },
    ],
  };
  const now = begun + 2 * HOUR;
  expect(lastDays(walk, now)).toEqual({ from: '541', to: '570' });
  expect(periodOf(walk, lastDays(walk, now), now)).toEqual({ from: begun + HOUR, until: now + 1 });
  expect(periodOf(walk, { from: '539', to: '539' }, now)).toEqual({ from: begun - DAY, until: begun });
  expect(periodOf(walk, { from: '541', to: '540' }, now)).toBeNull();
});

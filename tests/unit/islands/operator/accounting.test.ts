import { expect, it, onTestFinished, vi } from 'vitest';
import type { Backend, LoggedPosting, MemberDeposit, PostingsPage, Sandbox } from '#backend/port/backend.ts';
import { newDeposit } from '#domain/deposits/deposit.ts';
import { cents } from '#domain/money/cents.ts';
import { DAY, HOUR } from '#domain/time.ts';
import { accountsDownload, type FileName, lastDays, periodOf } from '#islands/operator/accounting.ts';
import { depositDeclaration } from '#tests/contract/requests.ts';
import { walkOn } from '#tests/unit/support/walk-on.ts';

const { answers } = vi.hoisted(() => ({ answers: {} as Partial<Backend> }));
vi.mock('#backend/index.ts', () => ({ backend: async () => answers }));

const PERIOD = { from: 0, until: 1 };

async function fileOf(file: FileName, download = accountsDownload): Promise<readonly string[]> {
  const saved: Blob[] = [];
  await download.run(file, PERIOD, (content) => saved.push(content));
  expect(download.$progress.get()).toMatchObject({ state: 'done' });
  return ((await saved[0]?.text()) ?? '').trimEnd().split('\r\n');
}

const BEGUN = Date.UTC(2026, 10, 24);
const WALK = walkOn(570, {
  passed: [
    { at: BEGUN, days: 0 },
    { at: BEGUN + HOUR, days: 30 },
  ],
});

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
  const [head, ...lines] = await fileOf('postings');
  expect(head).toContain('Log entry,Time (UTC),Kind');
  expect(lines).toEqual([
    '1,1970-01-01 00:00:00,credit,external,locked:ada,500.00,d1,p1,',
    '2,1970-01-01 00:00:00,activation,locked:ada,house,5.00,d1,p2,',
    '3,1970-01-01 00:00:00,pay,held:ada,external,150.00,w1,p3,',
  ]);
  expect((await fileOf('fees')).slice(1).map((line) => line[0])).toEqual(['2']);
  expect((await fileOf('payouts')).slice(1).map((line) => line[0])).toEqual(['3']);
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
  const [, line] = await fileOf('requests');
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
  const now = BEGUN + 2 * HOUR;
  expect(lastDays(WALK, now)).toEqual({ from: '541', to: '570' });
  expect(periodOf(WALK, lastDays(WALK, now), now)).toEqual({ from: BEGUN + HOUR, until: now + 1 });
  expect(periodOf(WALK, { from: '539', to: '539' }, now)).toEqual({ from: BEGUN - DAY, until: BEGUN });
  expect(periodOf(WALK, { from: '541', to: '540' }, now)).toBeNull();
});

it('dates the rows of each file by the days of the walk that fills the console', async () => {
  const sandbox: Partial<Sandbox> = {
    watchWalk(onWalk) {
      onWalk(WALK);
      return () => undefined;
    },
  };
  Object.assign(answers, { sandbox });
  answers.watchSession = (onSession) => {
    onSession({ kind: 'operator', uid: 'olga' } as Parameters<typeof onSession>[0]);
    return () => undefined;
  };
  answers.readPostings = async () => ({ items: [logged(1, { at: BEGUN + HOUR + 4 })], next: null });
  const deposit = { ...newDeposit(depositDeclaration('d1'), BEGUN - DAY), proofAt: BEGUN + HOUR };
  const member = { uid: 'ada', username: 'ada', isSample: true };
  answers.watchAllDeposits = (_filter, _most, onLatest) => {
    onLatest({ items: [{ member, deposit }], older: null });
    return () => undefined;
  };
  vi.resetModules();
  const [{ accountsDownload: reloaded }, { $dayOf }] = await Promise.all([
    import('#islands/operator/accounting.ts'),
    import('#stores/walk.ts'),
  ]);
  // As the console does.
  onTestFinished($dayOf.listen(() => undefined));
  const [moneyHead, money] = await fileOf('postings', reloaded);
  expect([moneyHead, money]).toEqual([
    expect.stringContaining('Log entry,Day,Kind'),
    '1,545,credit,external,locked:ada,500.00,d1,p1,',
  ]);
  const [head, request] = await fileOf('requests', reloaded);
  expect(head).toContain('Asked (day),Proof (day),Decided (day)');
  expect(request).toContain(',ada,539,541,,');
  for (const line of [moneyHead, money, head, request]) expect(line).not.toMatch(/UTC|2026-/);
});

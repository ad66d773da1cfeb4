import 'fake-indexeddb/auto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backend } from '#backend/index.ts';
import { cents } from '#domain/money/cents.ts';
import { NO_BALANCES } from '#domain/money/ledger.ts';
import { worth } from '#domain/money/statement.ts';
import { statementLink } from '#domain/routes.ts';
import { csvDownload } from '#islands/wallet/statement-csv.ts';
import {
  $walletView,
  chooseRange,
  daysOf,
  filterStatement,
  type Range,
  readWalletView,
  STATEMENT_ROWS,
  turnStatementTo,
  type WalletView,
} from '#islands/wallet/model.ts';
import { portfolioOver, startOf, whatHappened } from '#islands/wallet/portfolio.ts';
import {
  $chosenStatement,
  $history,
  $statement,
  pageReading,
  type Statement,
  type StatementStore,
} from '#islands/wallet/statement.ts';
import { $session, logOut } from '#stores/session.ts';
import { SAMPLE_BANK_DETAILS } from '#islands/withdraw/text.ts';
import { openPageWithHistory } from '#tests/unit/support/browser-history.ts';
import { beMember, earn, earnDaily } from '#tests/unit/support/member.ts';
import { until } from '#tests/unit/support/until.ts';

const WALLET = '/dashboard/mywallet/';

const ALL: WalletView = { range: 'all', group: null, from: '', to: '', page: 0 };

describe('the view of the wallet', () => {
  it('is what the address says', () => {
    const query = new URLSearchParams('range=3m&show=income&from=2026-02-01&to=2026-02-28&page=3');
    expect(readWalletView(query)).toEqual({
      range: '3m',
      group: 'income',
      from: '2026-02-01',
      to: '2026-02-28',
      page: 2,
    });
  });

  it('is what other screens link to', () => {
    const { pathname, search, hash } = new URL(
      statementLink('deposits', '2026-02-01', '2026-02-03'),
      'https://tessera.example',
    );
    expect([pathname, hash]).toEqual([WALLET, '#statement']);
    expect(readWalletView(new URLSearchParams(search))).toEqual({
      ...ALL,
      group: 'deposits',
      from: '2026-02-01',
      to: '2026-02-03',
    });
  });

  it.each([
    'range=9y&show=gift&from=2026-02-30&to=yesterday&page=0',
    'show=&from=&to=&page=-1',
    'page=1.5&from=2026-13-01',
    'page=NaN&to=26-01-01',
  ])('takes nothing from an address that makes no sense: %s', (search) => {
    expect(readWalletView(new URLSearchParams(search))).toEqual(ALL);
  });

  it('goes back to the first page with another choice, and keeps the choice with another page', () => {
    const page = openPageWithHistory(`${WALLET}?show=withdrawals&page=4`);
    onTestFinished($walletView.listen(() => undefined));
    turnStatementTo(1);
    expect(page.address()).toBe(`${WALLET}?show=withdrawals&page=2`);
    filterStatement({ from: '2026-01-01' });
    expect(page.address()).toBe(`${WALLET}?show=withdrawals&from=2026-01-01`);
    filterStatement({ group: null, from: '', to: '' });
    expect(page.address()).toBe(WALLET);
    turnStatementTo(2);
    chooseRange('1m');
    expect(page.address()).toBe(`${WALLET}?range=1m&page=3`);
    filterStatement({ group: 'levels' });
    expect(page.address()).toBe(`${WALLET}?range=1m&show=levels`);
    chooseRange('all');
    filterStatement({ group: null });
    expect($walletView.get()).toEqual(ALL);
  });
});

describe('a period', () => {
  const [JANUARY, LEAP_DAY] = [new Date(2026, 0, 31, 23, 59).getTime(), new Date(2028, 1, 29).getTime()];

  it.each([
    ['thisMonth', JANUARY, { from: '2026-01-01', to: '' }],
    ['lastMonth', JANUARY, { from: '2025-12-01', to: '2025-12-31' }],
    ['thisYear', JANUARY, { from: '2026-01-01', to: '' }],
    ['allTime', JANUARY, { from: '', to: '' }],
    ['thisMonth', LEAP_DAY, { from: '2028-02-01', to: '' }],
    ['lastMonth', new Date(2028, 2, 31).getTime(), { from: '2028-02-01', to: '2028-02-29' }],
  ] as const)('%s has its days', (period, now, days) => {
    expect(daysOf(period, now)).toEqual(days);
  });
});

describe('the statement of a member', () => {
  async function statementWhen(
    store: StatementStore,
    accepts: (statement: Statement) => boolean,
  ): Promise<Statement> {
    const live = await until(store, (data) => data.state === 'ready' && accepts(data.value));
    if (live.state !== 'ready') throw new Error('There is a statement');
    return live.value;
  }

  /** Signs in a new member in place of the one before. */
  async function beAnother(name: string): Promise<string> {
    await logOut();
    await until($session, ({ kind }) => kind === 'signedOut');
    return beMember(name);
  }

  const shown = async (changes: Parameters<typeof filterStatement>[0]): Promise<Statement> => {
    onTestFinished($chosenStatement.listen(() => undefined));
    filterStatement({ group: null, from: '', to: '', ...changes });
    return statementWhen($chosenStatement.get(), () => true);
  };

  it('follows the ledger, and so does the portfolio', async () => {
    const uid = await beMember('uma');
    openPageWithHistory(WALLET);
    const opened = await backend();
    const empty = await until($history, ({ state }) => state === 'ready');
    expect(empty).toMatchObject({ value: { isEmpty: true, newest: undefined, first: undefined } });
    const nothing = await until(portfolioOver('all'), ({ state }) => state === 'ready');
    expect(nothing).toMatchObject({ value: { steps: [], days: [] } });

    await earn(uid, cents(500_00));
    await opened.requestWithdrawal({
      id: 'out',
      amount: cents(150_00),
      details: { method: 'bank', ...SAMPLE_BANK_DETAILS },
    });
    const { entries } = await statementWhen($statement, (statement) => statement.entries.length === 2);
    expect(entries.map(({ change }) => change)).toEqual([0, 500_00]);
    expect(entries.map(({ balances }) => worth(balances))).toEqual([500_00, 500_00]);

    const held = await shown({ group: 'withdrawals' });
    expect(held.sums).toMatchObject({ byGroup: { deposits: 0, withdrawals: 0 }, notShown: 500_00 });
    expect(held).toMatchObject({ opening: NO_BALANCES, closing: { earning: 350_00, held: 150_00 } });
    // The earnings of this test are of 1970.
    const since = await shown({ from: '2000-01-01' });
    expect(since.entries.map(({ posting }) => posting.kind)).toEqual(['hold']);
    expect(since.opening.earning).toBe(500_00);
    const before = await shown({ to: '1999-12-31' });
    expect(before.entries.map(({ posting }) => posting.kind)).toEqual(['credit']);
    expect(before).toMatchObject({ opening: NO_BALANCES, closing: { earning: 500_00, held: 0 } });
    const none = await shown({ from: '2000-01-02', to: '2000-01-01' });
    expect(none).toMatchObject({ entries: [], opening: { earning: 500_00 }, closing: { earning: 500_00 } });

    const over = async (range: Range) => {
      const portfolio = await until(portfolioOver(range), ({ state }) => state === 'ready');
      if (portfolio.state !== 'ready') throw new Error('There is a portfolio');
      return portfolio.value;
    };
    expect(await over('all')).toMatchObject({
      exactFrom: null,
      steps: { length: 2 },
    });
    // What was there when the week began, and what happened since.
    const week = await over('1w');
    expect(week.steps.map(({ balances }) => balances.held)).toEqual([0, 150_00]);
    expect(week.steps[0]?.at).toBe(startOf('1w', Date.now()));
    expect(whatHappened(week.steps, 0, false)).toBe('');
    expect(whatHappened(week.steps, 1, false)).toBe('Held for a withdrawal');
    expect(week.days).toHaveLength(1);
  });

  it('adds up all of its period at first sight, and is drawn posting by posting', async () => {
    const uid = await beAnother('vera');
    openPageWithHistory(WALLET);
    const days = 2 * STATEMENT_ROWS + 5;
    await earnDaily(uid, days);
    onTestFinished($statement.listen(() => undefined));

    const newest = await statementWhen($statement, ({ hasOlder }) => hasOlder);
    expect(newest.entries).toHaveLength(STATEMENT_ROWS);
    expect(newest).toMatchObject({
      opening: NO_BALANCES,
      closing: { earning: days * 1_00 },
      sums: { byGroup: { deposits: days * 1_00 }, notShown: 0 },
    });
    const spent = await shown({ group: 'levels' });
    expect(spent).toMatchObject({ entries: [], sums: { byGroup: { levels: 0 }, notShown: days * 1_00 } });

    const drawn = await until(
      portfolioOver('all'),
      (data) => data.state === 'ready' && data.value.steps.length > 0,
    );
    expect(drawn).toMatchObject({
      value: { exactFrom: null, steps: { length: days } },
    });

    onTestFinished($chosenStatement.listen(() => undefined));
    filterStatement({ group: null, from: '', to: '' });
    turnStatementTo(1);
    await pageReading.run();
    expect((await statementWhen($statement, () => true)).entries).toHaveLength(2 * STATEMENT_ROWS);
    turnStatementTo(2);
    await pageReading.run();
    const all = await statementWhen($statement, ({ hasOlder }) => !hasOlder);
    expect(all).toMatchObject({ entries: { length: days }, opening: newest.opening, sums: newest.sums });

    await earn(uid, cents(1));
    const after = await statementWhen($statement, ({ entries: [line] }) => line?.posting.amount === 1);
    expect(after.entries).toHaveLength(days + 1);
  });

  it('is saved whole, whatever is on the screen', async () => {
    const uid = await beAnother('wilma');
    openPageWithHistory(WALLET);
    onTestFinished($chosenStatement.listen(() => undefined));
    filterStatement({ group: null, from: '', to: '' });
    const count = 2 * STATEMENT_ROWS;
    await earnDaily(uid, count);
    await statementWhen($statement, ({ hasOlder }) => hasOlder);
    const files: Blob[] = [];
    await csvDownload.run([], (_name, content) => files.push(content));
    expect(csvDownload.$progress.get()).toEqual({ state: 'done' });
    // The heading, the opening balance, and what follows the last line's end.
    expect((await files[0]?.text())?.split('\r\n')).toHaveLength(count + 3);
  });
});

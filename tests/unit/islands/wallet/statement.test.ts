import 'fake-indexeddb/auto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backend } from '#backend/index.ts';
import { cents } from '#domain/money/cents.ts';
import { worth } from '#domain/money/statement.ts';
import {
  $portfolio,
  $statement,
  $statementView,
  filterStatement,
  readStatementView,
  turnStatementTo,
  viewedPart,
} from '#islands/wallet/model.ts';
import { SAMPLE_BANK_DETAILS } from '#islands/withdraw/text.ts';
import { openPage } from '#tests/unit/support/address-bar.ts';
import { openPageWithHistory } from '#tests/unit/support/browser-history.ts';
import { beMember, earn } from '#tests/unit/support/member.ts';
import { until } from '#tests/unit/support/until.ts';

const WALLET = '/dashboard/mywallet/';

describe('the view of a statement', () => {
  it('is what the address says', () => {
    const query = new URLSearchParams('kind=earned&from=2026-02-01&to=2026-02-28&page=3');
    expect(readStatementView(query)).toEqual({
      kind: 'earned',
      from: '2026-02-01',
      to: '2026-02-28',
      page: 2,
    });
  });

  it.each([
    'kind=gift&from=2026-02-30&to=yesterday&page=0',
    'kind=&from=&to=&page=-1',
    'page=1.5&from=2026-13-01',
    'page=NaN&to=26-01-01',
  ])('takes nothing from an address that makes no sense: %s', (search) => {
    expect(readStatementView(new URLSearchParams(search))).toEqual({ kind: null, from: '', to: '', page: 0 });
  });

  it('goes back to the first page with another choice, and keeps the choice with another page', () => {
    const page = openPageWithHistory(`${WALLET}?kind=pay&page=4`);
    onTestFinished($statementView.listen(() => undefined));
    turnStatementTo(1);
    expect(page.address()).toBe(`${WALLET}?kind=pay&page=2`);
    filterStatement({ from: '2026-01-01' });
    expect(page.address()).toBe(`${WALLET}?kind=pay&from=2026-01-01`);
    filterStatement({ kind: null, from: '', to: '' });
    expect(page.address()).toBe(WALLET);
    expect($statementView.get()).toEqual({ kind: null, from: '', to: '', page: 0 });
  });
});

describe('the statement of a member', () => {
  it('follows the ledger, and so does the portfolio', async () => {
    const uid = await beMember('uma');
    openPage(WALLET);
    const opened = await backend();
    const empty = await until($portfolio, ({ state }) => state === 'ready');
    expect(empty).toMatchObject({ value: { isEmpty: true, days: [] } });

    await earn(uid, cents(500_00));
    await opened.requestWithdrawal({
      id: 'out',
      amount: cents(150_00),
      details: { method: 'bank', ...SAMPLE_BANK_DETAILS },
    });
    const live = await until(
      $statement,
      (statement) => statement.state === 'ready' && statement.value.lines.length === 2,
    );
    if (live.state !== 'ready') throw new Error('There is a statement');
    expect(live.value.lines.map(({ change }) => change)).toEqual([500_00, 0]);
    expect(live.value.lines.map(({ balances }) => worth(balances))).toEqual([500_00, 500_00]);
    const held = viewedPart(live.value, { kind: 'hold', from: '', to: '' });
    expect(held).toMatchObject({ shown: 0, notShown: 500_00, closing: { earning: 350_00, held: 150_00 } });
    // The earnings of this test are of 1970.
    const since = viewedPart(live.value, { kind: null, from: '2000-01-01', to: '' });
    expect(since.lines.map(({ posting }) => posting.kind)).toEqual(['hold']);
    expect(since.opening.earning).toBe(500_00);

    const portfolio = await until($portfolio, ({ state }) => state === 'ready');
    expect(portfolio).toMatchObject({ value: { isEmpty: false } });
  });
});

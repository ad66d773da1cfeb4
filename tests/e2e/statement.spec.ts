import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { EXACT_STEPS } from '#domain/money/portfolio.ts';
import { byNight } from '#tests/support/by-night.ts';
import { expectNoFindings } from './pages/axe.ts';
import { declareDeposit } from './pages/deposit.ts';
import { expectLargeTextToFit } from './pages/large-text.ts';
import { expectToFit } from './pages/width.ts';
import { type SeededPosting, seedPostings } from './pages/stored.ts';
import { memberTest, test } from './test.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 0, 10, 12);

/** One of each kind, in two months; and what a partner pays with. */
const STORY: readonly SeededPosting[] = [
  ['credit', 'external', 'locked:downline', 320_00, 0, 'a-partners-deposit'],
  ['credit', 'external', 'locked:own', 500_00, 0, 'a-deposit'],
  ['activation', 'locked:own', 'earning:upline', 5_00, 1, 's6-1'],
  ['activation', 'locked:downline', 'earning:own', 320_00, 20, 's6-7'],
  ['hold', 'earning:own', 'held:own', 150_00, 31, 'a-withdrawal'],
  ['release', 'held:own', 'earning:own', 150_00, 32, 'a-withdrawal'],
  ['hold', 'earning:own', 'held:own', 120_00, 33, 'another'],
  ['pay', 'held:own', 'external', 120_00, 40, 'another'],
].map(([kind, from, to, amount, day, subject], index) => ({
  id: `posting-${index}`,
  kind: String(kind),
  from: String(from),
  to: String(to),
  amount: Number(amount),
  at: START + Number(day) * DAY,
  subject: String(subject),
}));

const statement = (page: Page) => page.getByRole('region', { name: 'Statement' });
const rows = (page: Page) => statement(page).locator('tbody tr:has(> td > time)');

async function openWallet(page: Page, postings: readonly SeededPosting[]): Promise<void> {
  await page.goto('/dashboard/');
  await seedPostings(page, postings);
  await page.goto('/dashboard/mywallet/');
  await expect(statement(page).getByRole('table')).toBeVisible();
}

memberTest(
  'an account on which nothing has happened says so, and leads to the first deposit',
  async ({ page }) => {
    await page.goto('/dashboard/mywallet/');
    await expect(page.getByText('No transactions yet')).toBeVisible();
    await page.getByRole('link', { name: 'Deposit now' }).click();
    await declareDeposit(page, 'Bitcoin', 'Gold');
    const scripts: string[] = [];
    page.on('response', (response) => scripts.push(response.url()));
    await page.goto('/dashboard/mywallet/');
    await expect(page.getByRole('heading', { name: 'Under way' })).toBeVisible();
    // Where there is nothing to draw, the chart's script stays away.
    expect(scripts.filter((url) => url.includes('PortfolioChart'))).toEqual([]);
    await expect(statement(page)).toHaveCount(0);
    await expectNoFindings(page);
  },
);

memberTest(
  'the books over time are a picture, a cursor and a table, and the URL keeps the range',
  async ({ page }) => {
    const today: SeededPosting = {
      ...(STORY[1] as SeededPosting),
      id: 'today',
      amount: 7_00,
      at: Date.now(),
    };
    await openWallet(page, [...STORY, today]);
    const portfolio = page.getByRole('region', { name: 'Portfolio' });
    await expect(
      portfolio.getByRole('img', {
        name: 'Value over time: $702.00 now, $815.00 at its highest',
      }),
    ).toBeVisible();
    await portfolio.getByText('The figures as a table').click();
    await expect(portfolio.locator('tbody tr')).toHaveCount(8);
    await expect(portfolio.locator('tbody tr').first()).toContainText('$702.00');
    await expectNoFindings(page);

    await portfolio.getByRole('radio', { name: '1 week' }).check();
    await expect(portfolio.getByText('+$7.00 since')).toBeVisible();
    await expect(page).toHaveURL(/\?range=1w$/);
    await page.goto(page.url());
    const cursor = portfolio.getByRole('slider');
    await expect(cursor).toBeVisible();
    await portfolio.getByRole('radio', { name: '1 week' }).focus();
    await page.keyboard.press('Tab');
    await expect(cursor).toBeFocused();
    await expect(cursor).toHaveAttribute('aria-valuetext', /, \$702\.00, Deposit credited, \+\$7\.00$/);
    await page.keyboard.press('ArrowLeft');
    await expect(portfolio.getByText('$695.00', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expect(portfolio.getByRole('button', { name: /^Statement of/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Statement' })).toBeFocused();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('+$7.00');
  },
);

memberTest('the statement explains every cent, and axe finds nothing on it', async ({ page }) => {
  await openWallet(page, STORY);
  await test.step('the statement explains every cent, by what it is about and by day, and the URL keeps the choice', async () => {
    await expect(rows(page)).toHaveCount(7);
    await expect(rows(page).first()).toContainText('Withdrawal paid');
    await expect(rows(page).first()).toContainText('−$120.00');
    await expect(rows(page).nth(1)).toContainText('$120.00');
    const sums = statement(page).getByRole('region', { name: 'How it adds up' });
    const sum = (label: string) => sums.locator('div', { has: page.getByText(label, { exact: true }) });
    await expect(sums).toContainText('Income+$320.00Levels−$5.00Deposits+$500.00Withdrawals−$120.00');

    await statement(page).getByRole('radio', { name: 'Withdrawals' }).check();
    await expect(rows(page)).toHaveCount(4);
    await statement(page).getByRole('radio', { name: 'Levels' }).check();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).first()).toContainText('−$5.00');
    await statement(page).getByRole('radio', { name: 'Income' }).check();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).first()).toContainText('Earned');
    await expect(sum('Not shown')).toContainText('+$375.00');
    await expect(sum('Closing balance')).toContainText('$695.00');
    await statement(page).getByLabel('From', { exact: true }).fill('2026-01-15');
    await expect(rows(page)).toHaveCount(1);
    await expect(sum('Opening balance')).toContainText('$495.00');
    await expect(page).toHaveURL(/\?show=income&from=2026-01-15$/);
    await page.reload();
    await expect(rows(page)).toHaveCount(1);

    await statement(page).getByLabel('To', { exact: true }).fill('2026-01-01');
    await expect(statement(page).getByText('The first day is after the last one.')).toBeVisible();
    await expectNoFindings(page);
    await statement(page).getByRole('button', { name: 'Show everything' }).click();
    await expect(rows(page)).toHaveCount(7);
    await expect(page).toHaveURL(/\/mywallet\/$/);
  });

  await test.step('axe finds nothing on an account with a history, and nothing of it scrolls sideways', async () => {
    await expectNoFindings(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoFindings(page);
    await expectToFit(page, 'an account with a history');
    // Beside the menu there is less room than on a tablet, which has it below.
    await page.setViewportSize({ width: 1024, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
    // Each row names its own values there: the headings are out of sight.
    await expect(rows(page).first()).toHaveCSS('display', 'grid');

    // A menu that is fixed at the bottom would cover a part of each sheet.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(rows(page).first()).toHaveCSS('display', 'grid');
  });
});

memberTest('thousands of postings: as many rows as fit, all of them in the file', async ({ page }) => {
  // Either way more than the chart draws one by one.
  const count = byNight(10_000, EXACT_STEPS + 1000);
  const many = Array.from(
    { length: count },
    (_, index): SeededPosting => ({
      id: `posting-${index}`,
      kind: 'credit',
      from: 'external',
      to: index % 3 === 0 ? 'locked:own' : 'earning:own',
      amount: 100 + (index % 977),
      at: START - (count - index) * 3_600_000,
      subject: `deposit-${index}`,
    }),
  );
  await openWallet(page, many);
  await expect(rows(page)).toHaveCount(25);
  const total = many.reduce((sum, { amount }) => sum + amount, 0);
  const dollars = `$${(total / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;
  await expect(statement(page).getByRole('region', { name: 'How it adds up' })).toContainText(
    `Deposits+${dollars}`,
  );
  await expect(page.getByText(/^Dashed until \d+ \w+ \d{4}: ends of days\.$/)).toBeVisible();
  await expect(statement(page).getByText(/^Entries 1 to 25 in \d+ groups?$/)).toBeVisible();
  await statement(page).getByRole('button', { name: 'Older' }).click();
  await expect(statement(page).getByText(/^Entries 26 to 50 in \d+ groups?$/)).toBeVisible();
  const fold = statement(page)
    .getByRole('button', { name: /^Deposit credited × / })
    .first();
  const seen = statement(page).locator('tbody tr:has(> td > time):visible');
  await expect(seen).toHaveCount(0);
  await fold.click();
  await expect(seen).not.toHaveCount(0);
  await page.reload();
  await expect(statement(page).getByText(/^Entries 26 to 50 in \d+ groups?$/)).toBeVisible();
  await expectLargeTextToFit(page, 'an account with much money');

  const download = page.waitForEvent('download');
  await statement(page).getByRole('button', { name: 'Download as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^tessera-statement-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFDate (UTC),What,')).toBe(true);
  const lines = text.split('\r\n');
  expect(lines).toHaveLength(count + 3);
  expect(lines.at(-2)?.split(',')[7]).toBe((total / 100).toFixed(2));
});

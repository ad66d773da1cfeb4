import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectNoFindings } from './pages/axe.ts';
import { test } from './test.ts';

/** Brings the simulator into view, which fetches it, and waits until its controls do something. */
async function openSimulator(page: Page, query = ''): Promise<void> {
  await page.goto(`/maths/${query}`);
  await page.locator('#simulator').scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Seed')).toBeEnabled();
}

const run = (page: Page) => page.getByRole('button', { name: 'Run the simulation' });
const done = (page: Page) => page.getByText(/^Done\./);

test('the simulator is not fetched until it comes near the view', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => /Simulator|client/.test(request.url()) && scripts.push(request.url()));
  await page.goto('/maths/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.locator('#simulator').scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Seed')).toBeEnabled();
  expect(scripts.length).toBeGreaterThan(0);
});

test('axe finds nothing, tables open and a problem shown', async ({ page }) => {
  await openSimulator(page);
  await page.getByLabel('Members who join').fill('many');
  await run(page).click();
  for (const summary of await page.getByText('The figures as a table').all()) await summary.click();
  await expectNoFindings(page);
});

test('an invalid URL is reported, and the standard run shown', async ({ page }) => {
  await openSimulator(page, '?matrix=s7&members=99');
  await expect(page.getByText('names a run that the simulator cannot do')).toBeVisible();
  await expect(page.getByText('give 100 or more')).toBeVisible();
  await expect(page.getByText('Matrix: choose one of the list.')).toBeVisible();
  await expect(page.getByLabel('Members who join')).toHaveValue('10000');
  await expect(page.getByText(/^Of 10,000 members/)).toBeVisible();
});

test('an invalid setting is reported beside its field, and nothing typed is lost', async ({ page }) => {
  await openSimulator(page);
  await page.getByLabel('Members who join').fill('2000000');
  await run(page).click();
  await expect(page.getByRole('alert').locator('..')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('give 1,000,000 or less');
  await expect(page.getByLabel('Members who join')).toHaveValue('2000000');
});

test('a long run shows its progress and can be cancelled', async ({ page }) => {
  await openSimulator(page);
  await page.getByLabel('Members who join').fill('1000000');
  await run(page).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled.')).toBeVisible();
  await expect(page.getByText(/^Of 10,000 members/)).toBeVisible();

  await page.getByLabel('Members who join').fill('500');
  await run(page).click();
  await expect(done(page)).toContainText('500 members');
});

test('figures are saved as CSV, a chart as a picture', async ({ page }) => {
  await openSimulator(page);
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const lines = readFileSync(await csv.path(), 'utf8').split('\r\n');
  expect(csv.suggestedFilename()).toBe('tessera-simulation.csv');
  expect(lines[0]).toBe('\uFEFFtable,row,figure,value');
  expect(lines.length).toBeGreaterThan(150);

  const [png] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as PNG: When growth stops' }).click(),
  ]);
  expect(png.suggestedFilename()).toBe('tessera-when-growth-stops.png');
  const picture = readFileSync(await png.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.length).toBeGreaterThan(5000);
});

test('the example goes step by step', async ({ page }) => {
  await page.goto('/maths/');
  const example = page.getByRole('group', { name: 'One cycle of S6, step by step' });
  await expect(example.getByText('R buys level 1', { exact: true })).toBeVisible();
  await expect(example.getByText('Step 2 of 12')).toBeHidden();
  await example.getByRole('button', { name: 'Next' }).click();
  await expect(example.getByText('A takes place 1 and pays $5 to U.')).toBeVisible();
  await expect(example.getByText('Step 1 of 12')).toBeHidden();
  await example.getByRole('button', { name: 'Play' }).click();
  await expect(example.getByText('Step 3 of 12')).toBeVisible();
  await example.getByRole('button', { name: 'Pause' }).click();
  await example.getByRole('button', { name: 'Back' }).click();
  await expect(example.getByText('Step 2 of 12')).toBeVisible();
});

for (const width of [320, 360, 768]) {
  test(`nothing is wider than the window at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSimulator(page);
    for (const summary of await page.getByText('The figures as a table').all()) await summary.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every step, a whole run and its tables are readable', async ({ page }) => {
    await page.goto('/maths/');
    for (const step of [1, 6, 12]) await expect(page.getByText(`Step ${step} of 12`).first()).toBeVisible();
    // Text selectors pass over <noscript>.
    await expect(page.locator('noscript .notice')).toContainText('the page needs JavaScript');
    await expect(page.getByLabel('Seed')).toBeDisabled();
    await expect(page.getByText(/^Of 10,000 members/)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Who gets the money' })).toBeVisible();
    await page.getByText('The figures as a table').first().click();
    await expect(page.getByRole('table', { name: 'Of every 100 members' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Lost money.*Kell and others/ })).toContainText(
      '88.00% ± 2.00%',
    );
  });
});

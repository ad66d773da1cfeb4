import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectNoFindings } from './pages/axe.ts';
import { test } from './test.ts';

/** Brings the simulator into view, which fetches it, and waits until its controls do something. */
async function openSimulator(page: Page, query = ''): Promise<void> {
  await page.goto(`/maths/${query}`);
  await page.locator('#simulator').scrollIntoViewIfNeeded();
  const control = page.getByRole('button', { name: 'Turn the tiles' });
  await expect(control.or(page.getByRole('slider', { name: 'Early leaders' }))).toBeEnabled();
}

/** The simulator with its tiles turned. */
async function openTurned(page: Page): Promise<void> {
  await openSimulator(page);
  await page.getByRole('button', { name: 'Skip the guess' }).click();
}

/** Types the number of members, which counts at Enter. */
async function typeMembers(page: Page, members: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Members, up to 1,000,000' });
  if (!(await field.isVisible())) await page.getByText('More', { exact: true }).click();
  await field.fill(members);
  await field.press('Enter');
}

const period = (page: Page) => page.getByRole('slider', { name: 'Period', exact: true });
const gold = (page: Page) => page.locator('[data-outcome="ahead"]');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the simulator shows who ends ahead, at any time and to anyone', async ({ page }) => {
  await test.step('the visitor guesses, the tiles turn, and each change of the rules turns them again', async () => {
    await openSimulator(page);
    await expect(page.getByText('end ahead', { exact: true })).toBeHidden();
    await page.locator('[data-nth="39"]').click();
    await expect(page.getByText('Your guess: 40 of 100.')).toBeVisible();
    await page.getByRole('button', { name: 'Turn the tiles' }).click();
    await expect(page.getByText('12 of 100 are ahead. You said 40.')).toBeVisible();
    await expect(gold(page)).toHaveCount(12);
    await page.getByRole('radio', { name: 'S8', exact: true }).check();
    await expect(page.getByText('9 of 100 are ahead.')).toBeVisible();
    await expect(gold(page)).toHaveCount(9);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(gold(page)).toHaveCount(12);
  });

  await test.step('a tile tells who it stands for', async () => {
    await page.locator('[data-nth="99"]').hover();
    await expect(
      page.getByText(/^Joined as number [\d,]+ of 10,000: paid \$[\d.,]+, received \$0, result −\$/),
    ).toBeVisible();
    await page.getByRole('slider', { name: 'The hundred, one by one' }).focus();
    await expect(page.getByText(/^Joined as number \d+ of 10,000/)).toBeVisible();
  });

  await test.step('one slider moves everything to the end of a period, by key too', async () => {
    await period(page).focus();
    await page.keyboard.press('Home');
    await expect(page.locator('[data-outcome="absent"]')).toHaveCount(95);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-outcome="absent"]')).toHaveCount(90);
    await expect(page.getByText(/^Period 2: \d+ of 100 are ahead\.$/)).toBeVisible();
    await expect(page.getByRole('figure', { name: 'When growth stops' }).getByText('Period 2')).toBeVisible();
    await page.getByRole('slider', { name: 'When growth stops: read the values' }).press('ArrowRight');
    await expect(period(page)).toHaveValue('2');
  });

  await test.step('on paper the tiles lie face up and the rules are said', async () => {
    await openSimulator(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('12 of 100 are ahead.')).toBeVisible();
    await expect(page.getByText(/^S6 and S8, 10,000 members\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn the tiles' })).toBeHidden();
  });
});

test('what is typed, takes long or does not load is said', async ({ page }) => {
  await test.step('a typed number that is wrong is reported beside its field, and stays', async () => {
    await openSimulator(page);
    await page.getByRole('button', { name: 'Turn the tiles' }).click();
    await typeMembers(page, '2000000');
    await expect(page.getByRole('alert')).toHaveText('Members: give a whole number, 100 to 1,000,000.');
    await expect(page.getByRole('textbox', { name: 'Members, up to 1,000,000' })).toHaveValue('2000000');
  });

  await test.step('axe finds nothing with all that opens open and a problem shown', async () => {
    await page.getByText('All figures as tables').click();
    await typeMembers(page, 'many');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoFindings(page);
  });

  await test.step('a long run shows its progress and can be cancelled', async () => {
    await typeMembers(page, '1000000');
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Cancelled. You still see the run before.')).toBeVisible();
    await expect(page.getByText('1,203 of 10,000; 8,214 are behind.')).toBeVisible();

    await typeMembers(page, '500');
    await expect(page.getByText(/\d+ of 500; \d+ are behind\./)).toBeVisible();
  });

  await test.step('nothing is wider than the window', async () => {
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  await test.step('a worker that does not come is reported, and tried again', async () => {
    await page.route('**/simulation-worker*', (route) => route.abort());
    await openTurned(page);
    await page.getByRole('radio', { name: 'S8', exact: true }).check();
    await expect(page.getByText('A piece of the site could not be loaded.')).toBeVisible();
    await expect(gold(page)).toHaveCount(12);
    await page.unroute('**/simulation-worker*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(gold(page)).toHaveCount(9);
  });
});

test('the simulator reads its link, and says what is wrong with it', async ({ page }) => {
  await test.step('a link shows its run at once, without a guess', async () => {
    await openSimulator(page, '?matrix=s8&members=500&seed=7');
    await expect(page.getByText(/\d+ of 500; \d+ are behind\./)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'S8', exact: true })).toBeChecked();
    await expect(page.getByRole('slider', { name: 'Your guess' })).toBeHidden();
  });

  await test.step('an invalid URL is reported, and the standard run shown', async () => {
    await openSimulator(page, '?matrix=s7&members=99');
    await expect(page.getByText('This link names rules that do not exist.')).toBeVisible();
    await expect(page.getByText('Members: give a whole number, 100 to 1,000,000.')).toBeVisible();
    await expect(page.getByText('Matrix: choose one of the list.')).toBeVisible();
    await expect(page.getByText('12 of 100 are ahead.')).toBeVisible();
  });
});

test('a run is saved as figures, as a picture and as a link', async ({ page, context, browserName }) => {
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTurned(page);
  const save = async (what: string) => {
    await page.getByText('Save', { exact: true }).click();
    await page.getByRole('button', { name: what }).click();
  };
  const [csv] = await Promise.all([page.waitForEvent('download'), save('All figures (CSV)')]);
  const lines = readFileSync(await csv.path(), 'utf8').split('\r\n');
  expect(csv.suggestedFilename()).toBe('tessera-simulation.csv');
  expect(lines[0]).toBe('\uFEFFTable,Row,Figure,Value');
  expect(lines.length).toBeGreaterThan(150);

  const [png] = await Promise.all([page.waitForEvent('download'), save('Picture (PNG)')]);
  expect(png.suggestedFilename()).toBe('tessera-simulation.png');
  const picture = readFileSync(await png.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.length).toBeGreaterThan(50_000);

  await save('Copy the link');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/maths\/\?matrix=both&members=10000&.*&seed=20220824#simulator$/,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Picture (PNG)' })).toBeHidden();
});

test('the example goes step by step', async ({ page }) => {
  await page.goto('/maths/');
  const example = page.getByRole('group', { name: 'One cycle of S6, step by step' });
  await expect(example.getByText('Ria buys level 1', { exact: true })).toBeVisible();
  // The key names what is on the stage.
  await expect(example.getByText('above Ria', { exact: true })).toBeVisible();
  await expect(example.getByText('passes Ria by', { exact: true })).toBeHidden();
  await expect(example.getByText('Step 2 of 12')).toBeHidden();
  await example.getByRole('button', { name: 'Next' }).click();
  await expect(example.getByText('Ada takes place 1 and pays $5 to Uri.')).toBeVisible();
  await expect(example.getByText('Step 1 of 12')).toBeHidden();
  await example.getByRole('button', { name: 'Play' }).click();
  await expect(example.getByText('Step 3 of 12')).toBeVisible();
  await example.getByRole('button', { name: 'Pause' }).click();
  await example.getByRole('button', { name: 'Back' }).click();
  await expect(example.getByText('Step 2 of 12')).toBeVisible();
  for (let step = 2; step < 12; step++) await example.getByRole('button', { name: 'Next' }).click();
  await example.getByRole('button', { name: 'Again' }).click();
  await expect(example.getByText('Step 1 of 12')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every step, a whole run and its tables are readable', async ({ page }) => {
    await page.goto('/maths/');
    for (const step of [1, 6, 12]) await expect(page.getByText(`Step ${step} of 12`).first()).toBeVisible();
    // Text selectors pass over <noscript>.
    await expect(page.locator('noscript .notice')).toContainText(
      'With JavaScript you could change the rules.',
    );
    await expect(page.getByText('12 of 100 are ahead.')).toBeVisible();
    await expect(page.getByText('1,203 of 10,000; 8,214 are behind.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn the tiles' })).toBeHidden();
    await expect(page.getByRole('img', { name: 'Who gets the money' })).toBeVisible();
    await page.getByText('All figures as tables').click();
    await expect(page.getByRole('table', { name: 'What they end with' })).toBeVisible();
    await page.getByText('The figures, side by side').click();
    await expect(page.getByRole('row', { name: /Lost money.*Kell and others/ })).toContainText(
      '88.00% ± 2.00%',
    );
  });
});

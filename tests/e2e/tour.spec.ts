import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoFindings } from './pages/axe.ts';
import { declareDeposit } from './pages/deposit.ts';
import { memberTest, test } from './test.ts';

const tour = (page: Page) => page.getByRole('region', { name: 'Your tour' });
const walk = (page: Page) => page.getByRole('region', { name: /^Your walk/ });
/** Whether the middle of an element is to be seen. */
const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

async function isNext(page: Page, step: string): Promise<void> {
  await expect(tour(page).locator('[aria-current="step"]')).toContainText(step);
  await oneLeads(page);
}

/** At most one button of the screen is filled. */
const oneLeads = (page: Page) =>
  expect
    .poll(() => page.getByRole('main').locator('.button:not([class*="button--"])').count())
    .toBeLessThanOrEqual(1);

async function activateLevels(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^S8 level 1 / })).toBeVisible();
  await oneLeads(page);
  for (const level of [1, 2]) {
    await page.getByRole('button', { name: new RegExp(`^S8 level ${level} .*Activate$`) }).click();
    await page.getByRole('button', { name: /^Activate for/ }).click();
    await expect(page.getByText(`S8 level ${level} is active.`)).toBeVisible();
  }
}

test('a guest, by one press on the landing, walks as one of the first ten up to a payout', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Try it as a guest' }).first().click();
  await isNext(page, 'Join a community');
  await expectNoFindings(page);
  await tour(page)
    .getByRole('button', { name: /^One of the first ten/ })
    .click();

  await isNext(page, 'Declare a deposit');
  await tour(page).getByRole('button', { name: 'Pay in $300 of test money' }).click();
  await isNext(page, 'Activate a level');
  await tour(page).getByRole('link', { name: 'See the levels' }).click();
  await activateLevels(page);

  await page.getByRole('link', { name: 'Go to your tour' }).click();
  await isNext(page, 'See who got your money');
  await expect(page.getByRole('region', { name: 'What is new' })).toContainText(/Level activated.*−\$\d/);
  await expect(tour(page).getByRole('listitem').filter({ hasText: '$' })).not.toHaveCount(0);
  await tour(page).getByRole('button', { name: 'Go on' }).click();
  await isNext(page, 'Your first income');
  for (const day of [33, 63, 93]) {
    // The page has one such button.
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(walk(page)).toContainText(`Day ${day} of 720`);
  }
  // What asks for nothing is a line, once time passes.
  await expect(tour(page).getByRole('button', { name: 'Go on' })).toBeHidden();
  await tour(page).getByText('Your tour').click();
  await expect(tour(page)).toContainText(/You have earned \$\d/);
  await tour(page).getByRole('button', { name: 'Go on' }).click();
  await isNext(page, 'Whose money is this?');
  // Each sum stands above its wall of people, and nothing covers it.
  const sums = page.getByRole('region', { name: 'Whose money is this?' }).getByRole('definition');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const sum of await sums.filter({ hasText: /^[+-]?\$/ }).all()) {
      await sum.scrollIntoViewIfNeeded();
      expect(await isOnTop(sum)).toBe(true);
    }
  }
  await tour(page).getByRole('button', { name: 'Go on' }).click();

  await isNext(page, 'Withdraw');
  await page.goto('/dashboard/withdraw/?method=bank');
  await page.getByRole('button', { name: /^Max / }).click();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByRole('button', { name: 'Fill in sample details' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByText(/^Recorded: .* is held for your withdrawal/)).toBeVisible();

  await page.goto('/dashboard/');
  await isNext(page, 'Be paid');
  const waiting = page.getByRole('region', { name: 'What waits' });
  await expect(waiting.getByRole('link', { name: /^Open the operators’ console/ })).toBeVisible();
  await tour(page).getByRole('button', { name: 'Pretend that an operator pays' }).click();
  // Levels brought more than they cost; but what is left of the deposit buys levels only.
  await expect(page.getByRole('main')).toContainText('$300 in, ');
  await expect(tour(page)).toContainText('$285.00 is left in your Active deposit');
  await expect(tour(page).getByRole('heading', { name: /^You are \$\d+\.\d\d behind$/ })).toBeVisible();
  await expectNoFindings(page);

  await test.step('and again as number 900 of the same community', async () => {
    await tour(page).getByRole('button', { name: 'Number 900 of 1,000' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
    await expect(walk(page)).toContainText('Day 540 of 720');
    await isNext(page, 'Declare a deposit');
  });
});

memberTest(
  'time passes by itself until it is paused; a walk that is over leaves no dead end',
  async ({ page }) => {
    await page.goto('/dashboard/');
    await tour(page).getByText('Other ways to begin').click();
    await tour(page).getByLabel('Seed').fill('7');
    await tour(page)
      .getByRole('button', { name: /^One of the last/ })
      .click();
    await expect(page.getByRole('main')).toContainText('Seed 7');
    await walk(page).getByRole('button', { name: 'Let time pass' }).click();
    await expect(walk(page)).toContainText(/Day 6\d\d of 720/);
    await walk(page).getByRole('button', { name: 'Pause' }).click();
    await tour(page)
      .getByRole('button', { name: /^Pay in/ })
      .click();
    await tour(page).getByRole('link', { name: 'See the levels' }).click();
    await activateLevels(page);
    await page.goto('/dashboard/');
    for (const step of ['See who got your money', 'Your first income', 'Whose money is this?']) {
      await isNext(page, step);
      await tour(page).getByRole('button', { name: 'Go on' }).click();
    }
    // Time is left, but growth is over.
    await expect(tour(page)).toContainText('it will not come: no one joins any more');
    // Nothing was earned, withdrawn or paid, and no tile says so.
    await tour(page).getByRole('button', { name: 'Go on without a withdrawal' }).click();
    await expect(tour(page).getByLabel('Did not happen:')).toHaveCount(3);
    await expect(tour(page)).toContainText('Your walk goes on.');
    const month = walk(page).getByRole('button', { name: 'Next month' });
    while (!(await walk(page).getByText('Day 720 of 720').isVisible())) {
      // It may go or be busy between the look and the press.
      await month.click({ timeout: 2_000 }).catch(() => undefined);
    }
    // The verdict leads, in the tour's place.
    await expect(tour(page)).toBeHidden();
    const verdict = page.getByRole('region', { name: /^You are \$\d+\.\d\d behind$/ });
    await expect(verdict).toContainText('$300 in, $0 out or withdrawable');
    await expect(verdict).toContainText(
      /Of the [89]\d\d others with a level, \d+ got more than they paid for levels\./,
    );
    await oneLeads(page);
    await page.goto('/dashboard/deposit/');
    await expect(walk(page)).toContainText('It is over: no one is left to pay you.');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      'A deposit now cannot earn anything',
    );
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.getByText('Deposit anyway').click();
    await page.getByRole('radio', { name: 'Bitcoin' }).check();
    await oneLeads(page);
    const result = walk(page).getByRole('link', { name: 'See the result' });
    await expect(result).not.toHaveClass(/button--quiet/);
    await page.goto('/dashboard/withdraw/');
    await expect(
      page.getByRole('heading', { name: /^Earning ended at \$\d+: a withdrawal needs \$100$/ }),
    ).toBeVisible();
    await expect(page.getByText(/^Earning \+ \$\d+ locked$/)).toBeVisible();
    await expect(result).not.toHaveClass(/button--quiet/);
    await oneLeads(page);
    // All of it moved on one day: that is no picture.
    await page.goto('/dashboard/mywallet/');
    await expect(page.getByRole('region', { name: 'Statement' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Portfolio' })).toHaveCount(0);
    // The matrix with levels comes first, although S6 would.
    await page.goto('/dashboard/programme/');
    await expect(page.getByRole('heading', { name: /^S\d$/ })).toHaveText(['S8', 'S6']);
    await expect(page.getByRole('region', { name: 'S6' })).toContainText('Never activated');
    await expect(page.getByRole('region', { name: 'S6' }).getByRole('button')).toHaveCount(0);
    await result.click();
    await walk(page).getByRole('button', { name: 'Try another place' }).click();
    await page.getByRole('button', { name: /^Number 900 of 1,000/ }).click();
    // The question looks like every other, though it opens over the places.
    await expect(page.getByRole('button', { name: 'Keep the present one' })).toHaveCSS(
      'text-align',
      'center',
    );
  },
);

memberTest('the tour goes by the forms as well, without samples', async ({ page }) => {
  await page.goto('/dashboard/');
  await tour(page).getByText('Other ways to begin').click();
  await tour(page).getByRole('button', { name: 'Go on without samples' }).click();
  await isNext(page, 'Declare a deposit');
  await page.goto('/dashboard/deposit/');
  await declareDeposit(page, 'Dogecoin', 'Silver');
  await page.goto('/dashboard/');
  await isNext(page, 'Have it credited');
  await page.getByRole('button', { name: 'Pretend that I paid' }).click();
  await isNext(page, 'Activate a level');
  await expectNoFindings(page);
});

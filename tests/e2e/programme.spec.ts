import { expect, type Locator, type Page } from '@playwright/test';
import { fillInPerson, logIn, logOut } from './pages/auth.ts';
import { expectNoFindings } from './pages/axe.ts';
import { declareDeposit } from './pages/deposit.ts';
import { ADA, type Person } from './people.ts';
import { confirm, detail, waiting } from './pages/operator.ts';
import { seedEarned } from './pages/stored.ts';
import { memberTest, test } from './test.ts';

const BEN: Person = { ...ADA, firstName: 'Ben', email: 'ben@members.example', username: 'ben_test' };
const CLEO: Person = { ...ADA, firstName: 'Cleo', email: 'cleo@members.example', username: 'cleo_test' };

async function registerBelow(page: Page, upline: string, person: Person): Promise<void> {
  await page.goto(`/register/?ref=${upline}`);
  await fillInPerson(page, person);
  await page.getByRole('checkbox', { name: 'Yes, this member invited me' }).check();
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page).toHaveURL(/\/dashboard\//);
}

/** Declares a deposit of 500 dollars, and logs out. */
async function deposit(page: Page): Promise<void> {
  await page.goto('/dashboard/deposit/');
  await declareDeposit(page, 'Dogecoin', 'Silver');
  await logOut(page);
}

async function creditAll(page: Page, count: number): Promise<void> {
  await page.goto('/login/');
  await page.getByRole('button', { name: 'See it from the operator’s side' }).click();
  await expect(page).toHaveURL(/\/operator\/|\/dashboard\//);
  await page.goto('/operator/');
  for (let left = count; left > 0; left--) {
    await expect(waiting(page)).toHaveCount(left);
    await detail(page)
      .getByRole('button', { name: /^Credit/ })
      .click();
    await confirm(page, 'Credit', 'Paid in cash.');
  }
  await expect(waiting(page)).toHaveCount(0);
  await page.goto('/dashboard/');
  await logOut(page);
}

const matrix = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const tile = (page: Page, name: string, level: number) =>
  matrix(page, name).getByRole('button', { name: new RegExp(`^${name} level ${level} `) });

/** Opens a tile, and closes it after the look. */
async function lookInto(page: Page, name: string, level: number, look: (sheet: Locator) => Promise<void>) {
  await tile(page, name, level).click();
  const sheet = page.getByRole('dialog', { name: `${name} level ${level}` });
  await look(sheet);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(tile(page, name, level)).toBeFocused();
}

async function openProgramme(page: Page, person: Person): Promise<void> {
  await page.goto('/login/');
  await logIn(page, person);
  await page.goto('/dashboard/programme/');
  await expect(tile(page, 'S6', 1)).toBeVisible();
}

/** Looks a level over, and activates it. */
async function activate(page: Page, level: string, price: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${level} .*Activate$`) }).click();
  await page
    .getByRole('dialog', { name: `Activate ${level}` })
    .getByRole('button', { name: `Activate for ${price}` })
    .click();
  await expect(page.getByText(`${level} is active.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: /My levels/ })).toBeFocused();
}

test('three members, one under the other, activate levels, and each sees who was paid', async ({ page }) => {
  // Four people come and go, each with a password to hash.
  test.slow();
  for (const [upline, person] of [
    ['tessera', ADA],
    [ADA.username, BEN],
    [BEN.username, CLEO],
  ] as const) {
    await registerBelow(page, upline, person);
    await deposit(page);
  }
  await creditAll(page, 3);

  await test.step('Ada activates S6 and S8, and takes a look at what is next', async () => {
    await openProgramme(page, ADA);
    await matrix(page, 'S6').getByText('Locked levels').click();
    await lookInto(page, 'S6', 2, (sheet) => expect(sheet).toContainText('It comes after level 1.'));
    await activate(page, 'S6 level 1', '$5.00');
    await activate(page, 'S8 level 1', '$5.00');
    await lookInto(page, 'S8', 1, async (sheet) => {
      await expect(sheet).toContainText('Cycle 1: 0 of 8');
      await expect(sheet).toContainText('Freezes at its next full cycle unless level 2 is active');
      await expectNoFindings(page);
    });
    await tile(page, 'S8', 2).click();
    await expect(page.getByText('payments will pass you by until you activate level 3')).toBeVisible();
    await expect(page.getByText('$480.00 Active deposit, $0.00 Earning')).toBeVisible();
    await expectNoFindings(page);
    await page.goBack();
    await expect(tile(page, 'S8', 2)).toContainText('Activate');
    await logOut(page);
  });

  await test.step('Ben’s S8 is Ada’s, Cleo’s S6 too', async () => {
    await openProgramme(page, BEN);
    await activate(page, 'S8 level 1', '$5.00');
    await activate(page, 'S6 level 1', '$5.00');
    await logOut(page);
    await openProgramme(page, CLEO);
    await activate(page, 'S6 level 1', '$5.00');
    await activate(page, 'S8 level 1', '$5.00');
    await logOut(page);
  });

  await test.step('Ada sees her places, and what they brought', async () => {
    await openProgramme(page, ADA);
    await lookInto(page, 'S6', 1, async (sheet) => {
      await expect(sheet).toContainText('Cycle 1: 2 of 6');
      await expect(sheet).toContainText(
        /Place 1\s*ben_test\s*went up\s*Place 2\s*Free\s*Place 3\s*cleo_test\s*paid you/,
      );
    });
    await expect(tile(page, 'S8', 1)).toContainText('+$5');
    const rows = page
      .getByRole('region', { name: 'What partners’ activations brought me' })
      .locator('tbody tr');
    await expect(rows).toHaveText([/cleo_test.*S6 level 1.*\$5\.00/s, /ben_test.*S8 level 1.*\$5\.00/s]);
    await expectNoFindings(page);
  });

  await test.step('and so does her statement', async () => {
    await page.goto('/dashboard/mywallet/');
    const lines = page.getByRole('region', { name: 'Statement' }).locator('tbody tr:has(> td > time)');
    await expect(lines).toHaveCount(5);
    await expect(lines.first()).toContainText('Earned');
    await logOut(page);
    await openProgramme(page, BEN);
    await expect(tile(page, 'S8', 1)).toContainText('+$5');
    await expect(tile(page, 'S6', 1)).toContainText(/Earned\s*\$0/);
  });
});

memberTest(
  'a level says what it takes, what is missing, and what becomes of those who activate it',
  async ({ page }) => {
    await test.step('a member who cannot pay sees the missing amount', async () => {
      await page.goto('/dashboard/programme/');
      await expect(tile(page, 'S6', 1)).toHaveText(/Needs \$5 more$/);
      await tile(page, 'S6', 1).click();
      await expect(page.getByText(/\$5\.00 is missing/)).toBeVisible();
      await expect(page.getByRole('button', { name: /Activate for/ })).toHaveCount(0);
      await expectNoFindings(page);
      await page.goto('/dashboard/programme/?activate=s8-4');
      await expect(page.getByText('level 3 comes first')).toBeVisible();
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page).toHaveURL('/dashboard/programme/');
      await expect(tile(page, 'S8', 1)).toBeVisible();
    });

    await test.step('the sheet of a locked level leads to the level that comes first', async () => {
      await page.goto('/dashboard/programme/');
      await matrix(page, 'S8').getByText('Locked levels').click();
      await tile(page, 'S8', 3).click();
      const sheet = page.getByRole('dialog', { name: 'S8 level 3' });
      await expect(sheet).toContainText('It comes after level 2.');
      await expect(sheet).toContainText('Levels 1 to 3 together$35.00');
      await expect(sheet).toContainText('members each activated levels 1 to 3 of S8');
      await sheet.getByRole('button', { name: 'Activate level 1 · $5' }).click();
      await expect(page.getByRole('dialog', { name: 'Activate S8 level 1' })).toBeVisible();
      await expect(page).toHaveURL('/dashboard/programme/?activate=s8-1');
    });

    await test.step('a level that a member cannot pay for says first what is missing', async () => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto('/dashboard/programme/?activate=s6-1');
      await expect(page.getByText(/You do not have enough for it/)).toBeInViewport();
      await expect(page.getByRole('button', { name: /^Activate for/ })).toBeHidden();
    });

    await test.step('the odds of a level are those of a population that goes up to it', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await seedEarned(page, 500_00);
      await page.goto('/dashboard/programme/?activate=s6-1');
      await expect(page.getByRole('dialog')).toContainText('members each activated level 1 of S6');
      await page.getByRole('button', { name: 'Back' }).click();
      await activate(page, 'S6 level 1', '$5.00');
      await tile(page, 'S6', 2).click();
      await expect(page.getByRole('dialog')).toContainText('members each activated levels 1 to 2 of S6');
    });
  },
);

memberTest('a walk stays above the boards, small, on a phone and at a desk', async ({ page }) => {
  await page.goto('/dashboard/');
  await page.getByRole('button', { name: /^Number 900/ }).click();
  const bar = page.getByRole('region', { name: /^Your walk/ });
  await expect(bar).toContainText('Day 540 of 720');
  await page.goto('/dashboard/programme/');
  await page.getByRole('button', { name: /^Pay in/ }).click();
  await expect(page.getByRole('button', { name: /^Pay in/ })).toBeHidden();
  for (const { day, ...size } of [
    { day: 570, width: 390, height: 844 },
    { day: 600, width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await matrix(page, 'S8').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect((await bar.boundingBox())?.height).toBeLessThan(size.height / 8);
    await bar.getByRole('button', { name: 'Next month' }).click();
    await expect(bar).toContainText(
      new RegExp(`Day ${day} of 720\\s*30 days: .* joined, you earned nothing`),
    );
  }
});

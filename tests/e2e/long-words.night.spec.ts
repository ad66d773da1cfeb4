import { expect, type Locator, type Page } from '@playwright/test';
import { fillInPerson, logIn, logOut, openAccountMenu, openMessages, openOptional } from './pages/auth.ts';
import { declareDeposit, depositHistory, openProof } from './pages/deposit.ts';
import { confirm, detail, waiting } from './pages/operator.ts';
import { square } from './pages/pictures.ts';
import { seedEarned } from './pages/stored.ts';
import { expectToFit } from './pages/width.ts';
import { ADA, type Person } from './people.ts';
import { test } from './test.ts';

/** Each as long as its field allows, of the widest letters, and with no place to break a line at. */
const UPLINE: Person = {
  ...ADA,
  firstName: 'W'.repeat(80),
  lastName: 'M'.repeat(80),
  email: `${'w'.repeat(64)}@${'m'.repeat(63)}.${'w'.repeat(63)}.${'m'.repeat(61)}`,
  username: 'w'.repeat(20),
};
const PARTNER: Person = {
  ...UPLINE,
  email: `${'m'.repeat(64)}@${'w'.repeat(63)}.${'m'.repeat(63)}.${'w'.repeat(61)}`,
  username: 'm'.repeat(20),
};
const NOTE = 'W'.repeat(500);
const MESSAGE = 'M'.repeat(2000);
const FILE = `${'W'.repeat(200)}.png`;
const LONGEST_COUNTRY = 'South Georgia & South Sandwich Islands';

async function register(page: Page, person: Person, upline: string): Promise<void> {
  await page.goto(`/register/?ref=${upline}`);
  await fillInPerson(page, person);
  await openOptional(page);
  await page.getByLabel('Phone number').fill('+999999999999999');
  await page.getByLabel('Country').selectOption({ label: LONGEST_COUNTRY });
  await page.getByRole('checkbox', { name: 'Yes, this member invited me' }).check();
  await expectToFit(page, 'registration');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByText('We have sent you an e-mail')).toBeVisible();
  await logOut(page);
}

async function activate(page: Page, level: string): Promise<void> {
  await page.goto('/dashboard/programme/');
  await page.getByRole('button', { name: new RegExp(`^${level} .*Activate$`) }).click();
  await page.getByRole('button', { name: /^Activate for/ }).click();
  await expect(page.getByText(`${level} is active.`)).toBeVisible();
}

async function withdrawToBank(page: Page): Promise<void> {
  await page.goto('/dashboard/withdraw/');
  const bank = page.getByRole('radio', { name: 'Bank' });
  const more = page.getByText('Withdraw more');
  await expect(bank.or(more)).toBeVisible();
  if (await more.isVisible()) await more.click();
  await bank.check();
  await page.getByLabel('Amount in US dollars').fill('876.54');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByLabel('Country').selectOption({ label: LONGEST_COUNTRY });
  await page.getByLabel('Bank name').fill('W'.repeat(80));
  await page.getByLabel('Account holder').fill('M'.repeat(80));
  await page.getByLabel('Account number').fill('W'.repeat(34));
  await page.getByLabel('Zip').fill('W'.repeat(16));
  await page.getByLabel('Postal code').fill('M'.repeat(16));
  await expectToFit(page, 'bank form');
  await page.getByRole('button', { name: /Review/ }).click();
  await expect(page.getByRole('button', { name: 'Confirm withdrawal' })).toBeVisible();
  await expectToFit(page, 'review of a withdrawal');
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByText(/^Recorded:/)).toBeVisible();
}

/** Looks at what a button opens, and closes it again. */
async function fitsWhileOpen(page: Page, opener: Locator, name: string): Promise<void> {
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectToFit(page, name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('no screen is wider than its window, however long the typed words', async ({ page, context }) => {
  await test.step('two accounts, one below the other', async () => {
    await register(page, UPLINE, 'tessera');
    await register(page, PARTNER, UPLINE.username);
    await page.goto('/account/outbox/');
    await expect(page.getByRole('article')).toHaveCount(2);
    await expectToFit(page, 'outbox');
    await page.goto('/login/forgetpassword/');
    await page.getByLabel('E-mail').fill(UPLINE.email);
    await page.getByRole('button', { name: 'Get the link' }).click();
    await expect(page.getByText(UPLINE.email).first()).toBeVisible();
    await expectToFit(page, 'forgotten password');
  });

  await test.step('a partner pays the upline', async () => {
    for (const person of [UPLINE, PARTNER]) {
      await page.goto('/login/');
      await logIn(page, person);
      await seedEarned(page, 1_000_000_00);
      await activate(page, 'S6 level 1');
      await logOut(page);
    }
  });

  await test.step('a member makes every kind of request', async () => {
    await page.goto('/login/');
    await logIn(page, UPLINE);
    await withdrawToBank(page);
    await withdrawToBank(page);
    for (const coin of ['Ethereum', 'Bitcoin']) {
      await page.goto('/dashboard/deposit/');
      await declareDeposit(page, coin, 'Premium');
    }
    await page.getByText('Details and what comes next').click();
    const proof = await openProof(page);
    await proof
      .getByLabel('Choose a picture')
      .setInputFiles({ name: FILE, mimeType: 'image/png', buffer: await square('#2f6f4f') });
    await expect(page.getByRole('img', { name: `Preview of ${FILE}` })).toBeVisible();
    await expectToFit(page, 'payment');
    await page.getByRole('button', { name: 'Upload the proof' }).click();
    await expect(page.getByText('The proof was uploaded.')).toBeVisible();
    await openMessages(page);
    await page.getByRole('textbox', { name: 'Message' }).fill(MESSAGE);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('log')).toContainText(MESSAGE);
    await expectToFit(page, 'help');
  });

  const desk = await context.newPage();
  await test.step('the operators’ console', async () => {
    await desk.goto('/operator/');
    await desk.getByRole('button', { name: 'See it from the operator’s side' }).click();
    await expect(waiting(desk)).toHaveCount(1);
    await expectToFit(desk, 'deposits that wait');
    await waiting(desk).first().getByRole('link').click();
    await expectToFit(desk, 'a deposit that waits');
    await fitsWhileOpen(desk, desk.getByRole('button', { name: /^Credit/ }), 'question about a deposit');
    await fitsWhileOpen(desk, desk.getByRole('button', { name: /^Enlarge/ }), 'enlarged proof');
    await fitsWhileOpen(desk, desk.getByRole('button', { name: 'Keyboard' }), 'keys');
    await detail(desk)
      .getByRole('button', { name: /^Refuse/ })
      .click();
    await confirm(desk, 'Refuse', NOTE);
    await expectToFit(desk, 'a deposit was refused');
    await desk.getByRole('link', { name: /^Withdrawals/ }).click();
    await desk.getByRole('button', { name: /^Show 1 more by/ }).click();
    await expect(waiting(desk)).toHaveCount(2);
    await expectToFit(desk, 'withdrawals that wait');
    await waiting(desk).first().getByRole('link').click();
    await expectToFit(desk, 'a withdrawal that waits');
    await detail(desk)
      .getByRole('button', { name: /^Approve/ })
      .click();
    await confirm(desk, 'Approve', NOTE);
    await desk.getByRole('link', { name: /^Messages/ }).click();
    await desk.getByRole('navigation', { name: 'Members with messages' }).getByRole('link').click();
    await desk.getByRole('textbox', { name: 'Message' }).fill(MESSAGE);
    await desk.getByRole('button', { name: 'Send' }).click();
    await expect(desk.getByRole('log').getByText(MESSAGE)).toHaveCount(2);
    await expectToFit(desk, 'conversation');
    await desk.getByRole('link', { name: /^Totals/ }).click();
    await expectToFit(desk, 'totals');
    await desk.getByRole('link', { name: /^Audit/ }).click();
    const openers = desk.getByRole('button', { name: /^Details of/ });
    await expect(openers).toHaveCount(2);
    for (const opener of await openers.all()) await opener.click();
    await expect(desk.getByText(NOTE)).toHaveCount(2);
    await expectToFit(desk, 'audit trail');
    await logOut(desk);
  });

  await test.step('the member’s screens', async () => {
    await page.goto('/dashboard/');
    await expect(page.getByRole('region', { name: 'Market' }).getByRole('listitem')).toHaveCount(5);
    await expectToFit(page, 'home');
    await page.goto('/dashboard/?show=market');
    await expect(page.getByRole('table').first()).toBeVisible();
    await expectToFit(page, 'market');

    await page.setViewportSize({ width: 320, height: 800 });
    await openAccountMenu(page);
    await expectToFit(page, 'account menu');

    await page.goto('/dashboard/mywallet/');
    await expect(page.getByRole('region', { name: 'Statement' }).getByRole('row').nth(2)).toBeVisible();
    await page.getByText('The figures as a table').click();
    await expectToFit(page, 'my account');

    await page.goto('/dashboard/deposit/');
    await expect(page.getByText(NOTE)).toBeVisible();
    for (const opener of await depositHistory(page)
      .getByRole('button', { name: /^Details of/ })
      .all())
      await opener.click();
    await expect(page.getByRole('term').filter({ hasText: 'Decision' })).toHaveCount(1);
    await expectToFit(page, 'deposit history');
    await fitsWhileOpen(
      page,
      depositHistory(page)
        .getByRole('button', { name: / proof of / })
        .first(),
      'proof',
    );
    await fitsWhileOpen(page, depositHistory(page).getByRole('button', { name: /^Delete/ }), 'deletion');

    await page.goto('/dashboard/withdraw/');
    await expect(page.getByText(NOTE)).toBeVisible();
    for (const opener of await page.getByRole('button', { name: /^Details of/ }).all()) await opener.click();
    await expect(page.getByRole('term').filter({ hasText: 'Decision' })).toHaveCount(1);
    await expectToFit(page, 'withdrawals');
    await fitsWhileOpen(page, page.getByRole('button', { name: /^Cancel/ }), 'cancellation');

    await page.goto('/dashboard/programme/');
    await fitsWhileOpen(page, page.getByRole('button', { name: /^S6 level 1 / }), 'level');
    await page.getByRole('tab', { name: 'Partners' }).click();
    await page
      .getByRole('region', { name: 'My partners' })
      .getByRole('button', { name: PARTNER.username, exact: true })
      .click();
    await page.getByRole('combobox', { name: 'Find a partner by username' }).fill('m');
    await expect(page.getByRole('option')).toHaveCount(1);
    await expectToFit(page, 'programme');

    await page.goto('/dashboard/profile/');
    await expect(page.getByRole('heading', { name: UPLINE.firstName })).toBeVisible();
    for (const setting of await page.locator('main summary').all()) await setting.click();
    await expectToFit(page, 'profile');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByRole('status').filter({ hasText: UPLINE.email })).toBeVisible();
    await expectToFit(page, 'verification mail');
  });
});

import { expect, type BrowserContext, type Page } from '@playwright/test';
import { openHelp } from './pages/auth.ts';
import { MEMBER_SCREENS, type MemberScreenName, ROUTES } from '#domain/routes.ts';
import { declareDeposit, depositHistory } from './pages/deposit.ts';
import { type ReleasedSite, startReleasedSite } from './pages/releases.ts';
import { test as base } from './test.ts';

const TITLES: Readonly<Record<MemberScreenName, string>> = {
  home: 'Home',
  wallet: 'My Account',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  programme: 'Programme',
  profile: 'Profile',
};

/** Begins with Ada signed in on a site of its own, whose service worker may run. */
const test = base.extend<{ site: ReleasedSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  site: async ({}, use) => {
    const site = await startReleasedSite();
    await use(site);
    await site.stop();
  },
  baseURL: ({ site }, use) => use(site.origin),
  serviceWorkers: 'allow',
  storageState: ({ memberState, site }, use) =>
    use({ ...memberState, origins: memberState.origins.map((each) => ({ ...each, origin: site.origin })) }),
});

/** Opens a page and lets the moment come at which it registers the service worker. */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.fastForward(3000);
}

/** Opens a page and waits until the service worker is in charge of it. */
async function install(page: Page, path = '/dashboard/'): Promise<void> {
  await open(page, path);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const releaseOf = (page: Page) => page.locator('meta[name=release]').getAttribute('content');
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready' });
const update = (page: Page) => notice(page).getByRole('button', { name: 'Update now' });

/** A release appears while pages are open, and is fetched to its end. */
async function releaseAndFetch(site: ReleasedSite, page: Page): Promise<void> {
  site.release();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}

async function goOffline(site: ReleasedSite, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await site.stop();
}

/** Chromium 150 tells a page that it opens from a cache that there is a network, although none is simulated. */
async function sayOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await context.setOffline(true);
}

test('without a network every members’ screen opens, also one never opened before, and a deposit is requested', async ({
  page,
  context,
  site,
}) => {
  await install(page);
  await page.goto('/news/');
  await goOffline(site, context);

  for (const screen of MEMBER_SCREENS) {
    await page.goto(ROUTES[screen].path);
    await expect(title(page)).toHaveText(TITLES[screen]);
  }
  await page.goto('/dashboard/deposit/');
  await sayOffline(context);
  await expect(page.getByText('You are offline. Everything here works all the same')).toBeVisible();
  await declareDeposit(page, 'Tron', 'Bronze');
  await expect(depositHistory(page).getByRole('row', { name: /Tron/ })).toHaveCount(1);

  await test.step('prices too, up to the oldest', async () => {
    await page.goto('/dashboard/');
    await expect(page.getByRole('region', { name: 'Market' }).getByRole('listitem').nth(4)).toBeAttached();
    const isKept = (path: string) => page.evaluate((url) => fetch(url).then(({ ok }) => ok), path);
    expect(await isKept('/market/bitcoin/older.json')).toBe(true);
  });

  await test.step('public pages: the landing, those that were visited; for others, one that says so', async () => {
    await page.goto('/');
    await expect(title(page)).toHaveText('See where each coin goes');
    await page.goto('/news/');
    await expect(title(page)).toHaveText('News');
    await page.goto('/register?ref=ada');
    await expect(page).toHaveURL('/dashboard/');
    await page.goto('/roadmap/');
    await expect(title(page)).toHaveText('This page needs a network');
    await sayOffline(context);
    await context.setOffline(false);
    await expect(title(page)).toHaveText('You are online again');
    await expect(page.getByRole('link', { name: 'Open the page again' })).toBeVisible();
    await context.setOffline(true);
    await expect(title(page)).toHaveText('This page needs a network');
    await page.getByRole('main').getByRole('link', { name: 'My account' }).click();
    await expect(title(page)).toHaveText(TITLES.home);
  });

  await test.step('what only the server can do fails as it would without a worker', async () => {
    await expect(page.goto('/rss.xml')).rejects.toThrow('ERR_');
  });
});

test('a page opened before a release has what it never loaded, and the release waits for the button, tab by tab', async ({
  page,
  context,
  site,
}) => {
  await install(page);
  const other = await context.newPage();
  await open(other, '/dashboard/withdraw/');
  await other.getByText('See the form').click();
  await other.getByRole('radio', { name: /Bank/ }).check();
  await releaseAndFetch(site, page);
  await expect(notice(page)).toBeVisible();

  await test.step('until it is pressed, all comes from the release before', async () => {
    const loaded = page.waitForResponse(/\/HelpPanel\..*-A\.js$/);
    await openHelp(page);
    expect((await loaded).fromServiceWorker()).toBe(true);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await open(page, '/dashboard/deposit/');
    await expect(title(page)).toHaveText(TITLES.deposit);
    expect(await releaseOf(page)).toBe('A');
  });

  await test.step('the button in one tab leaves what is typed in another', async () => {
    await update(page).click();
    await expect.poll(() => releaseOf(page)).toBe('B');
    await expect(title(page)).toHaveText(TITLES.deposit);
    await expect(notice(page)).toBeHidden();

    await expect(other.getByRole('radio', { name: /Bank/ })).toBeChecked();
    expect(await releaseOf(other)).toBe('A');
    const loaded = other.waitForResponse(/\/HelpPanel\..*-A\.js$/);
    await openHelp(other);
    expect((await loaded).status()).toBe(200);
    await expect(other.getByRole('dialog')).toBeVisible();
    await other.keyboard.press('Escape');
  });

  await test.step('where something is typed, the button asks first', async () => {
    await update(other).click();
    await expect(notice(other)).toContainText('You have typed something here');
    await expect(other.getByRole('radio', { name: /Bank/ })).toBeChecked();
    await update(other).click();
    await expect.poll(() => releaseOf(other)).toBe('B');
    await expect(title(other)).toHaveText(TITLES.withdraw);
  });
});

test('a page opened just before a release, with no worker yet, moves on into the new one', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto('/dashboard/');
  await expect(title(page)).toBeVisible();
  site.release();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.clock.fastForward(3000);
  await page.getByRole('link', { name: 'Deposit', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Choose a coin' })).toBeVisible();
  expect(await releaseOf(page)).toBe('B');
  expect(errors).toEqual([]);
});

test('what the browser has lost comes from the server, and a site that withdraws its worker leaves nothing of it', async ({
  page,
  site,
}) => {
  await install(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.goto('/dashboard/deposit/');
  await expect(page.getByRole('heading', { name: 'Choose a coin' })).toBeVisible();

  site.withdrawWorker();
  // The other pages of this site still register a worker; this one does not.
  await page.goto('/news/');
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
  await page.goto('/dashboard/deposit/');
  await expect(page.getByRole('heading', { name: 'Choose a coin' })).toBeVisible();
});

import { expect, type Page } from '@playwright/test';
import { seedPartners } from '#bench/support/sample-partners.mjs';
import { fillInPerson, logIn, logOut } from './pages/auth.ts';
import { expectNoFindings } from './pages/axe.ts';
import { ADA } from './people.ts';
import { memberTest } from './test.ts';

const BEN = { ...ADA, firstName: 'Ben', email: 'ben@members.example', username: 'ben_test' };

const partners = (page: Page) => page.getByRole('region', { name: 'My partners', exact: true });
const map = (page: Page) => page.getByRole('application', { name: 'Map of your partners' });
const list = (page: Page) => page.getByRole('region', { name: 'List of your partners' });
const chosen = (page: Page) => page.getByRole('region', { name: 'Chosen partner' });
const search = (page: Page) => page.getByRole('combobox', { name: 'Find a partner by username' });
const inList = (page: Page, name: string) => list(page).getByRole('button', { name, exact: true });

async function openPartners(page: Page): Promise<void> {
  await page.goto('/dashboard/programme/');
  await partners(page).scrollIntoViewIfNeeded();
}

/** As Ada, with so many sample members below her. */
async function arriveWith(page: Page, count: number): Promise<void> {
  await page.goto('/dashboard/');
  await seedPartners(page, ADA.username, count);
  await openPartners(page);
  await expect(map(page)).toBeVisible();
}

/** How many colours the map is painted in. */
const coloursOf = (page: Page) =>
  map(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      return new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer())).size;
    });

memberTest('the downline is empty until a partner registers by the link', async ({ page }) => {
  await openPartners(page);
  await expect(partners(page).getByText('No partners yet')).toBeVisible();
  await expect(partners(page).getByRole('link', { name: 'Go to your referral link' })).toBeVisible();

  await logOut(page);
  await page.goto(`/register/?ref=${ADA.username}`);
  await fillInPerson(page, BEN);
  await page.getByRole('checkbox', { name: 'Yes, this is my upline' }).check();
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page).toHaveURL(/\/dashboard\//);
  await logOut(page);
  await page.goto('/login/');
  await logIn(page);
  await openPartners(page);
  await expect(partners(page).getByText('1 partner on 1 line, 1 of them invited by you.')).toBeVisible();
  await expect(inList(page, BEN.username)).toBeVisible();
  await expect(partners(page).getByText('Sample', { exact: true })).toHaveCount(0);
});

memberTest(
  'a partner is found by name, on the map, in the list, and with the path to the member',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arriveWith(page, 3000);
    await expect(partners(page).getByText('3,000 of them are samples, not real people.')).toBeVisible();
    const before = await map(page).screenshot();

    await search(page).fill('SAMPLE_2A');
    await expect(page.getByRole('option').first()).toContainText('sample_2a');
    await page.keyboard.press('ArrowDown');
    await expect(search(page)).toHaveAttribute('aria-activedescendant', /-0$/);
    await page.keyboard.press('Enter');
    await expect(chosen(page).getByRole('heading', { name: /^sample_2a/ })).toBeVisible();
    await expect(inList(page, 'sample_2a')).toHaveAttribute('aria-current', 'true');
    const path = chosen(page).getByRole('list', { name: 'From you to this partner' });
    await expect(path.getByRole('listitem').first()).toHaveText('You');
    await expect(path.getByRole('listitem').last()).toHaveText('sample_2a');
    expect(await map(page).screenshot()).not.toEqual(before);

    await search(page).fill('nobody_of_this_name');
    await expect(partners(page).getByText('None of your partners has such a name.')).toBeVisible();
  },
);

memberTest('the list opens branch by branch, and shows the partner chosen on the map', async ({ page }) => {
  await arriveWith(page, 200);
  const open = list(page).getByRole('button', { name: 'Show who sample_1 invited' });
  await open.click();
  const close = list(page).getByRole('button', { name: 'Hide who sample_1 invited' });
  await expect(close).toHaveAttribute('aria-expanded', 'true');
  const shown = await list(page).getByRole('listitem').count();
  await close.click();
  expect(await list(page).getByRole('listitem').count()).toBeLessThan(shown);

  // The member is in the middle.
  await map(page).focus();
  await page.keyboard.press('Enter');
  await expect(chosen(page).getByRole('heading')).toContainText(ADA.username);
  await expect(list(page).locator('[aria-current]')).toHaveText(`You (${ADA.username})`);
});

memberTest(
  'the map moves and zooms by keys, buttons, wheel and drag, and lets the page scroll past',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arriveWith(page, 3000);
    let last = await map(page).screenshot();
    const expectOther = async () => {
      await expect.poll(async () => (await map(page).screenshot()).equals(last)).toBe(false);
      last = await map(page).screenshot();
    };
    const box = await map(page).boundingBox();
    if (!box) throw new Error('The map has no box');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];

    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expectOther();
    await map(page).focus();
    last = await map(page).screenshot();
    for (const key of ['ArrowRight', '+', 'ArrowDown', '0']) {
      await page.keyboard.press(key);
      await expectOther();
    }
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expectOther();
    await page.mouse.move(x, y);

    // Without the focus, the wheel is the page's.
    const scrolled = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, -120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(scrolled);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);

    await page.mouse.move(x, y);
    last = await map(page).screenshot();
    await page.mouse.down();
    await page.mouse.move(x - 120, y - 60, { steps: 4 });
    await page.mouse.up();
    await expectOther();
  },
);

memberTest('two fingers zoom the map, and not the page', async ({ browser, memberState }) => {
  const context = await browser.newContext({
    hasTouch: true,
    reducedMotion: 'reduce',
    storageState: memberState,
  });
  const page = await context.newPage();
  await arriveWith(page, 300);
  const box = await map(page).boundingBox();
  if (!box) throw new Error('The map has no box');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const before = await map(page).screenshot();

  const touchscreen = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
    touchscreen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((dx, id) => ({ x: x + dx, y, id })),
    });
  await touch('touchStart', -30);
  await touch('touchStart', -30, 30);
  for (const apart of [40, 60, 80, 110]) await touch('touchMove', -apart, apart);
  await expect.poll(async () => (await map(page).screenshot()).equals(before)).toBe(false);
  await touch('touchEnd');
  await expect(chosen(page).getByRole('heading', { name: /^sample_/ })).toHaveCount(0);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  await context.close();
});

memberTest('axe finds nothing with partners there, and 320 pixels are wide enough', async ({ page }) => {
  await arriveWith(page, 500);
  await search(page).fill('sample_1');
  await page.getByRole('option').first().click();
  await expect(chosen(page).getByRole('heading', { name: /^sample_1/ })).toBeVisible();
  await search(page).fill('sample');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoFindings(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

  // Forced colours leave a canvas alone, so the map has its own.
  await page.emulateMedia({ forcedColors: 'active' });
  await page.reload();
  await partners(page).scrollIntoViewIfNeeded();
  await expect.poll(() => coloursOf(page)).toBeGreaterThan(9);
});

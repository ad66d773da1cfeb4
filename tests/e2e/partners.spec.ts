import { expect, type Page } from '@playwright/test';
import { fillInPerson, logIn, logOut } from './pages/auth.ts';
import { expectNoFindings } from './pages/axe.ts';
import { ADA } from './people.ts';
import { seedPartners } from './sample-partners.mjs';
import { memberTest, test } from './test.ts';

const BEN = { ...ADA, firstName: 'Ben', email: 'ben@members.example', username: 'ben_test' };

const partners = (page: Page) => page.getByRole('region', { name: 'My partners', exact: true });
const picture = (page: Page) => page.getByRole('application', { name: 'Picture of your partners' });
const list = (page: Page) => page.getByRole('region', { name: 'List of your partners' });
const chosen = (page: Page) => page.getByRole('region', { name: 'Chosen partner' });
const search = (page: Page) => page.getByRole('combobox', { name: 'Find a partner by username' });
const inList = (page: Page, name: string) => list(page).getByRole('button', { name, exact: true });

async function openPartners(page: Page): Promise<void> {
  await page.goto('/dashboard/programme/?show=partners');
}

async function openPicture(page: Page): Promise<void> {
  await openPartners(page);
  await expect(picture(page)).toBeVisible();
}

/** How many colours the picture is painted in. */
const coloursOf = (page: Page) =>
  picture(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      return new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer())).size;
    });

memberTest(
  'the tabs of the programme keep their address, and the downline is empty until a partner registers by the link',
  async ({ page }) => {
    await test.step('the address keeps the tab, and arrow keys move between tabs', async () => {
      await page.goto('/dashboard/programme/');
      const tab = (name: string) => page.getByRole('tab', { name });
      await tab('Levels').focus();
      await page.keyboard.press('ArrowRight');
      await expect(tab('Partners')).toBeFocused();
      await expect(page).toHaveURL('/dashboard/programme/?show=partners');
      await page.reload();
      await expect(tab('Partners')).toHaveAttribute('aria-selected', 'true');
      await expect(partners(page).getByText('No partners yet')).toBeVisible();
      await page.goBack();
      await expect(tab('Levels')).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('heading', { name: /My levels/ })).toBeVisible();
    });

    await test.step('the downline is empty until a partner registers by the link', async () => {
      await openPartners(page);
      await expect(partners(page).getByText('No partners yet')).toBeVisible();

      await logOut(page);
      await page.goto(`/register/?ref=${ADA.username}`);
      await fillInPerson(page, BEN);
      await page.getByRole('checkbox', { name: 'Yes, this member invited me' }).check();
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
  },
);

memberTest(
  'partners are found by name, gone through in the picture and in the list, also in forced colours',
  async ({ page }) => {
    await test.step('a press or Enter goes into a branch; the middle, Escape and the path lead back', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/dashboard/');
      await seedPartners(page, ADA.username, 3000);
      await openPicture(page);
      const path = partners(page).getByRole('list', { name: 'From you to this partner' });
      const steps = path.getByRole('listitem');
      const box = await picture(page).boundingBox();
      if (!box) throw new Error('The picture has no box');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await expect.poll(() => coloursOf(page)).toBeGreaterThan(9);
      await picture(page).scrollIntoViewIfNeeded();

      // Right of the top begins the largest branch.
      await picture(page).click({
        position: { x: box.width / 2 + 30, y: box.height / 2 - box.height * 0.12 },
      });
      await expect(steps).toHaveCount(2);
      await picture(page).click();
      await expect(steps).toHaveCount(0);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(steps).toHaveCount(3);
      await page.keyboard.press('Escape');
      await expect(steps).toHaveCount(2);
      await path.getByRole('button', { name: 'You' }).click();
      await expect(steps).toHaveCount(0);

      // The wheel is the page's.
      await page.mouse.move(x, y);
      const scrolled = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, -120);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThanOrEqual(scrolled);
    });

    await test.step('a partner is found by name, in the picture, in the list, and with the path to the member', async () => {
      await openPicture(page);
      await expect(partners(page).getByText('All are samples, not real people.')).toBeVisible();
      const before = await picture(page).screenshot();

      await search(page).fill('SAMPLE_2A');
      await expect(page.getByRole('option').first()).toContainText('sample_2a');
      await page.keyboard.press('ArrowDown');
      await expect(search(page)).toHaveAttribute('aria-activedescendant', /-0$/);
      await page.keyboard.press('Enter');
      await expect(chosen(page).getByRole('heading', { name: /^sample_2a/ })).toBeVisible();
      await expect(inList(page, 'sample_2a')).toHaveAttribute('aria-current', 'true');
      const path = partners(page).getByRole('list', { name: 'From you to this partner' });
      await expect(path.getByRole('listitem').first()).toHaveText('You');
      await expect(path.getByRole('listitem').last()).toHaveText('sample_2a');
      expect(await picture(page).screenshot()).not.toEqual(before);

      await search(page).fill('nobody_of_this_name');
      await expect(partners(page).getByText('None of your partners has such a name.')).toBeVisible();
    });

    await test.step('the list opens branch by branch, and shows the partner chosen in the picture', async () => {
      await openPicture(page);
      const open = list(page).getByRole('button', { name: 'Show who sample_1 invited' });
      await open.click();
      const close = list(page).getByRole('button', { name: 'Hide who sample_1 invited' });
      await expect(close).toHaveAttribute('aria-expanded', 'true');
      const shown = await list(page).getByRole('listitem').count();
      await close.click();
      await expect.poll(() => list(page).getByRole('listitem').count()).toBeLessThan(shown);

      await picture(page).focus();
      await page.keyboard.press('ArrowDown');
      await expect(list(page).locator('[aria-current]')).toHaveText(/^sample_/);
      const first = await list(page).locator('[aria-current]').textContent();
      // The list and the picture have one order. The first item is the member.
      await expect(list(page).getByRole('listitem').nth(1)).toContainText(first ?? '');
      await page.keyboard.press('ArrowRight');
      await expect(list(page).locator('[aria-current]')).not.toHaveText(first ?? '');
      await expect(chosen(page).getByRole('status')).toContainText(/line 1, .* came through them/);
    });

    await test.step('axe finds nothing with partners there, and 320 pixels are wide enough', async () => {
      await openPicture(page);
      await search(page).fill('sample_1');
      await page.getByRole('option').first().click();
      await expect(chosen(page).getByRole('heading', { name: /^sample_1/ })).toBeVisible();
      await search(page).fill('sample');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectNoFindings(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

      // Forced colours leave a canvas alone, so the picture has its own.
      await page.emulateMedia({ forcedColors: 'active' });
      await page.reload();
      await expect.poll(() => coloursOf(page)).toBeGreaterThan(9);
    });
  },
);

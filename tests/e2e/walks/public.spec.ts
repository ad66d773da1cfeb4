import { expect } from '@playwright/test';
import { test } from '../test.ts';
import { listen, pasted, typed } from './walk.ts';

test('a screen reader hears the search', async ({ page }) => {
  const walk = await listen(page);
  await page.goto('/news/');
  await walk([
    ['', 'page "News · Tessera"'],
    ['Tab', 'link "Skip to the content"'],
    ['Enter', 'main ""'],
    ['Tab', 'link "All"'],
    ['Tab', 'link "Accounts"'],
    ['Tab', 'link "Invited"'],
    ['Tab', 'link "Ledger"'],
    ['Tab', 'link "Maths"'],
    ['Tab', 'link "Metaverse"'],
    ['Tab', 'link "Programme"'],
    ['Tab', 'link "Research"'],
    ['Tab', 'link "Security"'],
    ['Tab', 'link "Test coins"'],
    ['Tab', 'searchbox "Search pages and news"', 'status: Loading the search…'],
    [pasted('wallet number'), 'status: 4 results found.'],
    ['ArrowDown', 'link "Login by ForceID"'],
    ['ArrowDown', 'link "What a test network is"'],
    ['ArrowUp', 'link "Login by ForceID"'],
    ['ArrowUp', 'searchbox "Search pages and news"'],
    ['Enter', 'link "Login by ForceID"'],
    ['Enter', 'page "Login by ForceID · Tessera"'],
  ]);
  // The browser's own key for it is not the page's.
  await page.goBack();
  await expect(page).toHaveURL(/\/news\/\?q=wallet\+number/);
  await expect(page.getByRole('searchbox')).toHaveValue('wallet number');
  // What was found comes anew after the field, and takes the focus of a link with it.
  await expect(page.getByRole('status')).toContainText('4 results found.');
  await page.getByRole('link', { name: 'Login by ForceID' }).first().focus();
  await walk([
    ['', 'link "Login by ForceID"'],
    ['Escape', 'searchbox "Search pages and news"'],
    [pasted('zyzzyva'), 'status: Nothing found for “zyzzyva”.'],
  ]);
});

test('a screen reader hears a run of the simulator, and its URL shares it', async ({ page }) => {
  const walk = await listen(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/maths/#simulator');
  await expect(page.getByRole('slider', { name: 'Your guess' })).toBeEnabled();
  await walk([
    ['', 'page "The maths · Tessera"'],
    ['Tab', 'region "How many of 100 end ahead?", group "Your guess", slider "Your guess" is 50'],
    ['ArrowLeft', 'slider "Your guess" is 49'],
    ['Tab', 'button "Turn the tiles"'],
    ['Enter', 'generic ""', 'status: 12 of 100 are ahead. You said 49.'],
  ]);
  const period = page.getByRole('slider', { name: 'Period', exact: true });
  await period.press('ArrowLeft');
  await expect(period).toHaveAttribute('aria-valuetext', '23: no one new');
  await page.getByRole('radio', { name: 'S8', exact: true }).check();
  await expect(page.getByText(/^Period 23: 9 of 100/)).toBeVisible();
  await expect(page).toHaveURL(
    /\?matrix=s8&members=10000&idle=22&budget=40&leaders=15&levels=9&invite=50&inviters=any&fee=0&seed=20220824/,
  );
  await page.reload();
  await page.locator('#simulator').scrollIntoViewIfNeeded();
  await expect(page.getByText('9 of 100 are ahead.')).toBeVisible();
});

test('a screen reader hears what follows from an offer', async ({ page }) => {
  const walk = await listen(page);
  await page.goto('/check/');
  await page.getByRole('button', { name: 'Bring 2' }).focus();
  await walk([
    ['', 'group "Try an example:", button "Bring 2, get $15 for $10" not pressed'],
    ['Tab', 'DisclosureTriangle "Tessera’s own" collapsed'],
    ['Tab', 'textbox "What I pay to join"'],
    [typed('300')],
    ['Tab', 'combobox "What I am promised" … is A return, in percent'],
    ['Tab', 'textbox "Percent"'],
    [
      typed('1'),
      'status: What members pay cannot keep this promise to all of them. At most 89 of 100 get their money and one year’s return. 2 warning signs.',
    ],
    ['Tab', 'combobox "per" … is month'],
    ['Tab', 'textbox "People I must bring" (Leave it empty if none)'],
    [
      typed('x'),
      'textbox "People I must bring" invalid (Leave it empty if none Give a whole number, like 12.)',
      'status: People I must bring: Give a whole number, like 12.',
    ],
    [
      'Backspace 2',
      'textbox "People I must bring" (Leave it empty if none)',
      'status: … At most 50 of 100 get their money and one year’s return. 3 warning signs.',
    ],
    ['Tab', 'DisclosureTriangle "More that I was told" collapsed'],
    ['Tab', 'region "What follows", group "How long it is paid", button "3 months" not pressed'],
    ['Tab', 'button "1 year" pressed'],
    ['Tab Tab', 'slider "Others who join after them" is 50'],
    ['End', 'slider "Others who join after them" is 100'],
    ['Tab', 'link "People per country: World Bank, 2024."'],
    ['Tab', 'link "You are paid for people you bring"'],
  ]);
});

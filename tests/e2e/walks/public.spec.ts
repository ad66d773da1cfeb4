import { expect } from '@playwright/test';
import { test } from '../test.ts';
import { listen, pasted, times, typed } from './walk.ts';

test('a screen reader hears the search', async ({ page }) => {
  const walk = await listen(page);
  await page.goto('/news/');
  await walk([
    ['', 'page "News · Tessera"'],
    ['Tab', 'link "Skip to the content"'],
    ['Enter', 'main ""'],
    ['Tab', 'link "accounts"'],
    ['Tab', 'link "metaverse"'],
    ['Tab', 'link "programme"'],
    ['Tab', 'link "security"'],
    ['Tab', 'searchbox "Search the news"', 'status: Loading the search…'],
    [pasted('security'), 'status: 2 posts found.'],
    ['ArrowDown', 'link "Login by ForceID"'],
    ['ArrowDown', 'link "Update about SFC"'],
    ['ArrowUp', 'link "Login by ForceID"'],
    ['ArrowUp', 'searchbox "Search the news"'],
    ['Enter', 'link "Login by ForceID"'],
    ['Enter', 'page "Login by ForceID · Tessera"'],
  ]);
  // The browser's own key for it is not the page's.
  await page.goBack();
  await expect(page).toHaveURL(/\/news\/\?q=security/);
  await expect(page.getByRole('searchbox')).toHaveValue('security');
  await page.getByRole('link', { name: 'Login by ForceID' }).first().focus();
  await walk([
    ['', 'link "Login by ForceID"'],
    ['Escape', 'searchbox "Search the news"'],
    [pasted('zyzzyva'), 'status: Nothing found for “zyzzyva”.'],
    ['Tab', 'link "all the news"'],
  ]);
});

test('a screen reader hears a run of the simulator, and its URL shares it', async ({ page }) => {
  const walk = await listen(page);
  await page.goto('/maths/#simulator');
  await expect(page.getByLabel('Seed')).toBeEnabled();
  await walk([
    ['', 'page "The maths · Tessera"'],
    ['Tab', 'region "Try it with a million people", group "The rules of the run", combobox "Matrix" …'],
    [typed('S8'), 'combobox "Matrix" … is S8'],
    ['Tab', 'textbox "Members who join before growth stops" (A whole number from 100 to 1,000,000.)'],
    [`${times(5, 'Backspace')} 7 Enter`, 'generic ""', 'alert: …give 100 or more…'],
    ['Tab', 'link "…give 100 or more…"'],
    ['Enter', 'textbox "Members who join before growth stops" invalid (…give 100 or more…)'],
    [
      'Backspace 2 0 0 0',
      'textbox "Members who join before growth stops" (A whole number from 100 to 1,000,000.)',
    ],
    [
      'Tab',
      'textbox "Of 100 who join, how many buy level 1 and do nothing more" (0 to 95. They invite no one.)',
    ],
    [
      'Tab',
      'textbox "What the others spend on joining, in dollars" (The median, 5 to 10,000: half spend less, half more.)',
    ],
    ['Tab', 'textbox "Early leaders, of 1,000 members" (0 to 100. They join before all others.)'],
    ['Tab', 'textbox "Levels that a leader holds" (1 to 12, of each matrix.)'],
    ['Tab', 'textbox "Of 100 newcomers, how many a leader invites" (0 to 95.)'],
    ['Tab', 'combobox "Who invites the rest" collapsed opens menu is Anyone who is active'],
    ['Tab', 'textbox "Network fee, in percent of each purchase" (0 to 20. No member gets it.)'],
    [
      'Tab',
      'textbox "Seed" (Any whole number. The same seed gives the same run; another one shows what is chance.)',
    ],
    ['7'],
    ['Tab', 'button "Run the simulation"'],
    ['Enter', 'status: Done. Of 2,000 members, … are behind.'],
    [
      'Tab',
      'region "What became of them", DisclosureTriangle "The figures as a table (Of every 100 members)" collapsed',
    ],
    ['Enter', 'DisclosureTriangle "The figures as a table (Of every 100 members)" expanded'],
    ['Tab', 'button "Save as PNG: Of every 100 members"'],
  ]);
  const told = await page.getByText(/^Done\. Of 2,000/).textContent();
  await expect(page).toHaveURL(
    /\?matrix=s8&members=2000&idle=22&budget=40&leaders=15&levels=9&invite=50&inviters=any&fee=0&seed=7/,
  );
  await page.reload();
  await page.locator('#simulator').scrollIntoViewIfNeeded();
  await expect(page.getByText(/^Done\./)).toHaveText(`${told}`);
  await expect(page.getByLabel('Members who join')).toHaveValue('2000');
});

test('a screen reader hears what follows from an offer', async ({ page }) => {
  const walk = await listen(page);
  await page.goto('/check/');
  await page.getByRole('button', { name: 'Premium' }).focus();
  await walk([
    ['', 'button "Premium" not pressed'],
    ['Tab', 'textbox "What I pay to join"'],
    [typed('300')],
    ['Tab', 'combobox "What I am promised" … is A return, in percent'],
    ['Tab', 'textbox "Percent"'],
    [
      typed('1'),
      'status: 89 of 100 can get it, at most. 1 warning sign. What members pay cannot keep this promise to all of them.',
    ],
    ['Tab', 'combobox "per" … is month'],
    ['Tab', 'textbox "People I must bring"'],
    [
      typed('x'),
      'textbox "People I must bring" invalid (Give a whole number, like 12.)',
      'status: People I must bring: Give a whole number, like 12.',
    ],
    [
      'Backspace 2',
      'textbox "People I must bring"',
      'status: 50 of 100 can get it, at most. 3 warning signs. …',
    ],
    ['Tab', 'DisclosureTriangle "More that I was told" collapsed'],
    ['Tab', 'region "What follows", slider "Others who join after them" is 0'],
    ['End', 'slider "Others who join after them" is 100'],
    ['Tab', 'link "You are paid for people you bring"'],
  ]);
});

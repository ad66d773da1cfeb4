import { expect, type Locator, type Page } from '@playwright/test';
import { ENGLISH } from '#tests/e2e/words/words.ts';

/** Goes in as the operator of this browser's own programme, and ends in the console. */
export async function enterAsOperator(page: Page, site = ENGLISH): Promise<void> {
  await page.goto(site.at('/login/'));
  await page.getByRole('button', { name: site.sandboxText.entry }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: site.operatorText.title, exact: true }),
  ).toBeVisible();
}

/** In another tab, a member begins a walk as number 900: the samples before them leave requests. */
export async function loadSamples(page: Page): Promise<void> {
  const visitor = await page.context().newPage();
  await visitor.goto('/dashboard/');
  const guest = visitor.getByRole('button', { name: 'Try it as a guest' });
  const place = visitor.getByRole('button', { name: /^Number 900/ });
  await expect(guest.or(place)).toBeVisible();
  if (await guest.isVisible()) await guest.click();
  await place.click();
  // An expectation of a bench, which runs outside of the tests, waits for five seconds.
  await visitor.getByText('Day 540 of 720').waitFor({ timeout: 300_000 });
  await visitor.close();
}

/** Requests of the list that is open, first to last. */
export const waiting = (page: Page, site = ENGLISH): Locator =>
  page.getByRole('list', { name: site.queueText.list }).getByRole('listitem');

/** The link of each of them, which has the focus. */
export const rows = (page: Page, site = ENGLISH): Locator => waiting(page, site).getByRole('link');

/** All of the request that is open: the first one, until another is. */
export const detail = (page: Page): Locator => page.getByRole('region', { name: /\$\d|\d\s\$/ });

/** Opens the request of a member, and returns its detail. */
export async function openRequest(page: Page, username: string, site = ENGLISH): Promise<Locator> {
  // Firefox gives the focus to one window at a time.
  await page.bringToFront();
  await rows(page, site).filter({ hasText: username }).first().click();
  const opened = detail(page).filter({ hasText: username });
  await expect(opened.getByRole('heading')).toBeFocused();
  return opened;
}

/** Opens one of the lists of a queue. */
export const openList = (page: Page, name: 'Ready' | 'No proof yet' | 'Marked'): Promise<void> =>
  page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name }).click();

/** What the console says of what was done. */
export const said = (page: Page): Locator => page.getByRole('region').getByRole('status').first();

/** Answers the question that is open. */
export async function confirm(
  page: Page,
  verb: 'Credit' | 'Approve' | 'Refuse',
  note?: string,
): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (note !== undefined) await dialog.getByLabel('Note to the member').fill(note);
  await dialog.getByRole('button', { name: verb }).click();
  await expect(dialog).toBeHidden();
}

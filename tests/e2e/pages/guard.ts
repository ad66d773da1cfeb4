import { expect, type Page, test } from '@playwright/test';
import { MEMBER_SCREENS, ROUTES } from '#domain/routes.ts';

/** Those that ask a visitor to sign in. */
export const PRIVATE_PAGES: readonly string[] = [...MEMBER_SCREENS, 'operator' as const].map(
  (name) => ROUTES[name].path,
);

/** Runs before the page's own scripts and remembers every text that a page ever holds. */
const watchTexts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: string[] = JSON.parse(sessionStorage.getItem('seen') ?? '[]');
    new MutationObserver(() => {
      // biome-ignore lint/performance/useDomNodeTextContent: what is painted counts, not what scripts hold
      seen.push(`${location.pathname} ${document.body?.innerText}`);
      sessionStorage.setItem('seen', JSON.stringify(seen));
    }).observe(document, { childList: true, subtree: true });
  });

/** A signed-out visitor is sent on from each of the pages, and is shown nothing private on the way. */
export async function expectSentToRegister(page: Page, paths: readonly string[]): Promise<void> {
  await watchTexts(page);
  for (const path of paths) await test.step(path, () => expectSentFrom(page, path));
}

async function expectSentFrom(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(`/register/?next=${encodeURIComponent(path)}`);
  const whose = path.startsWith('/operator/') ? 'operators' : 'members';
  await expect(page.getByText(`That page is for ${whose}.`)).toBeVisible();
  const seen: string[] = await page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '[]'));
  await page.evaluate(() => sessionStorage.clear());
  expect(seen.some((text) => text.includes('Create the account'))).toBe(true);
  const onTheWay = seen.filter((text) => text.startsWith(`${path} `)).join('\n');
  expect(onTheWay).not.toMatch(/Log out|Signed in|Earning|Deposit|Withdraw|Programme|Profile|Market|\$/);
}

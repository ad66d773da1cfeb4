import { expect, type Page } from '@playwright/test';
import { MOVING, test } from './test.ts';

test.use(MOVING);

const films = (page: Page) => page.locator('#testimonials li').getByRole('link');
const stage = (page: Page) => page.locator('.stage video');

test('films load and play when they are asked for, one at a time, and are labelled', async ({ page }) => {
  await test.step('films load only when they are played, play from the keyboard on the stage, and show captions', async () => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(films(page)).toHaveCount(7);
    await films(page).last().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(requested.filter((path) => path.startsWith('/clips/'))).toEqual([]);
    await expect(page.locator('video[controls]')).toHaveCount(0);

    const deposit = page.getByRole('link', { name: /^A deposit/ });
    await deposit.focus();
    await page.keyboard.press('Enter');
    await expect(stage(page)).toBeFocused();
    await expect(stage(page)).toHaveAccessibleName(/^A deposit/);
    await expect(deposit).toHaveAttribute('aria-current', 'true');
    await expect(stage(page)).toHaveJSProperty('paused', false);
    await expect(stage(page)).toHaveJSProperty('muted', true);
    const currentCaption = () =>
      stage(page).evaluate(
        (video: HTMLVideoElement) =>
          (video.textTracks[0]?.activeCues?.[0] as VTTCue | undefined)?.text ?? 'no caption',
      );
    await expect.poll(currentCaption).toContain('the coin');
    const loaded = requested.filter((path) => path.startsWith('/clips/'));
    expect([...new Set(loaded)].every((path) => path.startsWith('/clips/deposit.'))).toBe(true);
  });

  await test.step('the next film takes the place of the one before, and the hero’s goes on', async () => {
    await page.goto('/');
    const hero = page.locator('.hero video');
    await expect(hero).toHaveJSProperty('paused', false);
    await page.locator('.stage').click();
    await expect(stage(page)).toHaveAccessibleName(/^Intro/);
    await films(page).last().click();
    await expect(stage(page)).toHaveCount(1);
    await expect(stage(page)).toHaveAccessibleName(/^No way in/);
    await expect(page.locator('#testimonials [aria-current]')).toHaveCount(1);
    await expect(hero).toHaveJSProperty('paused', false);
  });

  await test.step('each sample is labelled, and the section promises no member’s opinion', async () => {
    const samples = page.locator('#testimonials').getByRole('listitem').filter({ hasText: 'Sample member' });
    await expect(samples).toHaveCount(6);
    await expect(samples.getByText(/^Sample member [A-F]$/)).toHaveCount(6);
    await expect(page.locator('#testimonials').getByRole('heading')).toHaveText('See it at work');
  });
});

test('without script a film is a link to itself', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  for (const film of await films(page).all()) {
    const response = await page.request.get(String(await film.getAttribute('href')));
    expect(response.headers()['content-type']).toBe('video/mp4');
  }
  await context.close();
});

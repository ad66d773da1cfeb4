import { expect, type Page } from '@playwright/test';
import { MOVING, test } from './test.ts';

test.use(MOVING);

const film = (page: Page) => page.locator('#home video');
const pause = (page: Page) => page.getByRole('button', { name: 'Pause the film' });

/** Addresses of films that the page asks for. */
function watchFilms(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(mp4|webm)$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('the film plays by itself, unless motion or data is to be saved', async ({ page }) => {
  await test.step('the film plays by itself, silently, and can be stopped and started', async () => {
    await page.goto('/');
    await expect(film(page)).toHaveJSProperty('paused', false);
    await expect(film(page)).toHaveJSProperty('muted', true);
    await pause(page).click();
    await expect(film(page)).toHaveJSProperty('paused', true);
    await expect(pause(page)).toHaveAttribute('aria-pressed', 'true');
    await pause(page).click();
    await expect(film(page)).toHaveJSProperty('paused', false);
  });

  await test.step('under reduced motion there is only the picture', async () => {
    const asked = watchFilms(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(pause(page)).toBeHidden();
    expect(asked).toEqual([]);
    // It has not even chosen a file.
    await expect(film(page)).toHaveJSProperty('networkState', 0);
  });

  await test.step('under Save-Data there is only the picture', async () => {
    const asked = watchFilms(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(pause(page)).toBeHidden();
    expect(asked).toEqual([]);
  });
});

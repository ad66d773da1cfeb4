import { expect } from '@playwright/test';
import { test } from './test.ts';

const NAMES = [/Intro/, ...['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => new RegExp(`member ${letter}$`))];

test('clips are loaded only when they are played, play from the keyboard, and show captions', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/');
  for (const name of NAMES) await page.getByRole('link', { name }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => path.startsWith('/clips/'))).toEqual([]);
  await expect(page.locator('video[controls]')).toHaveCount(0);

  await page.getByRole('link', { name: /member A$/ }).focus();
  await page.keyboard.press('Enter');
  const clip = page.getByLabel(/member A$/);
  await expect(clip).toBeFocused();
  await expect(clip).toHaveJSProperty('paused', false);
  await expect(clip).toHaveJSProperty('muted', true);
  const currentCaption = () =>
    clip.evaluate(
      (video: HTMLVideoElement) =>
        (video.textTracks[0]?.activeCues?.[0] as VTTCue | undefined)?.text ?? 'no caption',
    );
  await expect.poll(currentCaption).toContain('the coin');
  const loaded = requested.filter((path) => path.startsWith('/clips/'));
  expect([...new Set(loaded)].every((path) => path.startsWith('/clips/deposit.'))).toBe(true);
});

test('starting one film pauses the others, and the hero’s goes on', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('.hero video');
  await expect(hero).toHaveJSProperty('paused', false);
  const film = (letter: string) => page.getByLabel(new RegExp(`member ${letter}$`));
  for (const letter of ['A', 'B']) {
    await page.getByRole('link', { name: new RegExp(`member ${letter}$`) }).click();
    await expect(film(letter)).toHaveJSProperty('paused', false);
  }
  await expect(film('A')).toHaveJSProperty('paused', true);
  // By the browser's own button too.
  await film('A').evaluate((video: HTMLVideoElement) => video.play());
  await expect(film('B')).toHaveJSProperty('paused', true);
  await expect(film('A')).toHaveJSProperty('paused', false);
  await expect(hero).toHaveJSProperty('paused', false);
});

test('without script a clip is the film itself', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  const film = await page.getByRole('link', { name: /member A$/ }).getAttribute('href');
  const response = await page.request.get(String(film));
  expect(response.headers()['content-type']).toBe('video/mp4');
  await context.close();
});

test('each sample is labelled and described in text', async ({ page }) => {
  await page.goto('/');
  const samples = page.locator('#testimonials').getByRole('listitem').filter({ hasText: 'Sample member' });
  await expect(samples.first()).toBeVisible();
  await expect(samples.getByText('Sample', { exact: true })).toHaveCount(await samples.count());
});

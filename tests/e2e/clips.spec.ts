import { expect, test } from '@playwright/test';

const NAMES = [/^Intro/, ...['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => new RegExp(`member ${letter}$`))];

test('clips are loaded only when they are played, play from the keyboard, and show captions', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/');
  for (const name of NAMES) {
    const clip = page.locator('video').and(page.getByLabel(name));
    await clip.scrollIntoViewIfNeeded();
    await expect(clip).toHaveJSProperty('paused', true);
    await expect(clip).toHaveJSProperty('muted', true);
  }
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => path.startsWith('/clips/'))).toEqual([]);

  const clip = page.getByLabel(/member A$/);
  await clip.focus();
  await page.keyboard.press('Space');
  await expect(clip).toHaveJSProperty('paused', false);
  const currentCaption = () =>
    clip.evaluate(
      (video: HTMLVideoElement) =>
        (video.textTracks[0]?.activeCues?.[0] as VTTCue | undefined)?.text ?? 'no caption',
    );
  await expect.poll(currentCaption).toContain('the coin');
  const loaded = requested.filter((path) => path.startsWith('/clips/'));
  expect([...new Set(loaded)].every((path) => path.startsWith('/clips/deposit.'))).toBe(true);
});

test('who sees no film reads of it: each sample is labelled and described', async ({ page }) => {
  await page.goto('/');
  const samples = page.locator('#testimonials').getByRole('listitem');
  await expect(samples).toHaveCount(6);
  await expect(samples.getByText('Sample', { exact: true })).toHaveCount(6);
});

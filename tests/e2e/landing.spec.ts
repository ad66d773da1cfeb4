import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoFindings } from './pages/axe.ts';
import { test } from './test.ts';

const { landing: budget } = JSON.parse(readFileSync('budgets.json', 'utf8'));
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };

const menu = (page: Page) => page.locator('#menu');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });

/** Presses Tab until the control has the focus: one that cannot be reached fails the test. */
async function tabTo(control: Locator): Promise<void> {
  const page = control.page();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

test('the landing is used by the keyboard', async ({ page }) => {
  await test.step('the keyboard alone reaches every control of the landing, in the order of the page', async () => {
    await page.setViewportSize(DESK);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const controls = page
      .locator('a[href]:not([tabindex]), button, summary, input:checked')
      .filter({ visible: true });
    for (const control of await controls.all()) {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
      await expect(control).toBeInViewport();
      await expect(control).not.toHaveCSS('outline-style', 'none');
    }
  });

  await test.step('the menu of a small screen opens, closes and leads on by the keyboard', async () => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await tabTo(menuButton(page));
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await tabTo(menu(page).getByRole('link', { name: 'How to start' }));
    await page.keyboard.press('Enter');
    await expect(page.locator('#hts')).toBeInViewport();
    await expect(menu(page)).toHaveCSS('opacity', '0');
  });

  await test.step('from the keyboard: past the navigation, through a step, into a film, to the register', async () => {
    await page.setViewportSize(DESK);
    await page.goto('/');
    await tabTo(page.getByRole('link', { name: 'Skip to the content' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    const step = page.locator('summary', { hasText: 'Set up a wallet' });
    await tabTo(step);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Write its seed phrase on paper')).toBeVisible();

    await tabTo(page.getByRole('link', { name: /^A deposit/ }));
    await page.keyboard.press('Enter');
    const film = page.locator('.stage video');
    await expect(film).toBeFocused();
    await expect(film).toHaveJSProperty('paused', false);

    await tabTo(page.locator('.closing').getByRole('link', { name: 'Register' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/register/');
    await expect(page.getByRole('button', { name: 'Try it as a guest' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});

test('the landing fits every window', async ({ page }) => {
  await test.step('the first screen has one line of links, the figure and the first action in every window', async () => {
    for (const path of ['/', '/it/']) {
      await page.goto(path);
      for (const [width, height] of [
        [390, 844],
        [768, 1024],
        [1024, 768],
        [1280, 800],
        [1920, 1080],
      ] as const) {
        await test.step(`${path} at ${width} pixels`, async () => {
          await page.setViewportSize({ width, height });
          await expect(page.locator('.odds strong')).toBeInViewport({ ratio: 1 });
          await expect(page.locator('.hero .button').first()).toBeInViewport({ ratio: 1 });
          expect((await page.locator('.site-header').boundingBox())?.height).toBe(72);
        });
      }
    }
  });

  await test.step('the landing is at most 6,000 pixels high on a desk, and eleven screens on a phone', async () => {
    await page.setViewportSize(DESK);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await height()).toBeLessThanOrEqual(6000);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(height).toBeLessThanOrEqual(11 * 844);
  });

  await test.step('on a phone the tree, its controls and each step fit one screen below the top bar', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/', '/it/']) {
      await page.goto(path);
      const play = page.locator('.walk__player');
      for (let step = 1; step <= 7; step++) {
        await expect(play.locator('[data-shown]')).toContainText(`${step} `);
        const height = (await play.boundingBox())?.height ?? 0;
        expect(height).toBeLessThanOrEqual(844 - 72);
        // Nothing is reserved below the words.
        const words = await play.locator('.walk__steps').boundingBox();
        const foot = (await play.boundingBox())?.y ?? 0;
        expect(foot + height - (words?.y ?? 0) - (words?.height ?? 0)).toBeLessThanOrEqual(24);
        if (step < 7) await play.locator('[data-act=next]').click();
      }
      const rows = await play
        .locator('.walk__controls > button')
        .evaluateAll((buttons) => new Set(buttons.map((button) => button.getBoundingClientRect().top)).size);
      expect(rows).toBe(1);
    }
  });

  await test.step('no name and no amount leaves its tile', async () => {
    for (const path of ['/it/', '/it/maths/']) {
      await page.goto(path);
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const tooWide = await page.locator('.walk__picture g:not(.payment)').evaluateAll((tiles) =>
          tiles.filter((tile) => {
            const [path, ...words] = [...tile.children].map((each) => each.getBoundingClientRect().width);
            return words.some((word) => word > (path ?? 0) - 4);
          }),
        );
        expect(tooWide).toEqual([]);
      }
    }
  });
});

test('S6 is played by button and key: the payment slides to the member who is paid, and the results change', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // What slides stands still until the test lets it arrive.
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...motion) {
      const animation = animate.apply(this, motion);
      animation.pause();
      return animation;
    };
  });
  await page.goto('/');
  const play = page.getByRole('group', { name: 'One cycle of S6, step by step' });
  const arrive = () =>
    play.locator('.payment').evaluate((payment) => {
      const [slide] = payment.getAnimations();
      if (!slide) throw new Error('Nothing slides');
      slide.finish();
    });
  const results = play.locator('.walk__picture g:not(.payment) > text:last-child');
  const [U, R, A] = [1, 2, 3];
  await expect(results.nth(U)).toHaveText('$0');
  await expect(results.nth(R)).toHaveText('−$5');
  await play.getByRole('button', { name: 'Next' }).click();
  await expect(play.getByText('Ada takes place 1 and pays $5 to Uri.')).toBeVisible();
  // On its way, the payment is no one's yet.
  await expect(results.nth(U)).toHaveText('$0');
  await arrive();
  await expect(results.nth(U)).toHaveText('+$5');
  await expect(results.nth(A)).toHaveText('−$5');

  await page.keyboard.press('ArrowRight');
  await expect(play.getByText('Step 3 of 7')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(play.getByText('Step 1 of 7')).toBeVisible();
  await arrive();
  await expect(results.nth(U)).toHaveText('$0');
  for (let step = 2; step <= 7; step++) await page.keyboard.press('ArrowRight');
  await expect(play.getByText('Step 7 of 7')).toBeVisible();
  await arrive();
  await expect(results.nth(R)).toHaveText('+$10');
  await expect(play.locator('.walk__picture .ahead')).toHaveCount(3);
  await play.getByRole('button', { name: 'Again' }).click();
  await expect(play.getByText('Step 1 of 7')).toBeVisible();
  // There is no step before it, and the button looks so.
  await expect(play.getByRole('button', { name: 'Back' })).toHaveCSS('cursor', 'not-allowed');
});

test('the landing answers presses, and what the visitor has chosen', async ({ page }) => {
  await test.step('a claim turns to its answer and back, and its arithmetic opens', async () => {
    await page.goto('/');
    const tile = page.locator('.claims .turn').first();
    const answer = tile.getByText('Speed moves the money; it adds none.');
    const sum = tile.getByText('The contract holds no reserve');
    await expect(answer).toBeHidden();
    await tile.locator('> summary').click();
    await expect(answer).toBeVisible();
    await expect(sum).toBeHidden();
    await tile.getByText('The arithmetic').click();
    await expect(sum).toBeVisible();
    await expectNoFindings(page);
    await answer.click({ force: true });
    await expect(answer).toBeHidden();
  });

  await test.step('the picture of the programme is in the colours that the visitor chose', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    const picture = page.getByRole('img', { name: /^The screen “Programme”/ });
    await expect(picture).toHaveCount(1);
    await expect(picture).toHaveAttribute('src', /programme-dark/);
    await page.getByRole('radio', { name: 'Light' }).check();
    await expect(picture).toHaveAttribute('src', /programme-light/);
  });

  await test.step('under reduced motion no payment slides', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const play = page.getByRole('group', { name: 'One cycle of S6, step by step' });
    await play.getByRole('button', { name: 'Next' }).click();
    await expect(play.getByText('Step 2 of 7')).toBeVisible();
    expect(await play.locator('.payment').evaluate((payment) => payment.getAnimations().length)).toBe(0);
  });

  await test.step('on paper all that a press opens is there to read', async () => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/');
    const folded = page.locator('details > :not(summary)');
    expect(await folded.count()).toBeGreaterThanOrEqual(30);
    for (const text of await folded.all()) await expect(text).toBeVisible();
  });
});

for (const [screen, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`before any click the landing is light, on a ${screen}`, async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    const films = new Set<string>();
    const sizes = new Map<string, number>();
    client.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.mimeType.startsWith('video/')) films.add(requestId);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sizes.set(requestId, encodedDataLength);
    });
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    // What is written in the page itself (`data:`) comes to nought.
    const weights = [...sizes]
      .filter(([requestId, bytes]) => bytes > 0 && !films.has(requestId))
      .map(([, bytes]) => bytes);
    const total = weights.reduce((sum, bytes) => sum + bytes, 0);
    console.log(`landing before any click, on a ${screen}: ${weights.length} requests, ${total} bytes`);
    expect(weights.length).toBeLessThanOrEqual(budget.requestsBeforeAnyClick);
    expect(total).toBeLessThanOrEqual(budget.bytesBeforeAnyClick);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing is complete, and the menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    for (const anchor of ['home', 'meaning', 'hts', 'roadmap', 'testimonials', 'news']) {
      await expect(page.locator(`#${anchor}`)).toBeVisible();
    }
    for (const step of [1, 4, 7]) await expect(page.getByText(`Step ${step} of 7`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeHidden();
    await page.getByText('Menu').first().click();
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  });
});

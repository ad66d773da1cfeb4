import { expect, type Page } from '@playwright/test';
import { expectNoFindings } from './pages/axe.ts';
import { test } from './test.ts';

const S6 = '?cost=5&promise=matrix&wide=2&deep=2&pays=15&country=it';

/** The large figure: so many of 100, at most. */
const most = (page: Page) => page.locator('[data-part=most]');
const signCount = (page: Page) => page.locator('[data-part=signCount]');
const verdict = (page: Page) => page.locator('[data-part=verdict]');
const gold = (page: Page) => page.locator('[data-part=tiles] [data-gold]');

test('an answer comes at once, the address keeps it, and nonsense gets a sentence beside its field', async ({
  page,
}) => {
  await test.step('two fields give an answer at once, and the address keeps it', async () => {
    await page.goto('/check/');
    await expect(page.getByText('Fill in the numbers, or press an example.')).toBeVisible();
    await expect(page.locator('.most')).toBeHidden();
    await expect(page.locator('[data-part=tiles]')).toBeVisible();
    await page.getByLabel('What I pay to join').fill('300');
    await page.getByLabel('Percent', { exact: true }).fill('1');
    await page.getByLabel('per', { exact: true }).selectOption('day');
    await expect(most(page)).toHaveText('21 of 100');
    await expect(verdict(page)).toContainText('What members pay cannot keep this promise to all of them.');
    await expect(page.getByText(/^By 1% every day\. From 1,000 members/)).toBeVisible();
    await expect(page).toHaveURL(/\/check\/\?cost=300&promise=rate&percent=1&per=day&country=\w+$/);

    await page.reload();
    await expect(page.getByLabel('What I pay to join')).toHaveValue('300');
    await expect(most(page)).toHaveText('21 of 100');
  });

  await test.step('and says how many it is for another time', async () => {
    await page.getByRole('button', { name: '3 months' }).click();
    await expect(most(page)).toHaveText('52 of 100');
    await expect(page.locator('.most')).toContainText('get their money and 91 days’ return.');
    await page.getByRole('button', { name: '1 year' }).click();
    await expect(most(page)).toHaveText('21 of 100');
  });

  await test.step('nonsense gets a sentence beside its field', async () => {
    await page.goto('/check/');
    const cost = page.getByLabel('What I pay to join');
    for (const [typed, said] of [
      ['-5', 'Give a number without a minus.'],
      ['a lot', 'This is not a number. Write it in digits, like 250.'],
      ['1,500', 'Do you mean 1,500?'],
      ['9999999999999999', 'That is more than there can be.'],
    ] as const) {
      await cost.fill(typed);
      await expect(cost).toHaveAccessibleDescription(new RegExp(said));
      await expect(cost).toHaveAttribute('aria-invalid', 'true');
    }
    await cost.fill('٣٠٠');
    await page.getByLabel('Percent', { exact: true }).fill('0,2');
    await expect(verdict(page)).toContainText('Nothing in these numbers speaks against it, but');
    await expect(cost).not.toHaveAttribute('aria-invalid');
    await expect(page.getByText(/NaN/)).toHaveCount(0);
  });

  await test.step('on a phone a button at the bottom says the answer, once there is one', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/check/');
    const button = page.locator('.peek');
    await expect(page.getByLabel('What I pay to join')).toBeEnabled();
    await expect(button).toBeHidden();
    await page.getByLabel('What I pay to join').fill('300');
    await page.getByLabel('Percent', { exact: true }).fill('30');
    await expect(button).toBeInViewport();
    await expect(button).toHaveText('At most 21 of 100 get their money and one year’s return.');
  });

  await test.step('and the press of an example leads to its answer', async () => {
    await page.goto('/check/');
    await page.getByText('Tessera’s own', { exact: true }).click();
    await page.getByRole('button', { name: '300% on $5 S6' }).click();
    await expect(verdict(page)).toBeInViewport();
    await expect(most(page)).toBeInViewport();
  });
});

test('tiles, warning signs and offices say what follows from an offer', async ({ page }) => {
  await test.step('the ready examples have the figures of the maths page', async () => {
    await page.goto('/maths/');
    const texts = await page.getByRole('row', { name: /^(Bronze|Silver|Gold|Premium)/ }).allInnerTexts();
    const offers = texts.map((text) => text.match(/^(\w+), \S+: (.+)\s+(\d+ of 100)\s*$/) ?? []);
    await page.goto('/check/');
    await page.getByText('Tessera’s own', { exact: true }).click();
    for (const [name, cycles] of [
      ['S6', 33],
      ['S8', 16],
    ] as const) {
      await page.getByRole('button', { name: new RegExp(` ${name}$`) }).click();
      await expect(most(page)).toHaveText(`${cycles} of 100`);
      await expect(gold(page)).toHaveCount(cycles);
    }
    expect(offers).toHaveLength(4);
    for (const [, name = '', advertised, reached] of offers) {
      await page.getByRole('button', { name }).click();
      await expect(page.locator('[data-part=note]')).toHaveText(`Advertised: ${advertised}.`);
      await expect(page.locator('.reached')).toHaveText(
        `${reached} got what is advertised, in a simulated run.`,
      );
      await expect(gold(page)).toHaveCount(Number.parseInt((await most(page).textContent()) ?? '', 10));
    }
  });

  await test.step('tiles turn to gold as others join after today’s members', async () => {
    await page.goto(`/check/${S6}`);
    await expect(page.getByText('With 99 after them, 33 of these 100 get it, at most.')).toBeVisible();
    await expect(gold(page)).toHaveCount(33);
    await page.getByRole('slider', { name: 'Others who join after them' }).focus();
    await page.keyboard.press('Home');
    await expect(page.getByText('If no one joins after them, none of these 100 gets it.')).toBeVisible();
    await expect(gold(page)).toHaveCount(0);
    await page.keyboard.press('End');
    await expect(page.getByText('All of them get it.')).toBeVisible();
    await expect(gold(page)).toHaveCount(100);
    await expect(page.getByText('For all 100, 300 others must pay.')).toBeVisible();
    await expect(page.getByText(/it outgrows Italy in round 15 and the world in round 22/)).toBeVisible();
  });

  await test.step('warning signs lead to an authority’s words, and the members’ country to its offices', async () => {
    await page.goto(`/check/${S6}&said=urgency`);
    await expect(signCount(page)).toHaveText('3 warning signs');
    await page.getByRole('link', { name: 'You should decide fast' }).click();
    const sign = page.locator('#urgency');
    await expect(sign).toBeInViewport();
    await expect(sign.getByText('In this offer')).toBeVisible();
    await expect(sign.getByRole('link', { name: 'FCA, United Kingdom · 24 November 2026' })).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'CONSOB: who is authorised, who is warned against' }),
    ).toBeVisible();
  });

  await test.step('on paper there is the answer, its signs and the offices of one country', async () => {
    await page.goto(`/check/${S6}`);
    await page.emulateMedia({ media: 'print' });
    await expect(most(page)).toBeVisible();
    await expect(page.locator('[data-sign]').filter({ visible: true })).toHaveCount(2);
    await expect(page.locator('[data-country]').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();

    // The longest there is: every question answered, every sign raised, the country with the most offices.
    const all = 'guaranteed-return,pay-to-be-paid,withdrawal-fee,urgency,small-withdrawal';
    const rate = 'cost=300&percent=1&per=day&bring=2&for=400&fee=3&members=5000';
    await page.goto(`/check/?${rate}&said=${all}&country=us`);
    await expect(signCount(page)).toHaveText('8 warning signs');
    // In another font it is longer.
    await page.evaluate(() => document.fonts.ready);
    const paper = await page.pdf({
      format: 'A4',
      margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' },
    });
    expect(paper.toString('latin1')).toMatch(/\/Count 1\b/);
  });
});

test('axe finds nothing in an answer, with a problem and without, and nothing is wider than the window', async ({
  page,
}) => {
  await page.goto(`/check/${S6}&said=urgency&fee=x`);
  await expectNoFindings(page);
  await page.goto(`/check/${S6}&said=urgency,pay-to-be-paid&fee=5`);
  await expectNoFindings(page);
  for (const width of [320, 390, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions, warning signs, offices and what to do after paying are readable', async ({ page }) => {
    await page.goto('/check/');
    await expect(page.locator('noscript .notice')).toContainText('The answer needs JavaScript');
    for (const label of ['What I pay to join', 'How many times', 'A full one pays']) {
      await expect(page.getByLabel(label)).toBeVisible();
    }
    await expect(page.getByText('Fill in the numbers, or press an example.')).toBeHidden();
    await expect(page.locator('[data-sign]').filter({ visible: true })).toHaveCount(8);
    await page.locator('summary', { hasText: 'Germany' }).click();
    await expect(page.getByRole('link', { name: 'BaFin: warnings' })).toBeVisible();
    await expect(page.getByText('Pay nothing more')).toBeVisible();
  });
});

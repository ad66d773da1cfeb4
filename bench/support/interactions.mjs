// How long the browser takes from a press to the next paint (the interactions of Event Timing, in steps of 8 ms), over the
// journeys of a member and an operator.

import { sandboxText } from '#i18n/sandbox.ts';
import { creditDeposit, depositWithProof } from '#tests/e2e/pages/round.ts';
import { ADA } from '#tests/e2e/people.ts';

/**
 * Slows a context's pages down and notes their interactions from now on.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {number} slowdown of the processor
 * @returns {Promise<() => object[]>} what was noted so far, by screen: how many, and the slowest in milliseconds
 */
export async function noteInteractions(context, slowdown) {
  const screens = new Map();
  await context.exposeBinding('noteInteraction', ({ page }, { id, took, on }) => {
    const screen = new URL(page.url()).pathname;
    const interactions = screens.get(screen) ?? screens.set(screen, new Map()).get(screen);
    // A press has several events, of which the slowest counts.
    if (took > (interactions.get(id)?.took ?? 0)) interactions.set(id, { took, on });
  });
  await context.addInitScript(observeInteractions);
  context.on('page', async (page) => {
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  });
  return () =>
    [...screens].map(([screen, interactions]) => {
      const [slowest] = [...interactions.values()].sort((one, other) => other.took - one.took);
      return { screen, interactions: interactions.size, 'slowest ms': slowest.took, on: slowest.on };
    });
}

/** Runs in the page. */
function observeInteractions() {
  const note = ({ interactionId, duration, target }) => {
    if (!interactionId) return;
    const on = (target?.getAttribute?.('aria-label') ?? target?.textContent ?? '').trim().slice(0, 40);
    // Each page counts from its own beginning.
    window.noteInteraction({ id: `${performance.timeOrigin} ${interactionId}`, took: duration, on });
  };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  });
}

/** A deposit, a level, filters, ranges and tiles, a withdrawal up to its review, Help, a dialog. */
export async function memberJourney(page) {
  await depositWithProof(page);

  await page.goto('/dashboard/programme/');
  await page.getByRole('button', { name: /^S6 level 1 .*Activate$/ }).click();
  await page.getByRole('button', { name: /^Activate for/ }).click();
  await page.getByText('S6 level 1 is active.').waitFor();
  await page.getByRole('button', { name: /^S8 level 1 / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.goto('/dashboard/mywallet/');
  const statement = page.getByRole('region', { name: 'Statement' });
  for (const name of ['Levels', 'Deposits', 'Income']) await statement.getByRole('radio', { name }).check();
  await statement.getByRole('button', { name: 'Show everything' }).click();
  const portfolio = page.getByRole('region', { name: 'Portfolio' });
  await portfolio.getByRole('radio', { name: '1 week' }).check();

  await page.goto('/dashboard/withdraw/');
  await page.getByText('See the form').click();
  await page.getByRole('radio', { name: 'Bank' }).check();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByRole('button', { name: 'Fill in sample details' }).click();
  await page.getByLabel('Amount in US dollars').pressSequentially('100');
  await page.getByRole('button', { name: /Review/ }).click();
  await page
    .getByRole('button', { name: /^Account/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Help' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.goto('/dashboard/profile/');
  await page.getByRole('button', { name: 'Add a photo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

/** A deposit is looked at and credited; the other parts of the console. */
export async function operatorJourney(page) {
  await page.goto('/operator/');
  await page.getByRole('button', { name: sandboxText.entry }).click();
  await page.getByRole('heading', { level: 2, name: 'Deposits' }).waitFor();
  await creditDeposit(page, ADA);
  for (const name of ['Withdrawals', 'Messages', 'Members', 'Audit trail']) {
    await page.getByRole('navigation').getByRole('link', { name }).first().click();
    await page.getByRole('heading', { level: 2, name }).waitFor();
  }
}

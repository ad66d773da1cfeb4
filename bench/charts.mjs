// npm run bench:charts [-- --turns 40]
//
// Measures redraws of the market home: the comparison of twelve coins over three years, and a price list and a market
// map of 250 coins. Run `npm run build` first; the pages are served by `npm run preview`. A frame at 60 Hz has 16.7 ms.
import { chromium } from '@playwright/test';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { findBrowser, HOW_TO_GET_A_BROWSER } from '#scripts/find-browser.mjs';
import { register } from '#tests/e2e/pages/auth.ts';
import { frameCosts } from './support/frame-costs.mjs';
import { median, startPreview } from './support/lighthouse.mjs';

const { values } = parseArgs({ options: { turns: { type: 'string', default: '40' } } });
const turns = Number(values.turns);
const MANY_COINS = 250;
/** At least so many of them do not follow the dollar, and are tiles of the map. */
const MOVING_COINS = 200;

const executablePath = findBrowser();
if (!executablePath) throw new Error(HOW_TO_GET_A_BROWSER);
const server = await startPreview();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({
    baseURL: server.origin,
    viewport: { width: 1280, height: 900 },
    // The worker would answer before the many coins below.
    serviceWorkers: 'block',
  });
  page.setDefaultTimeout(60_000);
  await register(page);

  await openChart(page, 'comparison');
  await page.locator('section:has(> #comparison)').getByRole('button', { name: 'All', exact: true }).click();
  await choose(page, 'comparison', '3 years');
  const comparison = await measure(page, 'comparison of 12 coins over 3 years, scale changed', (turn) =>
    radio('comparison', 3, 1 - (turn % 2)),
  );
  const range = await measure(page, 'the same, range changed (3 years, 1 year, …)', (turn) =>
    radio('comparison', 1, turn % 2 === 0 ? 3 : 4),
  );

  await page.route('**/market/snapshot.json', answerWithManyCoins);
  await page.goto('/dashboard/?show=market');
  await page.getByText(`${MANY_COINS} coins`, { exact: true }).waitFor();
  const sorted = await measure(page, `list of ${MANY_COINS} coins, sorted`, (turn) =>
    inList(`thead th:nth-child(${1 + (turn % 5)}) button`),
  );
  const leafed = await measure(page, 'the same, leafed through', (turn) =>
    inList(`.cluster button:nth-of-type(${turn % 10 < 5 ? 2 : 1})`),
  );

  await openChart(page, 'heatmap');
  await page
    .locator('#heatmap ~ * [role=option]')
    .nth(MOVING_COINS - 1)
    .waitFor();
  const map = await measure(page, `market map of ${MANY_COINS} coins, span changed`, (turn) =>
    radio('heatmap', 1, turn % 4),
  );
  report([comparison, range, sorted, leafed, map]);
} finally {
  await browser.close();
  server.stop();
}

/** A radio button of a chart: of its nth group, the mth. */
function radio(chart, group, index) {
  return `#${chart} ~ * fieldset:nth-of-type(${group}) label:nth-of-type(${index + 1}) input`;
}

function inList(selector) {
  return `section:has(> #price-list) ${selector}`;
}

async function measure(page, what, selectorAt) {
  // The first ones compile the code; they are not measured.
  await frameCosts(page, selectorAt, 8);
  return { what, costs: await frameCosts(page, selectorAt, turns) };
}

async function openChart(page, chart) {
  await page.goto('/dashboard/?show=market');
  await page.locator(`#${chart}`).scrollIntoViewIfNeeded();
  await page.evaluate((id) => document.getElementById(id).scrollIntoView({ behavior: 'instant' }), chart);
  await page.locator(`#${chart} ~ * [type=range], #${chart} ~ * [role=listbox]`).first().waitFor();
}

async function choose(page, chart, label) {
  await page.locator(`section:has(> #${chart})`).getByRole('radio', { name: label }).check();
  await page.waitForTimeout(1000);
}

/** The recorded coins repeated, each with less volume and other changes: as many as a live market has. */
async function answerWithManyCoins(route) {
  const snapshot = await (await route.fetch()).json();
  const quotes = Array.from({ length: MANY_COINS }, (_, index) => {
    const quote = snapshot.quotes[index % snapshot.quotes.length];
    const round = Math.floor(index / snapshot.quotes.length);
    const coin = { ...quote.coin, id: `${quote.coin.id}-${round}` };
    const changes = Object.fromEntries(
      Object.entries(quote.changes).map(([span, change]) => [
        span,
        change === null ? null : change + 7 * round,
      ]),
    );
    return { ...quote, coin, changes, volume: Math.max(1, Math.round(quote.volume / 1.25 ** round)) };
  });
  await route.fulfill({ json: { ...snapshot, quotes } });
}

function report(results) {
  const [processor] = cpus();
  console.log(
    `${cpus().length} × ${processor.model}, Node ${process.version}, load ${loadavg()[0].toFixed(1)}`,
  );
  console.table(
    results.map(({ what, costs }) => {
      const ordered = costs.toSorted((left, right) => left - right);
      return {
        redraw: what,
        'median ms': Number(median(costs).toFixed(1)),
        '95% ms': Number(ordered[Math.floor(ordered.length * 0.95)].toFixed(1)),
        'within 16.7 ms': `${costs.filter((cost) => cost <= 1000 / 60).length} of ${costs.length}`,
      };
    }),
  );
}

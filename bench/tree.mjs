// npm run bench:tree [-- --partners 100000] [--pictures FOLDER]
//
// Measures movement in the picture of a large downline. Run `npm run build` first: a member's Programme screen is
// measured as `npm run preview` serves it, with sample members in the embedded backend. A frame at 60 Hz has 16.7 ms.
import { chromium } from '@playwright/test';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { findBrowser, HOW_TO_GET_A_BROWSER } from '#scripts/find-browser.mjs';
import { register } from '#tests/e2e/pages/auth.ts';
import { ADA } from '#tests/e2e/people.ts';
import { median, startPreview } from './support/lighthouse.mjs';
import { loadCosts, motionCosts } from './support/motion-costs.mjs';
import { seedPartners } from './support/sample-partners.mjs';

const { values } = parseArgs({
  options: { partners: { type: 'string', default: '100000' }, pictures: { type: 'string' } },
});
const partners = Number(values.partners);
const STEPS = 60;

const executablePath = findBrowser();
if (!executablePath) throw new Error(HOW_TO_GET_A_BROWSER);
const server = await startPreview();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const [processor] = cpus();
  console.log(
    `${cpus().length} × ${processor.model}, Node ${process.version}, load ${loadavg()[0].toFixed(1)}`,
  );
  for (const shape of ['grown', 'star']) await measureShape(shape);
} finally {
  await browser.close();
  server.stop();
}

async function measureShape(shape) {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await register(page);
  await seedPartners(page, ADA.username, partners, shape);
  await page.goto('/dashboard/programme/');
  const tab = page.getByRole('tab', { name: 'Partners' });
  await tab.waitFor();

  const { longestTask, measured } = await loadCosts(page, 'tessera-tree', async () => {
    await tab.click();
    await page.getByRole('application').waitFor();
    await page.waitForTimeout(500);
  });
  await page.getByRole('application').scrollIntoViewIfNeeded();
  const map = await page.getByRole('application').boundingBox();
  const middle = { x: map.x + map.width / 2, y: map.y + map.height / 2 };

  const results = [];
  const measure = async (what, move) => {
    // The first ones compile the code; they are not measured.
    await motionCosts(page, move);
    results.push({ what, ...(await motionCosts(page, move)) });
  };
  const radius = map.width / 2;
  await measure('pointed at arcs, all in sight', () => circle(page, middle, radius));
  await page.getByRole('application').focus();
  await measure('into four branches and back', () => zoom(page, middle, radius));
  console.log(
    `\n${partners} partners, ${shape}: laid out in the worker in ${measured.toFixed(0)} ms; longest task of the main thread while loading ${longestTask.toFixed(0)} ms`,
  );
  console.table(results.map(summaryOf));
  if (values.pictures) await page.screenshot({ path: `${values.pictures}/tree-${shape}.png` });
  await context.close();
}

/** The pointer goes round, over all rings. */
async function circle(page, { x, y }, radius) {
  for (let step = 1; step <= STEPS; step += 1) {
    const away = radius * (0.3 + 0.5 * Math.abs(Math.sin(step / 7)));
    await page.mouse.move(x + away * Math.sin(step / 9), y - away * Math.cos(step / 9));
  }
}

/** Frames in which the pointer moved are measured, so it moves while the picture does. */
async function zoom(page, middle, radius) {
  for (const key of ['Enter', 'Enter', 'Enter', 'Enter', 'Escape', 'Escape', 'Escape', 'Escape']) {
    if (key === 'Enter') await page.keyboard.press('ArrowDown');
    await page.keyboard.press(key);
    await circle(page, middle, radius);
  }
}

function summaryOf({ what, costs, longestTask }) {
  const ordered = costs.toSorted((left, right) => left - right);
  return {
    movement: what,
    frames: costs.length,
    'median ms': Number(median(costs).toFixed(1)),
    '95% ms': Number(ordered[Math.floor(ordered.length * 0.95)].toFixed(1)),
    'within 16.7 ms': `${Math.round((costs.filter((cost) => cost <= 1000 / 60).length / costs.length) * 100)}%`,
    'longest task ms': Number(longestTask.toFixed(1)),
  };
}

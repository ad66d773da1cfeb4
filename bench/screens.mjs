// npm run bench:screens [-- --runs 3] [--screens /dashboard/,/operator/] [--folder dist] [--explain]
//   [--only load|shifts|moves|interactions|lighthouse]
//
// How fast and how still the members' area is: the first view of each screen with a cold cache, its layout shift at four
// widths, moves between screens, the slowest interactions, and Lighthouse's scores once the scripts are kept. Chromium as a phone on
// slow 4G, its processor slowed four times; for the shifts a member with nothing, and one with deposits, levels and the sample
// community. Run `npm run build` first.
// Times depend on how busy the machine is, counts and shifts hardly. `--explain` lists what shifted.
import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MEMBER_SCREENS, ROUTES } from '#domain/routes.ts';
import { sandboxText } from '#i18n/sandbox.ts';
import { findBrowser, HOW_TO_GET_A_BROWSER } from '#scripts/find-browser.mjs';
import { register } from '#tests/e2e/pages/auth.ts';
import { enterAsOperator, loadSamples } from '#tests/e2e/pages/operator.ts';
import { activateLevels, creditDeposit, depositWithProof } from '#tests/e2e/pages/round.ts';
import { ADA } from '#tests/e2e/people.ts';
import { memberJourney, noteInteractions, operatorJourney } from './support/interactions.mjs';
import { measureSignedIn, startPreview } from './support/lighthouse.mjs';
import { median } from './support/median.ts';
import { observeScreen } from './support/screen-observer.mjs';

/** Lighthouse's slow 4G: a round trip of 150 ms, 1.6 Mbit/s down. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const SLOWDOWN = 4;
const PHONE = { width: 360, height: 800 };
/** Its menu has every screen. */
const DESK = { width: 1280, height: 800 };
const SIZES = [PHONE, { width: 768, height: 1024 }, DESK, { width: 1920, height: 1080 }];
/** In milliseconds: what comes late still counts. */
const AFTERWARDS = 1000;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    screens: { type: 'string' },
    folder: { type: 'string', default: 'dist' },
    only: { type: 'string' },
    explain: { type: 'boolean', default: false },
  },
});
const runs = Array.from({ length: Number(values.runs) });
const memberPaths = MEMBER_SCREENS.map((name) => ROUTES[name].path);
const screens = values.screens?.split(',') ?? [...memberPaths, ROUTES.operator.path];
const does = (part) => values.only === undefined || values.only === part;

const executablePath = findBrowser();
if (!executablePath) throw new Error(HOW_TO_GET_A_BROWSER);
const server = await startPreview(values.folder);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const [processor] = cpus();
  console.log(
    `${cpus().length} × ${processor.model}, Node ${process.version}, load ${loadavg()[0].toFixed(1)}`,
  );
  const members = await prepareMembers();
  if (does('load')) {
    console.log('First view:');
    console.table(await inTurn(screens, (path) => firstView(path, members.active)));
  }
  if (does('shifts')) {
    for (const [name, state] of Object.entries(members)) {
      console.log(`Layout shift, ${name} member:`);
      console.table(await inTurn(screens, (path) => shiftsOf(path, state)));
    }
  }
  if (does('moves')) {
    console.log('Moves, from the click to the new heading:');
    console.table(await moves(members.active));
  }
  if (does('interactions')) {
    console.log('Interactions, from the press to the next paint:');
    console.table(await interactions(members.active));
  }
  if (does('lighthouse')) {
    console.log('Lighthouse, active member:');
    await withProfile(async (profile) =>
      measureSignedIn(
        memberPaths.map((path) => server.origin + path),
        profile,
        runs.length,
      ),
    );
  }
} finally {
  await browser.close();
  server.stop();
}

/** The browser's storage of a new member, and of one who has done things. */
async function prepareMembers() {
  const context = await browser.newContext({ baseURL: server.origin, locale: 'en-GB' });
  const fresh = await liveAsMember(context, () => context.storageState({ indexedDB: true }));
  const active = await context.storageState({ indexedDB: true });
  await context.close();
  return { new: fresh, active };
}

/** Registers and does things, with the sample community. @returns what `onRegistered` returns after the first step */
async function liveAsMember(context, onRegistered = () => undefined) {
  // The operator's session belongs to one tab. A tab opened by the member's would share the member's.
  const console = await context.newPage();
  await enterAsOperator(console);
  const page = await context.newPage();
  await register(page);
  const found = await onRegistered();
  // A walk begins before anything has happened.
  await loadSamples(console);
  await depositWithProof(page);
  await creditDeposit(console, ADA);
  await activateLevels(page);
  await depositWithProof(page);
  return found;
}

/** Hands over the folder of a browser's profile in which the active member is signed in. */
async function withProfile(work) {
  const profile = mkdtempSync(join(tmpdir(), 'tessera-profile-'));
  const options = { executablePath, args: ['--no-sandbox'], baseURL: server.origin, locale: 'en-GB' };
  try {
    const context = await chromium.launchPersistentContext(profile, options);
    await liveAsMember(context);
    await context.close();
    await work(profile);
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Opens a screen with an empty cache, waits until nothing more comes, and returns what `work` finds. */
async function visit(path, storageState, { viewport, isSlow = false }, work) {
  const options = { baseURL: server.origin, locale: 'en-GB', storageState, viewport };
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  if (path === ROUTES.operator.path) {
    await page.goto(path);
    await page.getByRole('button', { name: sandboxText.entry }).click();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
  }
  await page.addInitScript(observeScreen);
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.clearBrowserCache');
  if (isSlow) {
    await tools.send('Network.emulateNetworkConditions', SLOW_4G);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  }
  const scripts = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.request());
  });
  await page.goto(path);
  await page.waitForFunction(() => window.screenCosts?.settledAt);
  // Before the other screens are fetched ahead.
  const firstScripts = [...scripts];
  await page.waitForTimeout(AFTERWARDS);
  try {
    return await work(page, firstScripts);
  } finally {
    await context.close();
  }
}

function costsOf(page) {
  return page.evaluate(() => window.screenCosts);
}

/** What loads and when, as medians of the runs. */
async function firstView(path, state) {
  const views = await inTurn(runs, () =>
    visit(path, state, { viewport: PHONE, isSlow: true }, async (page, scripts) => {
      const { largestPaint, settledAt, shifts } = await costsOf(page);
      const sizes = await inTurn(scripts, (script) => script.sizes());
      const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
      return {
        'largest paint s': largestPaint / 1000,
        'settled s': settledAt / 1000,
        'script requests': scripts.length,
        'script kB': bytes / 1000,
        'layout shift': sumOf(path, shifts),
      };
    }),
  );
  const medians = Object.keys(views[0]).map((name) => [
    name,
    rounded(median(views.map((view) => view[name]))),
  ]);
  return { screen: path, ...Object.fromEntries(medians) };
}

async function shiftsOf(path, state) {
  const sums = await inTurn(SIZES, (viewport) =>
    visit(path, state, { viewport }, async (page) => {
      const { shifts } = await costsOf(page);
      return [`${viewport.width} px`, rounded(sumOf(`${path} ${viewport.width} px`, shifts))];
    }),
  );
  return { screen: path, ...Object.fromEntries(sums) };
}

/** Goes through the menu, once for each run and once before. */
async function moves(state) {
  const [start] = memberPaths;
  return visit(start, state, { viewport: DESK, isSlow: true }, async (page) => {
    const took = new Map(memberPaths.map((path) => [path, []]));
    for (const _ of [null, ...runs]) {
      for (const path of [...memberPaths.slice(1), start]) {
        const known = await page.evaluate(() => window.screenCosts.moves.length);
        await page.locator(`nav a[href="${path}"]:visible`).click();
        const move = await page.waitForFunction((count) => window.screenCosts.moves[count], known);
        took.get(path).push((await move.jsonValue()).took);
        await page.waitForTimeout(AFTERWARDS);
      }
    }
    return [...took].map(([screen, [first, ...later]]) => ({
      screen,
      'first ms': Math.round(first),
      'later ms': Math.round(median(later)),
    }));
  });
}

/** What a member does, and then an operator, on a wide screen, which shows more. */
async function interactions(storageState) {
  const context = await browser.newContext({ baseURL: server.origin, locale: 'en-GB', storageState });
  context.setDefaultTimeout(60_000);
  const found = await noteInteractions(context, SLOWDOWN);
  for (const journey of [memberJourney, operatorJourney]) {
    const page = await context.newPage();
    await journey(page);
    await page.waitForTimeout(AFTERWARDS);
    // A second slow page would take the processor from the next one.
    await page.close();
  }
  await context.close();
  return found();
}

/** One after the other, so that none slows another. */
async function inTurn(items, work) {
  const results = [];
  for (const item of items) results.push(await work(item));
  return results;
}

function rounded(value) {
  return Number(value.toFixed(3));
}

function sumOf(name, shifts) {
  if (values.explain) for (const shift of shifts) console.log(name, JSON.stringify(shift));
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

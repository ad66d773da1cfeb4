// npm run bench:walks -- [walks] [members]
//
// Walks through as many communities as number 900 of 1,000 (or the first, or the last), each with another seed, and settles all of it. The
// person makes the choices that the simulated member in that place makes. Compares how many end ahead with how many do in the
// simulation: of the same seeds, and of ten times as many others. Then the time that a day takes, also in a large community: settled
// in memory, and stored in a browser.
import { LAST_DAY_OF_GROWTH, type Place, PLACES } from '#domain/community/walk.ts';
import { findBrowser, HOW_TO_GET_A_BROWSER } from '#scripts/find-browser.mjs';
import { begunWalk, settledWalk, simulatedResult } from '#tests/unit/domain/community/played-walk.ts';
import { serveSources } from './support/serve-sources.mjs';

const [walks = 200, members = 1_000] = process.argv.slice(2).map(Number);
const SIZES = [1_000, 100_000];
/** The 1.5% of a community who join first. */
const DAYS_OF_LEADERS = 10;
const IN_PAGE = '/bench/support/days-in-browser.ts';
const seeds = (count: number, first: number) => Array.from({ length: count }, (_, nth) => first + nth);
const percent = (results: readonly number[]) =>
  `${((100 * results.filter((result) => result > 0).length) / results.length).toFixed(1)}%`;

console.table(
  PLACES.map((place: Place) => {
    const walk = { place, members };
    const began = performance.now();
    const walked = seeds(walks, 1).map((seed) => settledWalk({ ...walk, seed }).result);
    const time = performance.now() - began;
    return {
      place,
      walks,
      'end ahead': percent(walked),
      'simulated, same seeds': percent(seeds(walks, 1).map((seed) => simulatedResult({ ...walk, seed }))),
      'simulated, other seeds': percent(
        seeds(10 * walks, 1_000_000).map((seed) => simulatedResult({ ...walk, seed })),
      ),
      'ms a walk': Math.round(time / walks),
    };
  }),
);

console.log('A day, settled in memory, ms of the processor');
console.table(SIZES.map((size) => ({ members: size, ...summary(settledDays(size)) })));
await browser();

/** What each day of growth costs. Its records are let go, as a page lets them go once they are stored. */
function settledDays(size: number): readonly number[] {
  const { days, books } = begunWalk({ place: 'late', members: size, seed: 7 });
  const { settled } = books;
  return Array.from({ length: LAST_DAY_OF_GROWTH }, () => {
    const begun = process.cpuUsage();
    books.settle(days.pass(), days.day);
    const { user, system } = process.cpuUsage(begun);
    for (const list of [settled.accounts, settled.requests, settled.postings, settled.entries])
      list.length = 0;
    settled.opened.length = 0;
    settled.deposits.clear();
    settled.withdrawals.clear();
    return (user + system) / 1000;
  });
}

async function browser(): Promise<void> {
  const executablePath = findBrowser();
  if (!executablePath) return void console.log(`SKIPPED: the browser. ${HOW_TO_GET_A_BROWSER}`);
  const { chromium } = await import('@playwright/test');
  const server = await serveSources([
    ...['idb', 'valibot', '@scure/base', '@noble/hashes/hmac.js', '@noble/hashes/legacy.js'],
    ...['@noble/hashes/sha2.js', '@noble/hashes/sha3.js', '@noble/hashes/utils.js'],
  ]);
  const chrome = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await chrome.newPage();
    page.on('pageerror', (error) => console.error(error));
    const passDays = async (size: number, count: number) => {
      // A page of its own remembers nothing.
      await page.goto(server.origin);
      return page.evaluate(
        async ([module, people, days]) => {
          const { passDays: pass } = (await import(module)) as typeof import('./support/days-in-browser.ts');
          return pass(people, days);
        },
        [IN_PAGE, size, count] as const,
      );
    };
    const rows = [];
    for (const size of SIZES) {
      await page.goto(server.origin);
      await page.evaluate(
        async ([module, people, place]) => {
          const { begin } = (await import(module)) as typeof import('./support/days-in-browser.ts');
          await begin(people, place);
        },
        // A large community passes its first days only. Each brings as many people as any other day of growth.
        [IN_PAGE, size, size > 10_000 ? 'first' : 'late'] as const,
      );
      // Leaders come first, and buy many times as many levels as others.
      await passDays(size, DAYS_OF_LEADERS);
      const times = await passDays(size, 30);
      const [reopened = 0] = await passDays(size, 1);
      rows.push({ members: size, ...summary(times), 'first day of a new page': Math.round(reopened) });
    }
    console.log('A day, stored in Chromium, ms');
    console.table(rows);
  } finally {
    await chrome.close();
    server.stop();
  }
}

function summary(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * (sorted.length - 1))] ?? 0);
  return { median: at(0.5), 'slowest of 20': at(0.95), slowest: at(1) };
}

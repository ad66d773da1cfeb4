// Measures the production build against budgets.json, prints every figure, and fails if one is over.
import { globSync, readFileSync } from 'node:fs';
import { searchPosts } from '#bench/support/search-posts.mjs';
import { packParts } from '#search/pack-parts.ts';
import * as site from './built-site.mjs';

const budgets = JSON.parse(readFileSync('budgets.json', 'utf8'));
let isOver = false;

function measure(what, value, most) {
  const verdict = value <= most ? 'ok  ' : 'OVER';
  if (value > most) isOver = true;
  console.log(`${verdict} ${what}: ${value} of at most ${most}`);
}

const scripts = site.publicPages.map((page) => {
  const { inline, external } = site.scriptsOf(site.htmlOf(page));
  const loaded = external.flatMap((path) => [...site.withImports(path)]);
  const weight = loaded.reduce(
    (total, path) => total + site.weightOf(path),
    inline.length > 0 ? site.brotli(inline.join('')) : 0,
  );
  return { page, weight };
});
const heaviest = scripts.reduce((most, each) => (each.weight > most.weight ? each : most));
measure(
  `script of ${scripts.length} public pages, at most, on ${heaviest.page}`,
  heaviest.weight,
  budgets.publicPageScript,
);

const landing = site.htmlOf('/');
const landingCss = site.stylesheetsOf(landing).map(site.textOf);
measure(
  'landing, HTML and CSS',
  [landing, ...landingCss].reduce((total, text) => total + site.brotli(text), 0),
  budgets.landing.htmlAndCss,
);

const searchScripts = site.scriptsInTemplates(site.htmlOf('/news/'));
const [newestPart] = await packParts(searchPosts(200));
measure(
  'search on the first use, script and index of 200 posts',
  searchScripts.reduce((total, path) => total + site.weightOf(path), site.brotli(JSON.stringify(newestPart))),
  budgets.searchOf200Posts,
);

for (const [page, most] of Object.entries(budgets.islandScript)) {
  const { external } = site.scriptsOf(site.htmlOf(page));
  const loaded = new Set(external.flatMap((path) => [...site.withImports(path)]));
  const weight = [...loaded].reduce((total, path) => total + site.weightOf(path), 0);
  measure(`island script of ${page}`, weight, most);
}

// The market home with all its widgets, compared with the frame and runtime that every member screen has.
const ofMarketHome = site.scriptsOf(site.htmlOf('/dashboard/')).external;
const [frame = ''] = globSync('dist/_astro/MemberScreen.*.js');
const ofFrame = [
  frame.replaceAll('\\', '/').replace(/^dist/, ''),
  ...ofMarketHome.filter((path) => !path.includes('/HomeScreen.')),
];
const withAll = (paths) => paths.flatMap((path) => [...site.withLaterImports(path)]);
const aboveFrame = new Set(withAll(ofMarketHome)).difference(new Set(withAll(ofFrame)));
measure(
  'script of /dashboard/ with every widget loaded, above its frame',
  [...aboveFrame].reduce((total, path) => total + site.weightOf(path), 0),
  budgets.dashboardAboveFrame,
);

const foreign = site.pages.flatMap((page) =>
  site.foreignLoads(site.htmlOf(page)).map((url) => `${page} ${url}`),
);
for (const load of foreign) console.log(`     ${load}`);
measure('loads from another origin, all pages', foreign.length, 0);

const withFirebase = globSync('dist/**/*.js').filter((file) =>
  /firebaseapp|@firebase/.test(readFileSync(file, 'utf8')),
);
measure('scripts with Firebase in a local build', withFirebase.length, 0);

process.exit(isOver ? 1 : 0);

// Measures the production build against budgets.json, prints every figure, and fails if one is over.
import { globSync, readFileSync } from 'node:fs';
import { LANGUAGE_TAGS, prefixOf } from '#domain/languages.ts';
import { memberScreenAt } from '#domain/routes.ts';
import { releaseOf } from '#integrations/service-worker/release-of.ts';
import { searchPosts } from '#bench/support/search-posts.mjs';
import { packParts } from '#search/pack-parts.ts';
import * as site from './built-site.mjs';

const budgets = JSON.parse(readFileSync('budgets.json', 'utf8'));
/** Small scripts of the page itself, which their own tags name. */
const SCRIPTS_WITH_TAGS = 3;
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
const [[home], others] = [true, false].map((isLanding) =>
  scripts.filter(({ page }) => (site.withoutLanguage(page) === '/') === isLanding),
);
measure('script of the landing', home.weight, budgets.landing.script);
const heaviest = others.reduce((most, each) => (each.weight > most.weight ? each : most));
measure(
  `script of ${others.length} other public pages, at most, on ${heaviest.page}`,
  heaviest.weight,
  budgets.publicPageScript,
);

const PREFIXES = LANGUAGE_TAGS.map(prefixOf);

for (const prefix of PREFIXES) {
  const landing = site.htmlOf(`${prefix}/`);
  const landingCss = site.stylesheetsOf(landing).map(site.textOf);
  measure(
    `landing ${prefix}/, HTML and CSS`,
    [landing, ...landingCss].reduce((total, text) => total + site.brotli(text), 0),
    prefix === '' ? budgets.landing.htmlAndCss : budgets.landing.htmlAndCssTranslated,
  );
}

for (const prefix of PREFIXES) {
  const { pages } = JSON.parse(site.textOf(`${prefix}/news/search/1.json`));
  const [newestPart] = await packParts(searchPosts(200), pages);
  const searchScripts = site.scriptsInTemplates(site.htmlOf(`${prefix}/news/`));
  measure(
    `search of ${prefix}/ on the first use, script and index of 200 posts`,
    searchScripts.reduce(
      (total, path) => total + site.weightOf(path),
      site.brotli(JSON.stringify(newestPart)),
    ),
    budgets.searchOf200Posts,
  );
}

/** The chunk that a page of the members' area fetches for its screen. */
function screenChunksOf(page, prefix = '') {
  const screen = memberScreenAt(page);
  if (screen === null) return [];
  return chunksOf(`${screen[0].toUpperCase()}${screen.slice(1)}Screen`, prefix);
}

function chunksOf(name, prefix = '') {
  const found = globSync(`dist${prefix}/_astro/${name}.*.js`);
  if (found.length !== 1) throw new Error(`The build has ${found.length} chunks ${name}, not one.`);
  return found.map((file) => file.replaceAll('\\', '/').replace(/^dist/, ''));
}

// The backend opens in a task of its own, on every page with an island but the simulator's and the check's.
const WITHOUT_BACKEND = ['/maths/', '/check/'];
const backend = chunksOf('backend');

/** The scripts of a page's first view, in the language with this prefix. */
function firstViewOf(page, prefix) {
  const later = WITHOUT_BACKEND.includes(page)
    ? []
    : [...screenChunksOf(page, prefix), ...chunksOf('backend', prefix)];
  const scripts = [...site.scriptsOf(site.htmlOf(prefix + page)).external, ...later];
  const loaded = new Set(scripts.flatMap((path) => [...site.withImports(path)]));
  return { loaded, weight: [...loaded].reduce((total, path) => total + site.weightOf(path), 0) };
}

for (const [page, { bytes, requests }] of Object.entries(budgets.firstView)) {
  const { loaded, weight } = firstViewOf(page, '');
  measure(`script of the first view of ${page}`, weight, bytes);
  for (const prefix of PREFIXES.filter(Boolean)) {
    measure(
      `above it, that of ${prefix}${page}`,
      firstViewOf(page, prefix).weight - weight,
      budgets.translationAboveEnglish,
    );
  }
  measure('requests for it', loaded.size, requests);
  if (site.preloadsOf(site.htmlOf(page)).length > 0) {
    const named = new Set(site.preloadsOf(site.htmlOf(page)));
    const late = loaded.difference(named);
    measure('of these not named in its head', late.size, SCRIPTS_WITH_TAGS);
    measure('named there and not needed', named.difference(loaded).size, 0);
  }
}

// The market home with all its widgets, above what its frame and the backend have loaded before.
const frame = [...site.scriptsOf(site.htmlOf('/dashboard/')).external, ...backend];
const before = new Set(frame.flatMap((path) => [...site.withImports(path)]));
const withWidgets = new Set(before);
for (const path of screenChunksOf('/dashboard/')) site.withLaterImports(path, withWidgets);
measure(
  'script of /dashboard/ with every widget loaded, above its frame',
  [...withWidgets.difference(before)].reduce((total, path) => total + site.weightOf(path), 0),
  budgets.dashboardAboveFrame,
);

// What the service worker fetches once the first view is there: at low priority, and never with Save-Data.
const { files } = releaseOf('dist');
const kept = Object.keys(files).map((path) => (path.endsWith('/') ? `${path}index.html` : path));
measure('files that the service worker keeps', kept.length, budgets.kept.files);
measure(
  'bytes of them',
  kept.reduce((total, path) => total + site.weightOf(path), 0),
  budgets.kept.bytes,
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

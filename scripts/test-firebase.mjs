// Runs the tests that need Firebase's emulators: starts these, tells the tests where they are, and stops them.
//
//   npm run test:firebase                        all of them
//   npm run test:firebase -- node [ARGUMENT…]    the rules, the contract, the operators; with arguments of Vitest's
//   npm run test:firebase -- browser [ARGUMENT…] the site in a browser; with arguments of Playwright's
//
// What the last of the browser tests look at, the others leave behind: for some alone, add `--project=site --no-deps`.
// TESSERA_LANGUAGE=it plays the round of money in Italian. TESSERA_ENGINE=firefox runs all in Firefox, where it is installed.
// TESSERA_REPORT names a file for the figures of one of the two, as JSON.
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { findFirestoreEmulators, HOW_TO_GET_EMULATORS } from './emulators/find.mjs';
import { freePorts } from './emulators/ports.mjs';
import { buildSettings, configAt } from './emulators/site.mjs';
import { spawnTied } from './emulators/spawn-tied.mjs';
import { startEmulators } from './emulators/start.mjs';
import { findBrowser, HOW_TO_GET_A_BROWSER } from './find-browser.mjs';

const report = process.env.TESSERA_REPORT;
const language = process.env.TESSERA_LANGUAGE;
const [only, ...args] = process.argv.slice(2);
if (only && only !== 'node' && only !== 'browser') {
  console.error(`Not ${only}: node or browser.`);
  process.exit(1);
}

if (findFirestoreEmulators().length === 0) {
  console.log(`\nSKIPPED: the tests on Firebase. ${HOW_TO_GET_EMULATORS}`);
  process.exit(process.env.CI ? 1 : 0);
}

// The emulators run for minutes: what thorough compilation would gain later costs more than it brings.
process.env.JAVA_TOOL_OPTIONS ??= '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';
// A settler is started a hundred times: its libraries are compiled once.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node');

let isGreen = true;
if (only !== 'browser') isGreen = await inNode();
if (only !== 'node') isGreen = (await inBrowser()) && isGreen;
process.exit(isGreen ? 0 : 1);

/** These tests wait more than they work, so two run side by side. Each empties its emulators. */
async function inNode() {
  const emulators = [await startEmulators()];
  if (args.length === 0) emulators.push(await startEmulators());
  const reporters = report ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
  const isGreen = await run(
    ['npx', 'vitest', 'run', '--config=tests/firebase/vitest.config.ts', ...reporters, ...args],
    { TESSERA_EMULATORS: JSON.stringify(emulators.map(({ env }) => env)) },
  );
  await Promise.all(emulators.map(({ stop }) => stop()));
  return isGreen;
}

/** The last of these tests examines everything that is in the emulators. */
async function inBrowser() {
  if (!findBrowser()) {
    console.log(`\nSKIPPED: the browser tests on Firebase. ${HOW_TO_GET_A_BROWSER}`);
    return !process.env.CI;
  }
  // Inside node_modules, because the build needs some packages while it makes the pages.
  const folder = mkdtempSync('node_modules/.firebase-site-');
  // Also when Ctrl-C ends everything.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  const { env, ports, stop } = await startEmulators();
  try {
    const settings = { ...env, ...buildSettings(configAt(ports)) };
    const [sitePort, localPort] = await freePorts(2);
    // Not `npm run build`, which would rewrite the headers of firebase.json: they must fit every build.
    const isBuilt =
      (isPresentLocalBuild('dist') || (await run(['npm', 'run', 'build'], { PUBLIC_BACKEND: 'local' }))) &&
      (await run(['npx', 'astro', 'build', '--silent', `--outDir=${folder}`], settings)) &&
      (!language ||
        (await run(['npx', 'astro', 'build', '--silent', `--outDir=${folder}/${language}`], {
          ...settings,
          SITE_LANGUAGE: language,
        })));
    if (!isBuilt) return false;
    return await run(
      [
        ...['npx', 'playwright', 'test', '--config=tests/firebase/browser/playwright.config.ts'],
        ...(report ? ['--reporter=list,json'] : []),
        ...args,
      ],
      {
        ...env,
        ...(report && { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
        TESSERA_FIREBASE_SITE: folder,
        TESSERA_TEST_PORT: String(sitePort),
        TESSERA_LOCAL_PORT: String(localPort),
      },
    );
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether the folder holds a current build with the embedded backend, which the tests compare with. */
function isPresentLocalBuild(folder) {
  const page = `${folder}/login/index.html`;
  if (!existsSync(page)) return false;
  const builtAt = statSync(page).mtimeMs;
  const sources = globSync(['astro.config.mjs', 'package-lock.json', '{src,public}/**/*.*']);
  return (
    sources.every((file) => statSync(file).mtimeMs < builtAt) &&
    globSync(`${folder}/_astro/*.js`).every((file) => !readFileSync(file, 'utf8').includes('@firebase/'))
  );
}

async function run(command, settings = {}) {
  const child = spawnTied(command, {
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...process.env, ...settings },
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

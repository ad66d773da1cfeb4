// Writes into firebase.json what the hosting service has to know of the build. Runs at the end of every build. In CI a
// file that is not committed is a failure.
//
// - The hashes of all inline scripts, so that its security policy allows exactly those. (Each page's own <meta> policy
//   is narrower, also for styles, and it alone limits connections, because they depend on the build. The header must
//   fit every build.)
// - The redirects from former paths of posts.
// - For each further language, its page for addresses that do not exist. Only a rewrite can name one, and is answered with 200;
//   the page tells search engines to pass. Files (`.js`) are still not found.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGE_TAGS, prefixOf } from '#domain/languages.ts';
import { htmlOf, pages, redirects, scriptsOf } from './built-site.mjs';

const hashes = pages
  .flatMap((page) => scriptsOf(htmlOf(page)).inline)
  .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
const sources = ["'self'", ...[...new Set(hashes)].sort()].join(' ');

// With or without the slash at the end.
const rules = redirects.map(([old, target]) =>
  ruleOf({ source: old.replace(/\/$/, '{,/}'), destination: target, type: 301 }),
);

const rewrites = LANGUAGE_TAGS.map(prefixOf)
  .filter((prefix) => prefix !== '')
  .map((prefix) => ruleOf({ regex: `^${prefix}/[^.]*$`, destination: `${prefix}/404.html` }));

const committed = readFileSync('firebase.json', 'utf8');
const updated = committed
  // Keep the origins that a rule names: they are its own.
  .replace(/script-src [^;]*?((?: https:[^ ;]+)*);/g, `script-src ${sources}$1;`)
  .replace(listNamed('redirects'), () => listOf('redirects', rules))
  .replace(listNamed('rewrites'), () => listOf('rewrites', rewrites));
if (updated !== committed) {
  if (process.env.CI) {
    console.error(
      'firebase.json does not list the inline scripts and redirects of this build: run `npm run build` and commit it.',
    );
    process.exit(1);
  }
  writeFileSync('firebase.json', updated);
  console.log('firebase.json: the inline scripts or redirects of this build have changed; commit it.');
}

/** A list of rules in the file, as `listOf` writes it: each rule in a line of its own. */
function listNamed(name) {
  return new RegExp(`"${name}": \\[(?:\\]|\\n[\\s\\S]*?\\n    \\])`);
}

/** In the form that Prettier writes. */
function ruleOf(rule) {
  return `{ ${Object.entries(rule)
    .map(([name, value]) => `"${name}": ${JSON.stringify(value)}`)
    .join(', ')} }`;
}

function listOf(name, lines) {
  return `"${name}": [${lines.map((line) => `\n      ${line}`).join()}${lines.length > 0 ? '\n    ' : ''}]`;
}

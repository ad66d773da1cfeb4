// Writes into firebase.json what the hosting service has to know of the build. Runs at the end of every build. In CI a
// file that is not committed is a failure.
//
// - The hashes of all inline scripts, so that its security policy allows exactly those. (Each page's own <meta> policy
//   is narrower, also for styles, and it alone limits connections, because they depend on the build. The header must
//   fit every build.)
// - The redirects from former paths of posts.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { htmlOf, pages, redirects, scriptsOf } from './built-site.mjs';

const hashes = pages
  .flatMap((page) => scriptsOf(htmlOf(page)).inline)
  .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
const sources = ["'self'", ...[...new Set(hashes)].sort()].join(' ');

// With or without the slash at the end.
const rules = redirects.map(([old, target]) =>
  JSON.stringify({ source: old.replace(/\/$/, '{,/}'), destination: target, type: 301 }),
);

const committed = readFileSync('firebase.json', 'utf8');
const updated = committed
  // Keep the origins that a rule names: they are its own.
  .replace(/script-src [^;]*?((?: https:[^ ;]+)*);/g, `script-src ${sources}$1;`)
  .replace(
    /"redirects": \[[^\]]*\]/,
    () =>
      `"redirects": [${rules.map((rule) => `\n      ${rule}`).join()}${rules.length > 0 ? '\n    ' : ''}]`,
  );
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

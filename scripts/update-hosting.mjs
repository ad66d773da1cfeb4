// Lists the hashes of all inline scripts of the build in the security policy of firebase.json, so that the hosting
// service's header allows exactly those. (Each page's own <meta> policy is narrower, also for styles, and it alone
// limits connections, because they depend on the build. The header must fit every build.) Runs at the end of every
// build. In CI an uncommitted list is a failure.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { htmlOf, pages, scriptsOf } from './built-site.mjs';

const hashes = pages
  .flatMap((page) => scriptsOf(htmlOf(page)).inline)
  .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
const sources = ["'self'", ...[...new Set(hashes)].sort()].join(' ');

const committed = readFileSync('firebase.json', 'utf8');
// Keep the origins that a rule names: they are its own.
const sealed = committed.replace(/script-src [^;]*?((?: https:[^ ;]+)*);/g, `script-src ${sources}$1;`);
if (sealed !== committed) {
  if (process.env.CI) {
    console.error(
      'firebase.json does not list the inline scripts of this build: run `npm run build` and commit it.',
    );
    process.exit(1);
  }
  writeFileSync('firebase.json', sealed);
  console.log('firebase.json: the inline scripts of this build have changed; commit it.');
}

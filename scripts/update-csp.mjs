// Lists the hashes of all inline scripts of the build in the security policy of firebase.json, so that the hosting
// service's header admits exactly those. (Each page's own <meta> policy is narrower still, also for styles, and it alone
// says what may be reached: that depends on the build. The header has what holds for every build, so that one list does.)
// Runs at the end of every build. In CI a list that was not committed is a failure.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { htmlOf, pages, scriptsOf } from './built-site.mjs';

const hashes = pages
  .flatMap((page) => scriptsOf(htmlOf(page)).inline)
  .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
const sources = ["'self'", ...[...new Set(hashes)].sort()].join(' ');

const committed = readFileSync('firebase.json', 'utf8');
// An origin that a rule names besides stays: it is the rule's own.
const sealed = committed.replace(/script-src [^;]*?((?: https:[^ ;]+)*);/g, `script-src ${sources}$1;`);
if (sealed !== committed) {
  if (process.env.CI) {
    console.error(
      'firebase.json does not list the inline scripts of this build: run `npm run build` and commit it.',
    );
    process.exit(1);
  }
  writeFileSync('firebase.json', sealed);
  console.log('firebase.json: the inline scripts of this build are listed anew; commit it.');
}

// Every package of both lockfiles has a licence that lets us use it, and the site's own: read from the lockfiles, so that it
// needs no network and no installed packages. A licence that is not in the list stops `npm test` until a person has read it.
import { readFileSync } from 'node:fs';

/** SPDX. Permissive; or, where only built output is ours (MPL, LGPL), binding for changes of the package itself alone. */
const ALLOWED = [
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC-BY-4.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['LGPL-3.0-or-later', 'MPL-2.0', 'Python-2.0'],
];

/** Read by hand: their lockfile entry has no SPDX expression, or none at all. */
const READ_BY_HAND = {
  'deep-freeze': 'public domain',
  fuzzy: 'MIT in its LICENSE-MIT',
  limiter: 'MIT in its LICENSE.txt',
  'url-template': 'BSD-3-Clause in its LICENSE',
  'valid-url': 'MIT in its LICENSE',
};

/** An expression such as `(MIT OR CC0-1.0)` or `Apache-2.0 AND MIT`: one side of each OR, both sides of each AND. */
const isAllowed = (expression) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.includes(licence)));

const refused = ['package-lock.json', 'settler/container/package-lock.json'].flatMap((lockfile) =>
  Object.entries(JSON.parse(readFileSync(lockfile, 'utf8')).packages)
    .map(([path, { license = '' }]) => ({ name: path.split('node_modules/').at(-1), license }))
    .filter(({ name, license }) => !isAllowed(license) && !Object.hasOwn(READ_BY_HAND, name))
    .map(({ name, license }) => `${lockfile}: ${name} has the licence “${license}”`),
);
for (const complaint of refused) console.error(complaint);
if (refused.length > 0) {
  console.error('Read the licence. Then add it to scripts/check-licences.mjs, or do without the package.');
  process.exit(1);
}

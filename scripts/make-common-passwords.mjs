// Writes src/domain/accounts/common-passwords.ts from lists of passwords that are sorted by how common they are.
//
//   node scripts/make-common-passwords.mjs passwords.json common-passwords.txt.gz
//
// The two lists, neither of which is a dependency of the site:
// - src/passwords.json of the npm package @zxcvbn-ts/language-common 4.1.3 (MIT)
// - django/contrib/auth/common-passwords.txt.gz of the Python package Django 5.2.17 (BSD-3-Clause)
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { PASSWORD_SHORTEST } from '#domain/accounts/password.ts';

const TARGET = new URL('../src/domain/accounts/common-passwords.ts', import.meta.url);
const MOST = 3000;

const lists = process.argv.slice(2).map(readList);
if (lists.length === 0) {
  throw new Error('Give the paths of one list or more: .json (an array), or text with one password a line');
}

/** Best rank of each password that passes the length rule. */
const ranks = new Map();
for (const list of lists) {
  for (const [rank, listed] of list.entries()) {
    const password = listed.normalize('NFC').toLowerCase();
    if ([...password].length < PASSWORD_SHORTEST || !isTyped(password)) continue;
    ranks.set(password, Math.min(rank, ranks.get(password) ?? rank));
  }
}
const commonest = [...ranks.keys()].sort((a, b) => ranks.get(a) - ranks.get(b)).slice(0, MOST);
const sizes = lists.map((list) => list.length.toLocaleString('en')).join(' and ');

writeFileSync(
  TARGET,
  `/**
 * The commonest passwords of ${PASSWORD_SHORTEST} characters or more, in small letters, the commonest first: ${commonest.length} of them, which is
 * all that there are among the ${sizes} commonest of two collections of leaked passwords. Every shorter one
 * is refused by its length, so the two rules together refuse far more than the 3,000 commonest of all.
 *
 * Written by \`scripts/make-common-passwords.mjs\` from the lists that come with @zxcvbn-ts/language-common 4.1.3 (MIT,
 * © 2012–2016 Dan Wheeler and Dropbox, Inc., © 2021 @zxcvbn-ts) and with Django 5.2.17 (BSD-3-Clause, © Django Software
 * Foundation and individual contributors; list by Royce Williams).
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  \`${commonest.join('\n')}\`.split('\\n'),
);
`,
);
console.log(`${commonest.length} passwords`);

function readList(path) {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return path.endsWith('.json') ? JSON.parse(text) : text.trim().split(/\r?\n/);
}

/** Leaks also contain wrongly decoded passwords. (The last three characters would end the string in the file.) */
function isTyped(password) {
  return /^[\x20-\x7e]+$/.test(password) && !/[`\\]|\$\{/.test(password);
}

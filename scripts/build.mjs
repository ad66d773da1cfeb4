// npm run build [-- --incremental]
//
// Builds the site into dist/. With `--incremental` the pages of news on which nothing has changed are kept from the last
// build of this kind: for editors, who want to see the whole site with one post changed. Releases are clean builds.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { incremental: { type: 'boolean', default: false } } });

if (values.incremental) {
  const isKeeping = isSameProgram();
  run('astro', ['build', ...(isKeeping ? [] : ['--force'])], { INCREMENTAL_BUILD: 'true' });
} else {
  run('astro', ['build']);
  // Of what editors change nothing gets into the headers, so that an incremental build can do without.
  run(process.execPath, ['scripts/seal-headers.mjs']);
}

/**
 * Astro sees what the program of a page is made of, not what works on it from outside. So pages are only kept while
 * everything but the content is as it was.
 */
function isSameProgram() {
  const record = 'node_modules/.astro/incremental-program';
  const files = globSync(['astro.config.mjs', 'package-lock.json', 'src/**/*.*'])
    .filter((file) => !/^src.content.[^.]*\.(?!ts$)/.test(file))
    .sort();
  const digest = createHash('sha256');
  for (const file of files) digest.update(`${file}\n`).update(readFileSync(file));
  const present = digest.digest('hex');
  const previous = existsSync(record) ? readFileSync(record, 'utf8') : '';
  mkdirSync('node_modules/.astro', { recursive: true });
  writeFileSync(record, present);
  return previous === present;
}

function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

// Builds the site in a pseudo-language, for tests: words with marks, longer by two fifths, from right to left. It builds
// only if a source is newer than what it built before.
import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';

export const PSEUDO_LANGUAGE = 'ar-XB';

export const PSEUDO_FOLDER = `.astro/${PSEUDO_LANGUAGE}`;

/** @throws Error with what the build has said, if it fails */
export function buildPseudoSite() {
  const [built] = globSync(`${PSEUDO_FOLDER}/index.html`).map(changedAt);
  const sources = globSync('{src,public}/**/*.*').map(changedAt);
  if (built !== undefined && sources.every((changed) => changed < built)) return;
  const { PATH, HOME, TMPDIR } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', PSEUDO_FOLDER],
    { env: { PATH, HOME, TMPDIR, SITE_LANGUAGE: PSEUDO_LANGUAGE }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The site has no build in ${PSEUDO_LANGUAGE}:\n${stdout}${stderr}`);
}

const changedAt = (file) => statSync(file).mtimeMs;

// Builds the site once for each language, each with the words of one: the source language in `dist/`, the others in
// folders of it. Arguments go to `astro build`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { LANGUAGE_TAGS } from '#domain/languages.ts';

const astro = fileURLToPath(new URL('../node_modules/astro/bin/astro.mjs', import.meta.url));

for (const language of LANGUAGE_TAGS) {
  const { status } = spawnSync(process.execPath, [astro, 'build', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, SITE_LANGUAGE: language },
  });
  if (status !== 0) process.exit(status ?? 1);
}

import type { AstroIntegration } from 'astro';
import { listUnsetLinks } from './unset-links.ts';

/** Ends each build with a list of the outside links that nobody has filled in yet. */
export function reportUnsetLinks(): AstroIntegration {
  let folder: URL;
  return {
    name: 'unset-links',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = new URL('content/', config.srcDir);
      },
      'astro:build:done': async ({ logger }) => {
        const unset = await listUnsetLinks(folder);
        if (unset.length === 0) return;
        const list = unset.map(({ file, line, url }) => `  src/content/${file}:${line} ${url}`);
        logger.warn(['Outside links that still lead to sample addresses:', ...list].join('\n'));
      },
    },
  };
}

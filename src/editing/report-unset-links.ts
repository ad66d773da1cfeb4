import type { AstroIntegration } from 'astro';
import { isUnset, listUnsetLinks } from './unset-links.ts';

/** The site's URL if none is set: the building machine's. */
const isUnsetSite = (site: string): boolean =>
  isUnset(site) || (URL.canParse(site) && new URL(site).hostname === 'localhost');

/** Ends each build with a list of the unset links: the site's own URL and outside links. */
export function reportUnsetLinks(): AstroIntegration {
  let folder: URL;
  let site = '';
  return {
    name: 'unset-links',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = new URL('content/', config.srcDir);
        site = config.site ?? '';
      },
      'astro:build:done': async ({ logger }) => {
        const links = await listUnsetLinks(folder);
        const list = [
          ...(isUnsetSite(site) ? [`SITE_URL ${site}`] : []),
          ...links.map(({ file, line, url }) => `src/content/${file}:${line} ${url}`),
        ];
        if (list.length === 0) return;
        logger.warn(['Addresses that are still samples:', ...list].join('\n  '));
      },
    },
  };
}

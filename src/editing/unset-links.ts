import type { AstroIntegration } from 'astro';
import { readdir, readFile } from 'node:fs/promises';

/** A link that is still a sample, and its position. */
interface UnsetLink {
  /** Path inside the folder that was searched. */
  readonly file: string;
  readonly line: number;
  readonly url: string;
}

const WEB_URL = /https?:\/\/[^\s"'<>)\]]+/g;

/** `.example` is reserved (RFC 2606): no site can be there, so the link is not set yet. */
export function isUnset(url: string): boolean {
  return URL.canParse(url) && new URL(url).hostname.endsWith('.example');
}

/** Every sample link in the content folder, by file and line. */
export async function listUnsetLinks(folder: URL): Promise<readonly UnsetLink[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.(yaml|mdx?)$/.test(name)).sort();
  const links = await Promise.all(
    files.map(async (file) => linksIn(file, await readFile(new URL(file, folder), 'utf8'))),
  );
  return links.flat().filter(({ url }) => isUnset(url));
}

function linksIn(file: string, source: string): UnsetLink[] {
  return source
    .split('\n')
    .flatMap((text, index) => [...text.matchAll(WEB_URL)].map(([url]) => ({ file, line: index + 1, url })));
}

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

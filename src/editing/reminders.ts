import type { AstroIntegration } from 'astro';
import { readFileSync, readdirSync } from 'node:fs';
import { isUnset } from './web-address.ts';

/** What editors read is looked at again after a year: an office moves, an authority finds better words. */
const MOST_DAYS = 365;

const READ_ON = /^\s*read: (\d{4}-\d{2}-\d{2})\s*$/;
const WEB_URL = /https?:\/\/[^\s"'<>)\]]+/g;

/** What the lines of the content have of a kind, each with its file and line. */
function linesWith(folder: URL, found: (line: string) => readonly string[]): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(yaml|mdx?)$/.test(name))
    .sort();
  return files.flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .flatMap((line, index) => found(line).map((each) => `src/content/${file}:${index + 1} ${each}`)),
  );
}

/** Every sample link in the content folder. */
export const listUnsetLinks = (folder: URL): readonly string[] =>
  linesWith(folder, (line) => [...line.matchAll(WEB_URL)].map(([url]) => url).filter(isUnset));

/** Sources that were last read more than a year ago. @param today a day, `2026-11-24` */
export const listOldSources = (folder: URL, today: string): readonly string[] =>
  linesWith(folder, (line) => {
    const day = READ_ON.exec(line)?.[1];
    const isOld = day !== undefined && (Date.parse(today) - Date.parse(day)) / 86_400_000 > MOST_DAYS;
    return isOld ? [day] : [];
  });

/** The site's URL if none is set: the building machine's. */
const isUnsetSite = (site: string): boolean =>
  isUnset(site) || (URL.canParse(site) && new URL(site).hostname === 'localhost');

/** Ends each build with what an editor has to do one day. It stops no one. */
export function reminders(): AstroIntegration {
  let folder: URL;
  let site = '';
  return {
    name: 'reminders',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = new URL('content/', config.srcDir);
        site = config.site ?? '';
      },
      'astro:build:done': ({ logger }) => {
        const remind = (heading: string, list: readonly string[]) => {
          if (list.length > 0) logger.warn([heading, ...list].join('\n  '));
        };
        remind('Addresses that are still samples:', [
          ...(isUnsetSite(site) ? [`SITE_URL ${site}`] : []),
          ...listUnsetLinks(folder),
        ]);
        remind(
          'Read more than a year ago. Open each again, correct it, and change its date:',
          listOldSources(folder, new Date().toISOString().slice(0, 10)),
        );
      },
    },
  };
}

import type { AstroIntegration } from 'astro';
import { readdir, readFile } from 'node:fs/promises';

/** What editors read is looked at again after a year: an office moves, an authority finds better words. */
const MOST_DAYS = 365;

const READ_ON = /^\s*read: (\d{4}-\d{2}-\d{2})\s*$/;

/**
 * Sources that were last read more than a year ago, by file and line.
 *
 * @param folder of the content @param today a day, `2026-11-24`
 */
export async function listOldSources(folder: URL, today: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.yaml')).sort();
  const lists = await Promise.all(
    files.map(async (file) => oldIn(file, await readFile(new URL(file, folder), 'utf8'), today)),
  );
  return lists.flat();
}

function oldIn(file: string, source: string, today: string): readonly string[] {
  return source.split('\n').flatMap((line, index) => {
    const day = READ_ON.exec(line)?.[1];
    const isOld = day !== undefined && (Date.parse(today) - Date.parse(day)) / 86_400_000 > MOST_DAYS;
    return isOld ? [`src/content/${file}:${index + 1} ${day}`] : [];
  });
}

/** Ends each build with a list of them. It is a reminder and stops no one. */
export function reportOldSources(): AstroIntegration {
  let folder: URL;
  return {
    name: 'old-sources',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = new URL('content/', config.srcDir);
      },
      'astro:build:done': async ({ logger }) => {
        const old = await listOldSources(folder, new Date().toISOString().slice(0, 10));
        if (old.length === 0) return;
        logger.warn(
          ['Read more than a year ago. Open each again, correct it, and change its date:', ...old].join(
            '\n  ',
          ),
        );
      },
    },
  };
}

import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { readEntry } from './check-entry.ts';
import { findEntryFiles } from './entry-files.ts';
import { type Project, projectAt } from './project.ts';
import { publicationOf } from './publication.ts';

/** Leads the former paths of each published post (`formerly`) to where it is now. */
export function formerPaths(): AstroIntegration {
  return {
    name: 'former-paths',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        updateConfig({ redirects: listRedirects(projectAt(fileURLToPath(config.root)), new Date()) });
      },
    },
  };
}

const FOLDER = 'src/content/news/';

/** New paths by old ones. A file that cannot be read has none: the check says what is wrong with it. */
export function listRedirects(project: Project, now: Date): Readonly<Record<string, string>> {
  const { entries } = findEntryFiles(project.list(FOLDER), 'text', FOLDER);
  const redirects = entries.flatMap(({ name, id }) => {
    const { date, draft, formerly } = fieldsOf(project, name);
    if (
      !Array.isArray(formerly) ||
      publicationOf({ date: `${date}`, draft: draft === true }, now) !== 'published'
    ) {
      return [];
    }
    return formerly.filter(isOldPath).map((path) => [path, `/news/${id}/`] as const);
  });
  return Object.fromEntries(redirects);
}

const isOldPath = (path: unknown): path is string => typeof path === 'string' && path.startsWith('/');

function fieldsOf(project: Project, name: string): Record<string, unknown> {
  const read = readEntry(FOLDER, name, project.read(FOLDER + name));
  if (!read.ok) return {};
  try {
    return parse(read.yaml) ?? {};
  } catch {
    return {};
  }
}

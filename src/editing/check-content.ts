import { type CheckedEntry, entryChecker, isDraft } from './check-entry.ts';
import type { ContentFile } from './content-file.ts';
import { crossFileMistakes, postsOf } from './cross-file-mistakes.ts';
import { collectionList } from './collections.ts';
import { type EntryFile, findEntryFiles, isSystemFile } from './entry-files.ts';
import { SOURCE_LANGUAGE } from '#domain/languages.ts';
import { isWarning, type Mistake } from './mistake.ts';
import { type Project, projectAt } from './project.ts';
import { areAlike, IS_MISSING } from './sentences.ts';
import type { Fields, Original } from './translated-fields.ts';

const CONTENT = 'src/content/';

export interface ContentReport {
  /** What stops a build. */
  readonly mistakes: readonly Mistake[];
  /** What stops none, but should be looked at. */
  readonly warnings: readonly Mistake[];
  /** All that is in drafts, which no build publishes: it waits. */
  readonly inDrafts: readonly Mistake[];
  /** Posts that no visitor sees yet: how many drafts, and the days for which others wait, the next first. */
  readonly drafts: number;
  readonly scheduled: readonly string[];
}

/**
 * Checks all that editors write: each file by itself, then the files together. The build, `npm run news:check` and the
 * development server call this.
 *
 * @param root of the project, with a slash at the end
 * @param now decides which posts are published
 */
export async function checkContent(root: string, now: Date): Promise<ContentReport> {
  const project = projectAt(root);
  const files: ContentFile[] = [];
  const mistakes = strays(project);
  for (const [collection, { kind, schema, picture, files: shown }] of collectionList) {
    const folder = `${CONTENT}${collection}/`;
    const { entries, mistakes: misnamed } = findEntryFiles(project.list(folder), kind, folder);
    mistakes.push(...misnamed);
    const check = entryChecker(schema, project, folder, picture);
    const originals = new Map<string, Original>();
    // Originals first: a translation leaves fields to its own.
    const inOrder = entries.toSorted(
      (one, other) => Number(isTranslation(one)) - Number(isTranslation(other)),
    );
    for (const { id, name, language } of inOrder) {
      if (shown && !shown.includes(id)) {
        mistakes.push({ file: folder + name, line: 1, field: 'file name', message: notShown(shown) });
        continue;
      }
      const bytes = project.read(folder + name);
      const checked = withOriginal(
        await check(name, bytes, originals.get(id)),
        { id, name, language },
        originals,
      );
      if (language === SOURCE_LANGUAGE) {
        const { data: fields, hasSoundFields: isSound } = checked;
        originals.set(id, { file: folder + name, fields, isSound });
      }
      const isOriginal = language === SOURCE_LANGUAGE || !originals.has(id);
      files.push({
        ...checked,
        collection,
        id,
        isOriginal,
        file: folder + name,
        isDraft: isDraft(checked, bytes),
      });
    }
  }
  mistakes.push(...files.flatMap((each) => each.mistakes), ...crossFileMistakes(project, files, now));
  const drafts = files.filter((each) => each.isDraft).map(({ file }) => file);
  const sorted = mistakes.sort(
    (left, right) => left.file.localeCompare(right.file) || left.line - right.line,
  );
  const published = sorted.filter(({ file }) => !drafts.includes(file));
  return {
    mistakes: published.filter((each) => !isWarning(each)),
    warnings: published.filter(isWarning),
    inDrafts: sorted.filter(({ file }) => drafts.includes(file)),
    drafts: new Set(files.filter((each) => each.isDraft).map(({ id }) => id)).size,
    scheduled: postsOf(
      files.filter((each) => each.isOriginal),
      now,
    )
      .filter(({ publication }) => publication === 'scheduled')
      .map(({ date }) => date)
      .sort(),
  };
}

const isTranslation = ({ language }: EntryFile): boolean => language !== SOURCE_LANGUAGE;

/** A translation whose original has another name, or is gone, lacks what stands there. */
function withOriginal(
  checked: CheckedEntry,
  { id, name, language }: EntryFile,
  originals: ReadonlyMap<string, Original>,
): CheckedEntry {
  if (language === SOURCE_LANGUAGE || originals.has(id)) return checked;
  const lacks = checked.mistakes.filter(({ message }) => message === IS_MISSING);
  const [meant] =
    [...originals].find(([each, { fields }]) => areAlike(each, id) || formerly(fields, id)) ?? [];
  const [first] = lacks;
  if (!first) return checked;
  const message =
    meant === undefined
      ? `is of no original. Remove it if that is gone; if this is no translation, add ${listFormat.format(lacks.map(({ field }) => field))}.`
      : `is of no original. Rename it to ${meant}${name.slice(id.length)}.`;
  const misnamed = { ...first, line: 1, field: 'file name', message };
  return { ...checked, mistakes: [misnamed, ...checked.mistakes.filter((each) => !lacks.includes(each))] };
}

const formerly = (fields: Fields, id: string): boolean =>
  `${fields['formerly'] ?? ''}`.split(',').includes(`/news/${id}/`);

const listFormat = new Intl.ListFormat('en');

const notShown = (shown: readonly string[]): string =>
  `is shown on no page: the site has ${listFormat.format(shown)} here. A post belongs in ${CONTENT}news/; a new page needs a developer.`;

/** Files of editors in a folder that no page reads. The check's own modules lie in `src/content/` too. */
function strays(project: Project): Mistake[] {
  const names = collectionList.map(([name]) => name);
  const message = `lies in a folder that no page reads. Move it to one of ${listFormat.format(names)} in ${CONTENT}.`;
  return project
    .list(CONTENT)
    .filter((name) => !names.some((each) => name.startsWith(`${each}/`)))
    .filter((name) => !name.endsWith('.ts') && !isSystemFile(name))
    .map((name) => ({ file: CONTENT + name, line: 1, field: 'file name', message }));
}

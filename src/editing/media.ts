import { basename } from 'node:path';
import type { ContentFile } from './content-file.ts';
import { isMedia, isSystemFile, MEDIA } from './entry-files.ts';
import type { Mistake } from './mistake.ts';
import type { Project } from './project.ts';

const CONTENT = 'src/content/';

/** A picture that a page shows again, the one above the text included. */
export function shownTwice(files: readonly ContentFile[]): readonly Mistake[] {
  return files.flatMap(({ file, data, pictures }) => {
    const seen = new Set([data['image']]);
    return pictures
      .filter(({ url }) => seen.size === seen.add(url).size)
      .map(({ url, line }) => {
        const message = `shows ${url} a second time on this page. Show another, or take it out.`;
        return { file, line, field: 'picture', message, kind: 'warning' as const };
      });
  });
}

/** A name behind a slash, up to its extension. */
const NAMED = new RegExp(String.raw`/([^/\n]*?${MEDIA})`, 'gi');

/** Pictures and films beside the texts that none of these names. */
export function unusedMedia(project: Project): readonly Mistake[] {
  const names = project.list(CONTENT).filter((name) => !isSystemFile(name));
  const [media, texts] = [names.filter(isMedia), names.filter((name) => !isMedia(name))];
  const named = new Set(
    texts.flatMap((name) => {
      const text = project.read(CONTENT + name).toString('utf8');
      return [...text.matchAll(NAMED)].map(([, file = '']) => file.toLowerCase());
    }),
  );
  const isNamed = (file: string) =>
    [file, encodeURI(file)].some((written) => named.has(written.toLowerCase()));
  return media
    .filter((name) => !isNamed(basename(name)))
    .map((name) => {
      const message = 'is named by no text, so no reader sees it. Name it in one, or remove it.';
      return { file: CONTENT + name, line: 1, field: 'file', message, kind: 'warning' };
    });
}

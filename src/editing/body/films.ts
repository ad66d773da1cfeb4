import { join } from 'node:path';
import type { Project } from '#editing/project.ts';
import { ON_OWN_DISK } from './pictures.ts';

/** How the files begin: `ftyp` in the second word of MP4, the EBML mark of WebM, and the name of WebVTT. */
const BEGINNINGS: Readonly<Record<string, (head: Buffer) => boolean>> = {
  '.mp4': (head) => head.toString('latin1', 4, 8) === 'ftyp',
  '.webm': (head) => head.readUInt32BE(0) === 0x1a45dfa3,
  '.vtt': (head) => /^\uFEFF?WEBVTT[\s\S]*\d\d:\d\d\.\d{3} --> /.test(head.toString('utf8')),
};

const BROKEN: Readonly<Record<string, string>> = {
  '.mp4': 'is no MP4 film: it is empty, broken, or of another kind than its name says. Export it again.',
  '.webm': 'is no WebM film: it is empty, broken, or of another kind than its name says. Export it again.',
  '.vtt':
    'has no captions: the file begins with WEBVTT, and each caption with its times, like 00:01.000 --> 00:04.000.',
};

/** SRT, another form of captions, has commas in its times. */
const IS_SRT = /\d\d:\d\d,\d{3} --> /;
const SRT =
  'are in the form SRT, which browsers do not show. Write WEBVTT and an empty line above all of it, and a point for the comma in each time: 00:00:01.000 --> 00:00:04.000.';

const OTHER_FILM = /\.(mov|m4v|avi|mkv|wmv|mpe?g)$/i;

/**
 * Why a film or its captions cannot be shown, as the rest of a sentence, or null. The file lies next to the text
 * (`./clip.mp4`) or in `public/`, named by its path on the site (`/videos/clip.mp4`).
 *
 * @param folder of the text, from the root of the project, with a slash at the end; null if only `public/` will do
 */
export function filmError(
  project: Project,
  folder: string | null,
  url: string,
  extensions: readonly string[],
): string | null {
  if (OTHER_FILM.test(url) && extensions.includes('.mp4')) {
    return 'is a film of a kind that not every browser plays. Export it as MP4: in QuickTime Player by File, Export As; elsewhere by HandBrake.';
  }
  if (ON_OWN_DISK.test(url)) {
    return `is a file on your own machine. Copy it to ${folder ?? 'public/videos/'} and name it like ${folder === null ? '/videos/' : './'}walk${extensions[0]}.`;
  }
  if (/^(?:https?:)?\/\//.test(url)) {
    return 'is on another site, and this one shows nothing of others. Link to it, or put the film beside the text.';
  }
  const begins = folder === null ? /^\// : /^\.{0,2}\//;
  const extension = extensions.find((each) => url.endsWith(each));
  if (!begins.test(url) || extension === undefined) {
    return `must begin with ${folder === null ? '/' : './ or /'} and end with ${extensions.join(' or ')}.`;
  }
  const path = url.startsWith('/') ? `public${url}` : join(folder ?? '', url);
  const missing = project.missing(path, `names no file: put it at ${path}, or correct the name.`);
  if (missing !== null) return missing;
  const bytes = project.read(path);
  const isWhole = bytes.length > 8 && BEGINNINGS[extension]?.(bytes) === true;
  if (extension === '.vtt' && IS_SRT.test(bytes.toString('utf8'))) return SRT;
  return isWhole ? null : (BROKEN[extension] ?? null);
}

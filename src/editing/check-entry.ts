import { z } from 'astro/zod';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { bodyChecker, type CheckedBody } from './body/check-body.ts';
import { checked } from './body/components.ts';
import { filmError } from './body/films.ts';
import { pictureError, type PictureUse } from './body/pictures.ts';
import { invisibleSign } from './invisible-signs.ts';
import type { Finding, Mistake } from './mistake.ts';
import type { Project } from './project.ts';
import type { SchemaContext } from './schemas/fields.ts';
import { IS_MISSING, isWritten, sentenceFor } from './sentences.ts';
import { factMistakes, type Original, translatedFields } from './translated-fields.ts';
import { wordingFindings } from './wording.ts';
import { yamlMistakes } from './yaml-mistakes.ts';

export type ContentSchema = z.ZodType | ((context: SchemaContext) => z.ZodType);

export interface CheckedEntry extends CheckedBody {
  /** The fields as YAML has them; empty if they cannot be read. */
  readonly data: Record<string, unknown>;
  /** Whether its fields have no mistake, whatever its text has. */
  readonly hasSoundFields: boolean;
  /** The line of a field. */
  lineOf(field: string): number;
}

interface CheckedData {
  readonly data: Record<string, unknown>;
  /** The fields that this file has itself, without those that a translation takes from its original. */
  readonly written: Record<string, unknown>;
  readonly mistakes: readonly Mistake[];
  lineOf(...path: readonly PropertyKey[]): number;
}

const NO_BODY: CheckedBody = {
  mistakes: [],
  links: [],
  pictures: [],
  anchors: new Set(),
  passages: [],
  parts: [],
};

/**
 * Checks content files: their data against the schema, and their text if they have one. Finds each error's line,
 * which Astro's own messages omit.
 *
 * @param folder of the files, from the root of the project, with a slash at the end
 * @param use of the pictures that fields name
 * @returns a function of a file's name in the folder and its bytes: YAML, or Markdown with YAML between lines of
 *   `---`
 */
export function entryChecker(
  schema: ContentSchema,
  project: Project,
  folder: string,
  use?: PictureUse,
): (name: string, bytes: Buffer, original?: Original) => Promise<CheckedEntry> {
  const checkFields = fieldChecker(schema, project, folder, use);
  const checkBody = bodyChecker(project, folder);
  return async (name, bytes, original) => {
    const read = readEntry(folder, name, bytes);
    if (!read.ok) {
      const { mistake } = read;
      return { ...NO_BODY, data: {}, mistakes: [mistake], hasSoundFields: false, lineOf: () => mistake.line };
    }
    const fields = await checkFields(name, read.yaml, read.firstLine, original);
    const { data, written, mistakes, lineOf } = fields;
    const body = read.source === null ? NO_BODY : await checkBody(name, read.source);
    const isTold = (field: string) => mistakes.some((each) => each.field === field);
    const passages = saidIn(written).map(({ path, words }) => ({
      field: path.join('.'),
      line: lineOf(...path),
      words,
    }));
    const words = passages
      .filter(({ field }) => !isTold(field))
      .flatMap(({ field, line, words }) =>
        wordingFindings(field, words).map((each) => ({ file: folder + name, line, ...each })),
      );
    // A draft may be unfinished until it is published.
    const isAsked = ({ kind }: Finding) => !(data['draft'] === true && kind === 'unfinished');
    const all = [...mistakes, ...words, ...body.mistakes].filter(isAsked);
    return {
      ...body,
      passages: [...passages, ...body.passages],
      data,
      mistakes: all,
      hasSoundFields: mistakes.length === 0,
      lineOf,
    };
  };
}

/** Fields with the words of others, which the site answers, and with names that the program reads. */
const NOT_SAID: ReadonlySet<string> = new Set(['id', 'inEnglish', 'quote', 'says']);

/** The texts of fields, with those of groups and lists. */
function saidIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
): readonly { readonly path: readonly PropertyKey[]; readonly words: string }[] {
  if (typeof value === 'string') return [{ path, words: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !NOT_SAID.has(name))
    .flatMap(([name, each]) => saidIn(each, [...path, Array.isArray(value) ? Number(name) : name]));
}

type ReadEntry =
  | {
      readonly ok: true;
      /** The fields, and the line in which they begin. */
      readonly yaml: string;
      readonly firstLine: number;
      /** What stands below the fields; empty in a file of data. */
      readonly body: string;
      /** All of a file with a text, null of a file of data. Its line ends are of one character. */
      readonly source: string | null;
    }
  | { readonly ok: false; readonly mistake: Mistake };

/** Finds the fields of a file. */
export function readEntry(folder: string, name: string, bytes: Buffer): ReadEntry {
  const refuse = (field: string, { line, message }: { line: number; message: string }): ReadEntry => ({
    ok: false,
    mistake: { file: folder + name, line, field, message },
  });
  const decoded = decodeText(bytes);
  if (!decoded.ok) return refuse('the file', decoded);
  const text = decoded.text.replaceAll(/\r\n?/g, '\n');
  if (name.endsWith('.yaml')) return { ok: true, yaml: text, firstLine: 1, body: '', source: null };
  const found = frontMatterOf(text);
  return found.ok ? { ...found, source: text } : refuse('head of the file', found);
}

/** Checks the fields alone: those of a translation with those that it leaves to the original. */
export function fieldChecker(
  schema: ContentSchema,
  project: Project,
  folder: string,
  use?: PictureUse,
): (name: string, yaml: string, firstLine: number, original?: Original) => Promise<CheckedData> {
  const resolved = resolve(schema, project, folder, use);
  return (name, yaml, firstLine, original) => checkData(resolved, folder + name, yaml, firstLine, original);
}

/** Parsed with `yaml`, which keeps a date as written; js-yaml silently turns 30 February into 2 March. */
async function checkData(
  schema: z.ZodType,
  file: string,
  yaml: string,
  firstLine: number,
  original: Original | undefined,
): Promise<CheckedData> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false, logLevel: 'silent' });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const lineOf = (...path: readonly PropertyKey[]) => lineAt(offsetOf(document, path));

  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const unread = yamlMistakes(document, yaml, names).map(({ offset, field, message }) => ({
    file,
    line: lineAt(offset),
    field,
    message,
  }));
  if (document.errors.length > 0) return { data: {}, written: {}, mistakes: unread, lineOf };

  const written = fieldsIn(document);
  const data = written && original ? translatedFields(original.fields, written) : written;
  if (data === null || Array.isArray(data)) return { data: {}, written: {}, mistakes: unread, lineOf };
  const { error } = await schema.safeParseAsync(data, { error: sentenceFor });
  // What a translation does not write is the original's, whose mistakes are told there.
  const isOwn = (path: readonly PropertyKey[]) => original?.isSound !== false || document.hasIn(path);
  const facts = original
    ? factMistakes(original, written).map(({ path, message }) => ({
        file,
        line: lineOf(...path),
        field: path.join('.'),
        message,
      }))
    : [];
  const isTold = (field: string, line: number) =>
    [...unread, ...facts].some(
      (each) => each.field === field || (each.line === line && each.field === 'this line'),
    );
  const invalid = (error?.issues ?? [])
    .flatMap(fieldsOf)
    .filter(({ path }) => isOwn(path))
    .filter((issue, _, all) => !isMisspelt(issue, all))
    .map(({ path, message }) => ({
      file,
      line: lineOf(...path),
      field: path.join('.') || 'the file',
      message,
    }))
    .filter(({ field, line }) => !isTold(field, line));
  return { data, written: written ?? {}, mistakes: [...unread, ...facts, ...invalid], lineOf };
}

/** Null if it refers to a part of itself that is not there, which is one of `yamlMistakes`. */
function fieldsIn(document: Document): Record<string, unknown> | null {
  try {
    return document.toJS() ?? {};
  } catch {
    return null;
  }
}

/** Astro looks for a picture only when it renders it; here a missing one is an error of the file that names it. */
function resolve(
  schema: ContentSchema,
  project: Project,
  folder: string,
  use: PictureUse | undefined,
): z.ZodType {
  if (typeof schema !== 'function') return schema;
  const image = () => checked((url) => pictureError(project, folder, url, use));
  const publicFile = (...extensions: string[]) => checked((url) => filmError(project, null, url, extensions));
  return schema({ image: image as unknown as SchemaContext['image'], publicFile });
}

/** One error per field: zod reports all unknown keys of an object at once, and `sentenceFor` writes a line for each. */
function fieldsOf(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  const messages = issue.message.split('\n');
  return issue.keys.map((key, index) => ({ path: [...issue.path, key], message: messages[index] ?? '' }));
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** A field is not missing whose name is there, written otherwise. */
function isMisspelt({ path, message }: Issue, all: readonly Issue[]): boolean {
  const group = path.slice(0, -1).join('.');
  const isNamed = (each: Issue) =>
    each.path.slice(0, -1).join('.') === group && each.message === isWritten(`${String(path.at(-1))}`);
  return message === IS_MISSING && all.some(isNamed);
}

/** The position of a field; for a missing field, that of the group that lacks it. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/** Whether a file says of itself that it is a draft, also if its fields cannot be read. */
export function isDraft({ data }: CheckedEntry, bytes: Buffer): boolean {
  if (Object.keys(data).length > 0) return data['draft'] === true;
  const [, fields = ''] = bytes.toString('utf8').split(/^---/m);
  return /^draft:[^\S\n]*true[^\S\n]*\r?$/m.test(fields);
}

/** The fields of a text, or why they cannot be found. */
type FrontMatter =
  | { readonly ok: true; readonly yaml: string; readonly firstLine: number; readonly body: string }
  | { readonly ok: false; readonly line: number; readonly message: string };

const FRONT_MATTER = /^---[^\S\n]*\n([\s\S]*?)^---[^\S\n]*$/m;

/** Finds the YAML between the lines of `---`. @param text with line ends of one character */
function frontMatterOf(text: string): FrontMatter {
  const found = FRONT_MATTER.exec(text);
  if (found?.index === 0) {
    return { ok: true, yaml: found[1] ?? '', firstLine: 2, body: text.slice(found[0].length).trim() };
  }
  const refuse = (line: number, message: string): FrontMatter => ({ ok: false, line, message });
  if (/^\+\+\+/.test(text)) {
    return refuse(1, 'stands between lines of +++. Write lines of ---, and each field like title: A title.');
  }
  const line = /^(?:-{4,}|[—–]+)[^\S\n]*$/m.exec(text);
  if (line?.index === 0)
    return refuse(1, `begins with ${line[0].trim()}. Write three hyphens, ---, above and below the fields.`);
  if (/^\w+:\s/.test(found?.[1] ?? '')) {
    return refuse(
      1,
      'must begin in the first line. Remove what stands above the first ---, or move it below the second.',
    );
  }
  if (/^---[^\S\n]*$/m.test(text.split('\n', 1)[0] ?? '')) {
    const end = /^(?!---[^\S\n]*$)[-—–_*=+]{1,}[^\S\n]*$/m.exec(text);
    if (end) {
      const above = text.slice(0, end.index).split('\n').length;
      return refuse(above, `ends with ${end[0].trim()}. Write three hyphens, ---, below the last field.`);
    }
    return refuse(1, 'has no end. Write a line of --- below the last field, with the text below it.');
  }
  return refuse(
    1,
    'is missing. Begin the file with a line of ---, then the fields, like title: A title, then another line of ---.',
  );
}

/** The text of a file, or why it is none: `message` completes a sentence that begins with “The file”. */
type Decoded =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly line: number; readonly message: string };

const UTF_16 = 'is saved as UTF-16. Save it again with the encoding UTF-8.';
const BINARY = 'is no plain text, but the file of another program. Save it as plain text, encoded in UTF-8.';
const NOT_UTF_8 =
  'has a letter here that is not UTF-8, as older programs write é or “. Save it again with the encoding UTF-8.';
const LOST = 'has a lost letter here, �. Type it again.';

/** Letters of UTF-8 that another program read as those of Windows: â€™ for ’, Ã© for é. */
const BROKEN = /â€[^\s\p{L}]?|[ÃÂ][\u00a0-\u00bf]|ðŸ/u;
const brokenAt = (text: string): { readonly at: number; readonly message: string } | null => {
  const found = BROKEN.exec(text);
  if (!found) return null;
  return {
    at: found.index,
    message: `has letters here that another program broke, ${found[0]}. Type them again.`,
  };
};

/** Reads UTF-8. Letters of another encoding would reach readers as �. */
function decodeText(bytes: Buffer): Decoded {
  if (/^(?:fffe|feff)/.test(bytes.toString('hex', 0, 2))) return { ok: false, line: 1, message: UTF_16 };
  const zero = bytes.indexOf(0);
  if (zero !== -1) {
    return { ok: false, line: 1, message: zero < 2 ? UTF_16 : BINARY };
  }
  const text = decode(bytes);
  if (text === null)
    return { ok: false, line: lineOfFirst(bytes, (line) => decode(line) === null), message: NOT_UTF_8 };
  const lost = text.indexOf('�');
  const wrong = lost === -1 ? (brokenAt(text) ?? invisibleSign(text)) : { at: lost, message: LOST };
  if (wrong) return { ok: false, line: text.slice(0, wrong.at).split('\n').length, message: wrong.message };
  return { ok: true, text };
}

/** Without the mark (U+FEFF) that some Windows editors write before the first line. */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function lineOfFirst(bytes: Buffer, isWrong: (line: Buffer) => boolean): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf('\n', start);
    const stop = end === -1 ? bytes.length : end;
    if (isWrong(bytes.subarray(start, stop))) return line;
    start = stop + 1;
  }
  return 1;
}

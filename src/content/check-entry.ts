import type { SchemaContext } from 'astro:content';
import type { z } from 'astro/zod';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { bodyChecker } from './body/check-body.ts';
import { picture } from './body/pictures.ts';
import type { Mistake } from './mistake.ts';
import { sentenceFor } from './sentences.ts';

export type ContentSchema = z.ZodType | ((context: SchemaContext) => z.ZodType);

type Checked =
  | { readonly ok: true; readonly data: Record<string, unknown> }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

/** Some Windows editors write an invisible mark (U+FEFF) before the first line. */
const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]*?)^---[^\S\n]*$/m;

/**
 * Checks content files: their data against the schema, and their text if they have one. Finds each error's line,
 * which Astro's own messages omit.
 *
 * @param folder of the files, from the root of the project, with a slash at the end
 * @returns a function of a file's name in the folder and its content: YAML, or Markdown with YAML between lines of
 *   `---`
 */
export function entryChecker(
  schema: ContentSchema,
  folder: string,
): (name: string, source: string) => Checked {
  const resolved = resolve(schema, folder);
  const checkBody = bodyChecker(folder);
  return (name, source) => {
    const isData = name.endsWith('.yaml');
    const { yaml, firstLine } = isData ? { yaml: source, firstLine: 1 } : frontMatterOf(source);
    const { data, mistakes } = checkData(resolved, folder + name, yaml, firstLine);
    const all = [...mistakes, ...(isData ? [] : checkBody(name, source))];
    return all.length > 0 ? { ok: false, mistakes: all } : { ok: true, data };
  };
}

/** Parsed with `yaml`, which keeps a date as written; js-yaml silently turns 30 February into 2 March. */
function checkData(schema: z.ZodType, file: string, yaml: string, firstLine: number) {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const mistake = (offset: number, field: string, message: string): Mistake => ({
    file,
    line: lines.linePos(offset).line + firstLine - 1,
    field,
    message,
  });

  if (document.errors.length > 0) {
    const mistakes = document.errors.map(({ pos, message }) =>
      mistake(pos[0], 'YAML', `cannot be read: ${message}`),
    );
    return { data: {}, mistakes };
  }
  const data: Record<string, unknown> = document.toJS() ?? {};
  const issues = schema.safeParse(data, { error: sentenceFor }).error?.issues ?? [];
  const mistakes = issues
    .flatMap(fieldsOf)
    .map(({ path, message }) => mistake(offsetOf(document, path), path.join('.') || 'the file', message));
  return { data, mistakes };
}

function frontMatterOf(source: string) {
  const found = FRONT_MATTER.exec(source);
  return found?.index === 0 ? { yaml: found[1] ?? '', firstLine: 2 } : { yaml: '', firstLine: 1 };
}

/** Astro looks for a picture only when it renders it; here a missing one is an error of the file that names it. */
function resolve(schema: ContentSchema, folder: string): z.ZodType {
  if (typeof schema !== 'function') return schema;
  const image = () => picture(folder);
  return schema({ image: image as unknown as SchemaContext['image'] });
}

/** One error per field: zod reports all unknown keys of an object at once. */
function fieldsOf(issue: z.core.$ZodIssue): { path: readonly PropertyKey[]; message: string }[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys.map((key) => ({ path: [...issue.path, key], message: issue.message }));
}

/** The position of a field; for a missing field, that of the group that lacks it. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { sentenceFor } from './sentences.ts';

export type ContentSchema = z.ZodType | ((context: SchemaContext) => z.ZodType);

/** Something for the editor to mend. `message` goes on from the name of the field. */
export interface Mistake {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly message: string;
}

type Checked =
  | { readonly ok: true; readonly data: Record<string, unknown>; readonly body: string }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

const FRONT_MATTER = /^---\r?\n([\s\S]*?)^---[^\S\n]*$/m;

/**
 * Checks one content file against its schema and finds the line of each mistake, which Astro's own message leaves
 * out. Read with `yaml`, where a date stays as it was written; js-yaml turns 30 February into 2 March without a word.
 *
 * @param file path from the root of the project, as it is to be shown
 * @param source the whole of the file: YAML, or MDX with YAML between lines of `---`
 */
export function checkEntry(schema: ContentSchema, file: string, source: string): Checked {
  const { yaml, firstLine, body } = split(file, source);
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;

  if (document.errors.length > 0) {
    return {
      ok: false,
      mistakes: document.errors.map(({ pos, message }) => ({
        file,
        line: lineAt(pos[0]),
        field: 'YAML',
        message: `cannot be read: ${message}`,
      })),
    };
  }
  const data: unknown = document.toJS() ?? {};
  const parsed = resolve(schema, file).safeParse(data, { error: sentenceFor });
  if (parsed.success) return { ok: true, data: data as Record<string, unknown>, body };

  const mistakes = parsed.error.issues.flatMap(fieldsOf).map(({ path, message }) => ({
    file,
    line: lineAt(offsetOf(document, path)),
    field: path.join('.') || 'the file',
    message,
  }));
  return { ok: false, mistakes };
}

export function describeMistake({ file, line, field, message }: Mistake): string {
  return `${file}:${line} ${field}: ${message}`;
}

function split(file: string, source: string) {
  if (!file.endsWith('.mdx')) return { yaml: source, firstLine: 1, body: '' };
  const found = FRONT_MATTER.exec(source);
  if (found?.index !== 0) return { yaml: '', firstLine: 1, body: source };
  return { yaml: found[1] ?? '', firstLine: 2, body: source.slice(found[0].length) };
}

/** Astro looks for a picture only when it draws it; here one that is not there is a mistake of the file that names it. */
function resolve(schema: ContentSchema, file: string): z.ZodType {
  if (typeof schema !== 'function') return schema;
  const image = () =>
    z.string().refine((path) => existsSync(join(dirname(file), path)), {
      error: ({ input }) =>
        `names no file: put the picture at ${join(dirname(file), `${input}`)}, or correct the name.`,
    });
  return schema({ image: image as unknown as SchemaContext['image'] });
}

/** One mistake a field: zod reports all unknown keys of an object at once. */
function fieldsOf(issue: z.core.$ZodIssue): { path: readonly PropertyKey[]; message: string }[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys.map((key) => ({ path: [...issue.path, key], message: issue.message }));
}

/** Where the field is in the text; of a missing field, where the group is that it is missing from. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

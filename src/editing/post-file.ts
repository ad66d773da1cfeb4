import { isMap, isScalar, parseDocument, stringify } from 'yaml';

/** A post as a form shows it. */
export interface OpenedPost {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The text without the empty lines around it, with line ends of one character. */
  readonly body: string;
  /** The line of the file in which the text begins. */
  readonly bodyLine: number;
}

/** What stands above the fields, the fields, what is between them and the text, the text, and what is below it. */
const PARTS =
  /^(\uFEFF?---[^\S\r\n]*\r?\n)([\s\S]*?)(^---[^\S\r\n]*(?:\r?\n\s*)?)([\s\S]*?)(\s*)$(?![\s\S])/m;

/** Null if the file has no fields that can be read: it is for a text editor. */
export function openPost(source: string): OpenedPost | null {
  const [, begin = '', yaml = '', between = '', text = ''] = PARTS.exec(source) ?? [];
  const document = parseDocument(yaml, { logLevel: 'silent' });
  if (begin === '' || document.errors.length > 0 || !isMap(document.contents)) return null;
  const body = text.replaceAll(/\r\n?/g, '\n');
  return { fields: document.toJS(), body, bodyLine: (begin + yaml + between).split('\n').length };
}

/**
 * Writes what was changed, and leaves every other byte of the file as it is: comments, quotes, the order of fields.
 *
 * @param changed fields by name; null takes one out
 * @param body null leaves the text
 */
export function changePost(
  source: string,
  changed: Readonly<Record<string, unknown>>,
  body: string | null,
): string {
  const [, begin = '', yaml = '', between = '', text = '', below = ''] = PARTS.exec(source) ?? [];
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n';
  const withEnds = (written: string) => written.replaceAll(/\r\n?|\n/g, lineEnd);
  const fields = Object.entries(changed).reduce(
    (written, [name, value]) => changeField(written, name, value, withEnds),
    yaml,
  );
  if (body === null) return begin + fields + between + text + below;
  const gap = /\n\s*\n/.test(between) ? between : between.trimEnd() + lineEnd + lineEnd;
  return begin + fields + gap + withEnds(body.trim()) + (below || lineEnd);
}

function changeField(yaml: string, name: string, value: unknown, withEnds: (text: string) => string): string {
  const { contents } = parseDocument(yaml, { logLevel: 'silent' });
  const pair = isMap(contents)
    ? contents.items.find(({ key }) => isScalar(key) && key.value === name)
    : undefined;
  const isGone = value === undefined || value === null;
  const range = isScalar(pair?.key) ? pair.key.range : null;
  const list = Array.isArray(value)
    ? `${name}: [${value.map((each) => stringify(each).trim()).join(', ')}]`
    : null;
  const written = withEnds(list ?? stringify({ [name]: value }, { lineWidth: 0 }).trim());
  if (!range) return isGone ? yaml : `${yaml}${written}${withEnds('\n')}`;
  // To the end of the line in which the value ends.
  const held = pair?.value;
  const end =
    held && typeof held === 'object' && 'range' in held && Array.isArray(held.range)
      ? held.range[1]
      : range[1];
  const rest = yaml.slice(end);
  if (isGone) return yaml.slice(0, range[0]) + rest.slice((/^[^\n]*\n?/.exec(rest)?.[0] ?? '').length);
  const isBlock = yaml.slice(0, end).endsWith('\n');
  return yaml.slice(0, range[0]) + written + (isBlock ? withEnds('\n') : '') + rest;
}

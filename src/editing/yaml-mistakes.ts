import { type Document, isAlias, isPair, isScalar, visit } from 'yaml';

/** An error at a place in YAML. `message` completes a sentence that begins with the field's name. */
export interface YamlMistake {
  readonly offset: number;
  readonly field: string;
  readonly message: string;
}

/**
 * Why YAML cannot be read, or what it would leave out without a word; in an editor's words, not the parser's.
 *
 * @param names of the fields that the file may have
 */
export function yamlMistakes(
  document: Document,
  source: string,
  names: readonly string[],
): readonly YamlMistake[] {
  const blank = hiddenBlank(source);
  if (blank) return [blank];
  const [error] = document.errors;
  // One slip often confuses the parser about the lines below it: only its first error is sure.
  if (error) return [unreadable(source, error.pos[0], error.code, names)];
  return [...notAGroup(document), ...cutOff(document, source)];
}

/** Blanks that look like a space and are none to YAML; they come with text copied from pages and word processors. */
const HIDDEN_BLANK = /^[ \t]*(?:- )?([\w-]*)[ \t]*:?[ \t]*([\u00a0\u2000-\u200a\u202f\u3000])/m;

function hiddenBlank(source: string): YamlMistake | null {
  const found = HIDDEN_BLANK.exec(source);
  if (!found) return null;
  const [all, field = '', blank = ''] = found;
  const where =
    field === ''
      ? 'at the beginning of its line'
      : all.includes(':')
        ? 'behind its colon'
        : 'behind its name';
  const message = `has an invisible sign ${where}${blank === '\u00a0' ? ' (a no-break space)' : ''}. Delete it and type a space.`;
  return { offset: found.index, field: field || 'this line', message };
}

const QUOTE = (key: string, value: string): string => `Put it in quotes: ${key}: ${quoted(value)}.`;
const quoted = (value: string): string => (value.includes('"') ? `'${value}'` : `"${value}"`);

function unreadable(source: string, offset: number, code: string, names: readonly string[]): YamlMistake {
  const start = source.lastIndexOf('\n', Math.max(0, offset - 1)) + 1;
  const line = source.slice(start).split('\n', 1)[0] ?? '';
  const [, indent = '', key = '', value = ''] = /^(\s*)(?:- )?([\w-]+):(?:\s+(.*))?$/.exec(line) ?? [];
  const at = (message: string, field = key || 'this line'): YamlMistake => ({
    offset: start,
    field,
    message,
  });

  const unclosed = code === 'MISSING_CHAR' ? OPEN_QUOTE.exec(source) : null;
  if (unclosed)
    return { offset: unclosed.index, field: unclosed[1] ?? '', message: oddQuotes(unclosed[2] ?? '') };
  const open = code === 'MISSING_CHAR' || code === 'BAD_INDENT' ? OPEN_LIST.exec(source) : null;
  if (open) {
    const [, name = '', text = ''] = open;
    const message =
      hashtags(name, text) ??
      `begins with ${text[0]}, which opens a list or group, and has no end. Close it, or put it in quotes: ${name}: ${quoted(text)}.`;
    return { offset: open.index, field: name, message };
  }
  if (code === 'DUPLICATE_KEY') return at('is there twice. Keep one.');
  if (code === 'TAB_AS_INDENT') return at('is indented with a tab. Indent with spaces.');
  if (code === 'MULTIPLE_DOCS')
    return at('has a second line of --- in its fields. Keep one above and one below them.', 'the file');
  const glued = /^(\s*)([\w-]+):(\S.*)$/.exec(line);
  if (glued) return at(`needs a space behind its colon. Write “${glued[2]}: ${glued[3]}”.`, glued[2]);
  const equals = /^([\w-]+)\s*=\s*(.*)$/.exec(line);
  if (equals) return at(`is written with =. Write “${equals[1]}: ${equals[2]}”.`, equals[1]);
  if (code === 'BAD_DQ_ESCAPE') {
    return at('has a backslash between double quotes. Write it twice, \\\\, or use single quotes.');
  }
  if (/^["']/.test(value)) return at(oddQuotes(value));
  if (/^[[{]/.test(value)) {
    return at(
      hashtags(key, value) ?? `begins with ${value[0]}, which opens a list or group. ${QUOTE(key, value)}`,
    );
  }
  if (/^[*&!@`%>|?-]/.test(value)) {
    return at(`begins with ${value[0]}, which has a meaning of its own here. ${QUOTE(key, value)}`);
  }
  const second = names.find((name) => value.includes(` ${name}: `));
  if (second !== undefined) return at(`has ${second} behind it. Begin each field on a line of its own.`);
  if (/:(\s|$)/.test(value)) return at(`has a colon in its text. ${QUOTE(key, value)}`);
  if (indent !== '' || code === 'BAD_INDENT' || code === 'BLOCK_AS_IMPLICIT_KEY') {
    return at('is indented otherwise than its neighbours. Begin each field at the start of its line.');
  }
  return at(
    'is no field. Write the name of the field, a colon and a space, like title: A title, and keep each text on its own line.',
  );
}

/** A line whose text begins with a bracket or brace and does not close it. */
const OPEN_LIST = /^\s*(?:- )?([\w-]+):[^\S\n]+([[{][^\]}\n]*)$/m;

const hashtags = (name: string, text: string): string | null =>
  /^\[.*[[,\s]#/.test(text)
    ? `has a #, which begins a comment. Write the words without it: ${name}: ${text.replaceAll('#', '').replace(/\]?$/, ']')}.`
    : null;

/** A line whose text begins with a quotation mark and has no other. */
const OPEN_QUOTE = /^\s*(?:- )?([\w-]+):[^\S\n]+("[^"\n]*|'[^'\n]*)$/m;

const oddQuotes = (value: string): string => {
  const mark = value[0] ?? '';
  const inner = value.slice(1).includes(mark);
  return inner
    ? `has the quotation mark ${mark} within its text or text behind it. Use the other kind around it, ${mark === '"' ? "' … '" : '" … "'}.`
    : `begins with ${mark} and has no closing one. Add it.`;
};

/** A file of fields is a group of them; anything else has no field at all. */
function notAGroup({ contents }: Document): readonly YamlMistake[] {
  if (contents === null || !('items' in contents)) return [];
  return contents.items.every(isPair)
    ? []
    : [
        {
          offset: contents.range?.[0] ?? 0,
          field: 'the file',
          message: 'is a list. Remove the hyphen before each field.',
        },
      ];
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Text that YAML reads as a comment, a tag or an anchor. */
function cutOff(document: Document, source: string): readonly YamlMistake[] {
  const mistakes: YamlMistake[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      if (isScalar(key) && key.range && isAlias(value)) {
        const written = `*${value.source}`;
        const message = `begins with *, which has a meaning of its own here. ${QUOTE(`${key.value}`, written)}`;
        mistakes.push({ offset: key.range[0], field: `${key.value}`, message });
      }
      if (!isScalar(key) || !isScalar(value) || !value.range || !key.range) return;
      const line = source.slice(key.range[1]).split('\n', 1)[0] ?? '';
      const written = line.replace(/^\s*:\s*/, '').trim();
      const at = (message: string) =>
        mistakes.push({ offset: key.range?.[0] ?? 0, field: `${key.value}`, message });
      if (/^[!&]/.test(written)) {
        at(
          `begins with ${written[0]}, which has a meaning of its own here. ${QUOTE(`${key.value}`, written)}`,
        );
      } else if (
        value.type === 'PLAIN' &&
        typeof value.value === 'string' &&
        / #/.test(line) &&
        !DAY.test(value.value)
      ) {
        at(`ends before the #, which begins a comment. ${QUOTE(`${key.value}`, written)}`);
      }
    },
  });
  return mistakes;
}

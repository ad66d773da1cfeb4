import { readFileSync } from 'node:fs';
import { defineMdastPlugin } from 'satteri';
import { parse } from 'yaml';
import { pseudo, pseudoText } from './pseudo.ts';

/**
 * The fields of an entry, marked where a translation of it has words of its own.
 *
 * @param translation the file of the translation, from the root of the project
 */
export function pseudoFields<Fields extends object>(
  fields: Fields,
  translation: string,
  language: string,
): Fields {
  const [yaml, frontMatter] = readFileSync(translation, 'utf8').split(/^---$/m);
  return markedAs(parse(frontMatter ?? yaml ?? ''), fields, language) as Fields;
}

function markedAs(translation: unknown, fields: unknown, language: string): unknown {
  if (typeof translation === 'string' && typeof fields === 'string') return pseudoText(fields, language);
  if (Array.isArray(translation)) return pseudo(fields, language);
  if (!isGroup(translation) || !isGroup(fields)) return fields;
  const words = Object.entries(translation).map(([name, value]) => [
    name,
    markedAs(value, fields[name], language),
  ]);
  return { ...fields, ...Object.fromEntries(words) };
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Marks the text of MDX. */
export const pseudoBody = (language: string) =>
  defineMdastPlugin({
    name: 'pseudo-body',
    text(node, context) {
      if (!node.value.startsWith('['))
        context.replaceNode(node, { type: 'text', value: pseudoText(node.value, language) });
    },
  });

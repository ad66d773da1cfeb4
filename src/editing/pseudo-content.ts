import { readFileSync } from 'node:fs';
import { defineMdastPlugin } from 'satteri';
import { parse } from 'yaml';
import { pseudo, pseudoText } from './pseudo.ts';

/**
 * The fields of an entry, marked where a translation of it has words of its own.
 *
 * @param translation the file of the translation, from the root of the project
 */
export function pseudoFields<Fields extends object>(fields: Fields, translation: string): Fields {
  const [yaml, frontMatter] = readFileSync(translation, 'utf8').split(/^---$/m);
  return markedAs(parse(frontMatter ?? yaml ?? ''), fields) as Fields;
}

function markedAs(translation: unknown, fields: unknown): unknown {
  if (typeof translation === 'string' && typeof fields === 'string') return pseudoText(fields);
  if (Array.isArray(translation)) return pseudo(fields);
  if (!isGroup(translation) || !isGroup(fields)) return fields;
  const words = Object.entries(translation).map(([name, value]) => [name, markedAs(value, fields[name])]);
  return { ...fields, ...Object.fromEntries(words) };
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Marks the text of MDX. */
export const pseudoBody = defineMdastPlugin({
  name: 'pseudo-body',
  text(node, context) {
    if (!node.value.startsWith('['))
      context.replaceNode(node, { type: 'text', value: pseudoText(node.value) });
  },
});

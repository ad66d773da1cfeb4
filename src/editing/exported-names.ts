/** The words that a module of texts exports, as they are written. */
export const exportedNames = (code: string): readonly string[] =>
  [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);

/** The words of an original that its translation lacks. What it passes on by name is meant to be the same in both. */
export function untranslatedNames(original: string, translation: string): readonly string[] {
  const lists = [...translation.matchAll(/^export \{([^}]*)\}/gm)];
  const passedOn = lists.flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  const has = new Set([...exportedNames(translation), ...passedOn]);
  return exportedNames(original).filter((name) => !has.has(name));
}

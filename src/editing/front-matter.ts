/** The fields of a text, or why they cannot be found. */
type FrontMatter =
  | { readonly ok: true; readonly yaml: string; readonly firstLine: number }
  | { readonly ok: false; readonly line: number; readonly message: string };

const FRONT_MATTER = /^---[^\S\n]*\n([\s\S]*?)^---[^\S\n]*$/m;

/** Finds the YAML between the lines of `---`. @param text with line ends of one character */
export function frontMatterOf(text: string): FrontMatter {
  const found = FRONT_MATTER.exec(text);
  if (found?.index === 0) return { ok: true, yaml: found[1] ?? '', firstLine: 2 };
  const refuse = (line: number, message: string): FrontMatter => ({ ok: false, line, message });
  if (/^\+\+\+/.test(text)) {
    return refuse(1, 'stands between lines of +++. Write lines of ---, and each field like title: A title.');
  }
  const begin = /^\s*/.exec(text)?.[0] ?? '';
  if (begin !== '' && /^---/.test(text.slice(begin.length))) {
    return refuse(1, 'must begin in the first line. Remove what stands above the first ---.');
  }
  if (/^---[^\S\n]*$/m.test(text.split('\n', 1)[0] ?? '')) {
    return refuse(1, 'has no end. Write a line of --- below the last field, with the text below it.');
  }
  return refuse(
    1,
    'is missing. Begin the file with a line of ---, then the fields, like title: A title, then another line of ---.',
  );
}

import { readdirSync, readFileSync } from 'node:fs';

export interface Place {
  /** Path inside the folder. */
  readonly file: string;
  readonly line: number;
}

/** The source lines that contain a URL as a whole. */
export function findInSource(folder: URL, url: string): readonly Place[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.(astro|mdx?|tsx?|yaml)$/.test(name)).sort();
  return files.flatMap((file) => {
    const lines = readFileSync(new URL(file, folder), 'utf8').split('\n');
    return lines.flatMap((text, index) => (holds(text, url) ? [{ file, line: index + 1 }] : []));
  });
}

/** `/news/transformation/` and `/news/#top` do not count as `/news/`. */
function holds(text: string, url: string): boolean {
  for (let at = text.indexOf(url); at !== -1; at = text.indexOf(url, at + 1)) {
    const isWhole = !/[\w/.#-]/.test(text[at - 1] ?? '') && !/[\w/#?%-]/.test(text[at + url.length] ?? '');
    if (isWhole) return true;
  }
  return false;
}

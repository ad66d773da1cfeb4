import { readdir, readFile } from 'node:fs/promises';

/** A link that is still a sample, and where it stands. */
interface UnsetLink {
  /** Path inside the folder that was searched. */
  readonly file: string;
  readonly line: number;
  readonly url: string;
}

const WEB_URL = /https?:\/\/[^\s"'<>)\]]+/g;

/** `.example` is reserved (RFC 2606): nothing can ever be found there, so such an address was not filled in yet. */
export function isUnset(url: string): boolean {
  return URL.canParse(url) && new URL(url).hostname.endsWith('.example');
}

/** Every link in the content folder that leads to a sample address, by file and line. */
export async function listUnsetLinks(folder: URL): Promise<readonly UnsetLink[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.(yaml|mdx?)$/.test(name)).sort();
  const links = await Promise.all(
    files.map(async (file) => linksIn(file, await readFile(new URL(file, folder), 'utf8'))),
  );
  return links.flat().filter(({ url }) => isUnset(url));
}

function linksIn(file: string, source: string): UnsetLink[] {
  return source
    .split('\n')
    .flatMap((text, index) => [...text.matchAll(WEB_URL)].map(([url]) => ({ file, line: index + 1, url })));
}

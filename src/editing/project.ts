import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The files of the project, as one check sees them. Paths start at its root. */
export interface Project {
  readonly root: string;
  /**
   * Why a path names no file, as the rest of a sentence, or null.
   *
   * @param remedy what to do if there is nothing like it
   */
  missing(path: string, remedy: string): string | null;
  /** All files below a folder, by their paths inside it, with slashes. Without a folder there are none. */
  list(folder: string): readonly string[];
  read(path: string): Buffer;
  /** Changes when the file does. */
  version(path: string): string;
}

/** @param root a path with a slash at its end */
export function projectAt(root: string): Project {
  const folders = new Map<string, readonly string[]>();
  const namesIn = (folder: string) => {
    const known = folders.get(folder) ?? (existsSync(folder) ? readdirSync(folder) : []);
    folders.set(folder, known);
    return known;
  };
  return {
    root,
    missing(path, remedy) {
      // Windows and macOS find Stairs.JPG as stairs.jpg; the server that builds the site does not.
      const names = namesIn(dirname(join(root, path)));
      const name = basename(path);
      if (names.includes(name)) return null;
      const alike = names.find((each) => each.toLowerCase() === name.toLowerCase());
      return alike ? `names no file: the file is called ${alike}. Write it exactly so.` : remedy;
    },
    list(folder) {
      const path = join(root, folder);
      if (!existsSync(path)) return [];
      return readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(path.length).replaceAll('\\', '/'))
        .sort();
    },
    read: (path) => readFileSync(join(root, path)),
    version(path) {
      const { mtimeMs, size } = statSync(join(root, path));
      return `${mtimeMs} ${size}`;
    },
  };
}

// How long an editor waits for the whole site after a change of one post; and that what comes is what a clean build makes.
import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBuild } from './run-build.mjs';

const INCREMENTAL = ['--incremental'];

/** @param {string} project of which a clean build has just been made */
export function measureEdit(project, posts) {
  renameSync(join(project, 'dist'), join(project, 'dist-clean'));
  const [file] = globSync(`src/content/news/post-${posts >> 1}.*`, { cwd: project });
  const path = join(project, file);
  const edited = readFileSync(path, 'utf8');
  writeFileSync(path, `${edited}\nThis sentence is taken out again.\n`);
  runBuild(project, posts, INCREMENTAL);
  writeFileSync(path, edited);
  const usage = runBuild(project, posts, INCREMENTAL);
  const different = differences(join(project, 'dist-clean'), join(project, 'dist'));
  if (different.length > 0) throw new Error(`Not as in a clean build: ${different.slice(0, 10).join(', ')}`);
  return usage;
}

/** Files that are not byte for byte the same in two folders. */
function differences(left, right) {
  const filesOf = (folder) =>
    globSync('**/*', { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));
  const [leftFiles, rightFiles] = [filesOf(left), filesOf(right)].map((files) => new Set(files));
  const isSame = (file) => readFileSync(left + file).equals(readFileSync(right + file));
  const inBoth = leftFiles.intersection(rightFiles);
  return [...leftFiles.symmetricDifference(rightFiles), ...[...inBoth].filter((file) => !isSame(file))];
}

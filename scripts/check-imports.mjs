// Checks every import of the product's source: against the tables in import-boundaries.mjs, that no path climbs (other
// folders are imported by their `#` name), and that there are no import cycles. It also reads `.astro` and `.mdx`
// files, which the available import linters do not.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import packageJson from '../package.json' with { type: 'json' };
import { FILE_KINDS, FOLDERS } from './import-boundaries.mjs';

const files = globSync('{src,settler}/**/*.{ts,tsx,mts,js,mjs,astro,mdx}').map(toPosix).sort();
const complaints = [];
const graph = new Map();

for (const file of files) {
  const own = folderOf(file);
  if (!own) {
    complaints.push(`${file}: is in no folder of scripts/import-boundaries.mjs`);
    continue;
  }
  const imported = importsOf(file).map((name) => ({ name, target: fileNamed(name, file) }));
  graph.set(
    file,
    imported.flatMap(({ target }) => target ?? []),
  );
  for (const { name, target } of imported) {
    const complaint =
      complaintOnForm(name) ??
      (target ? complaintOnFile(own, target) : complaintOnPackage(own, name)) ??
      complaintOnKind(file, target ?? name);
    if (complaint) complaints.push(`${file}: imports ${name}, ${complaint}`);
  }
}
complaints.push(...circles());

for (const complaint of complaints) console.error(complaint);
console.log(`imports: ${files.length} files, ${complaints.length} complaints`);
process.exit(complaints.length > 0 ? 1 : 0);

/** The folder of the table that contains a path: its name (with `*` filled in) and its rules. */
function folderOf(path) {
  let best;
  for (const [pattern, rules] of Object.entries(FOLDERS)) {
    const source = pattern.replaceAll('.', '\\.').replace('*', '[^/]+');
    const name = path.match(new RegExp(`^${source}(?=/|$)`))?.[0];
    // A literal folder name takes precedence over a `*`.
    const isBetter = name && (!best || name.length > best.name.length);
    if (isBetter || (name && name.length === best?.name.length && !pattern.includes('*'))) {
      best = { name, rules };
    }
  }
  return best;
}

function complaintOnForm(name) {
  return name.startsWith('..') ? 'a path that climbs: use the `#` name of package.json' : null;
}

function complaintOnFile(own, target) {
  if (!existsSync(target)) return 'which does not exist (write the extension)';
  const folder = folderOf(target)?.name ?? target;
  const isAllowed =
    folder === own.name ||
    own.rules.folders.some((allowed) => isWithin(folder, allowed) || isWithin(target, allowed));
  return isAllowed ? null : `but ${own.name} may not import ${folder}`;
}

function complaintOnPackage(own, name) {
  const isAllowed = own.rules.packages.some((allowed) => new RegExp(`^${allowed}(?=[/:]|$)`).test(name));
  return isAllowed ? null : `but ${own.name} may not use that package`;
}

function complaintOnKind(file, imported) {
  const kind = FILE_KINDS.find(
    ({ files: pattern, mayNotImport }) =>
      pattern.test(file) && mayNotImport.some((forbidden) => isWithin(imported, forbidden)),
  );
  return kind ? `but ${kind.name} may not: ${kind.because}` : null;
}

/** Every module that a file names: static, dynamic and type-only imports, and re-exports. */
function importsOf(file) {
  const source = scriptOf(file, readFileSync(file, 'utf8'));
  return ts
    .preProcessFile(source, true, true)
    .importedFiles.map(({ fileName }) => fileName.replace(/\?.*$/, ''));
}

/** The part of a file that is a script: an Astro file's front matter and script elements, MDX's import lines. */
function scriptOf(file, text) {
  if (file.endsWith('.mdx')) return (text.match(/^import .*$/gm) ?? []).join('\n');
  if (!file.endsWith('.astro')) return text;
  const frontMatter = text.match(/^---\n([\s\S]*?)\n---/)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
  return [frontMatter, ...scripts].join('\n');
}

function circles() {
  const found = [];
  const done = new Set();
  const visit = (file, path) => {
    if (path.includes(file)) {
      found.push(`circle: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`);
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}

function isWithin(path, folder) {
  return path === folder || path.startsWith(`${folder}/`);
}

/** The project's file that an import names, or null for a package. */
function fileNamed(name, file) {
  if (name.startsWith('.')) return toPosix(normalize(join(dirname(file), name)));
  const alias = Object.keys(packageJson.imports).find((pattern) => name.startsWith(pattern.slice(0, -1)));
  if (!alias) return null;
  return toPosix(normalize(packageJson.imports[alias].replace('*', name.slice(alias.length - 1))));
}

function toPosix(path) {
  return path.replaceAll('\\', '/');
}

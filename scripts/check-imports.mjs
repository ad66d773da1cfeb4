// Checks every import of the product's source against the table in rooms.mjs, and that no files import each other in
// a circle. Reads `.astro` and `.mdx` files too, which the import linters on offer do not.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { ROOMS } from './import-boundaries.mjs';

const files = globSync('{src,settler}/**/*.{ts,tsx,mts,mjs,astro,mdx}').map(toPosix).sort();
const complaints = [];
const graph = new Map();

for (const file of files) {
  const own = roomOf(file);
  if (!own) {
    complaints.push(`${file}: stands in no room of scripts/import-boundaries.mjs`);
    continue;
  }
  const imported = importsOf(file);
  graph.set(
    file,
    imported.filter(isRelative).map((name) => resolve(file, name)),
  );
  for (const name of imported) {
    const complaint = isRelative(name) ? complaintOnFile(own, file, name) : complaintOnPackage(own, name);
    if (complaint) complaints.push(`${file}: imports ${name}, ${complaint}`);
  }
}
complaints.push(...circles());

for (const complaint of complaints) console.error(complaint);
console.log(`imports: ${files.length} files, ${complaints.length} complaints`);
process.exit(complaints.length > 0 ? 1 : 0);

/** The room a path is in: its name (with `*` filled in) and its rules. */
function roomOf(path) {
  let best;
  for (const [pattern, rules] of Object.entries(ROOMS)) {
    const source = pattern.replaceAll('.', '\\.').replace('*', '[^/]+');
    const name = path.match(new RegExp(`^${source}(?=/|$)`))?.[0];
    // A room that is named beats one that only matches by its star.
    const isBetter = name && (!best || name.length > best.name.length);
    if (isBetter || (name && name.length === best?.name.length && !pattern.includes('*'))) {
      best = { name, rules };
    }
  }
  return best;
}

function complaintOnFile(own, file, name) {
  const target = resolve(file, name);
  if (!existsSync(target)) return 'which does not exist (write the extension)';
  const room = roomOf(target)?.name ?? target;
  const isAllowed =
    room === own.name ||
    own.rules.rooms.some((allowed) => isWithin(room, allowed) || isWithin(target, allowed));
  return isAllowed ? null : `but ${own.name} may not import ${room}`;
}

function complaintOnPackage(own, name) {
  const isAllowed = own.rules.packages.some((allowed) => new RegExp(`^${allowed}(?=[/:]|$)`).test(name));
  return isAllowed ? null : `but ${own.name} may not use that package`;
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

function isRelative(name) {
  return name.startsWith('.');
}

function isWithin(path, folder) {
  return path === folder || path.startsWith(`${folder}/`);
}

function resolve(file, name) {
  return toPosix(normalize(join(dirname(file), name)));
}

function toPosix(path) {
  return path.replaceAll('\\', '/');
}

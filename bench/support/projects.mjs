// Copies of a project in a folder of their own, with generated posts: builds there start from scratch and leave the
// checkout unchanged.
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BARE_BLOG = fileURLToPath(new URL('../bare-blog', import.meta.url));
const NOT_COPIED = /^(\.git|\.astro|dist|node_modules|test-results|playwright-report|docs|tests)$/;

/** The projects compared, the baseline last; each with its own way of showing a picture in MDX. */
export const PROJECTS = {
  Tessera: { create: copyTessera, pictureInMdx: pictureByComponent },
  'bare blog': { create: writeBareBlog, pictureInMdx: pictureByImport },
};

const ALT = 'Tiles in many colours.';

/** In Tessera texts hold no code: a component takes the picture by its name. */
function pictureByComponent(path) {
  return { imports: '', element: `<Figure src="${path}" alt="${ALT}" />` };
}

function pictureByImport(path) {
  return {
    imports: `import { Image } from 'astro:assets';\nimport picture from '${path}';\n\n`,
    element: `<Image src={picture} alt="${ALT}" widths={[720, 1440]} sizes="42rem" />`,
  };
}

/** Keeps the three posts at launch: other pages may link to them. */
function copyTessera(folder) {
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (source) => !NOT_COPIED.test(relative(ROOT, source)),
  });
  linkPackages(folder);
}

function writeBareBlog(folder) {
  cpSync(BARE_BLOG, folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'bare-blog', type: 'module', scripts: { build: 'astro build' } }),
  );
  linkPackages(folder);
}

/** Links each package separately: Astro keeps its caches in `node_modules`, and they must be empty. */
function linkPackages(folder) {
  const from = resolve(ROOT, 'node_modules');
  const to = join(folder, 'node_modules');
  mkdirSync(to);
  const packages = readdirSync(from).filter((name) => !/^\.(astro|vite)/.test(name));
  for (const name of packages) symlinkSync(join(from, name), join(to, name), 'junction');
}

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const project = json('package.json');
const own = json('settler/container/package.json');
const lockfile = json('settler/container/package-lock.json').packages;
const projectLockfile = json('package-lock.json').packages;

/** The packages that the sources of the image import, as its Containerfile copies them. */
function imported(): readonly string[] {
  const sources = ['settler', 'src/domain', 'src/firestore', 'src/i18n/mails/notices'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  );
  const names = sources.flatMap((source) => [...source.matchAll(/ from '((?:@[^/']+\/)?[^/'#.]+)/g)]);
  return [...new Set(names.map(([, name = '']) => name))].filter((name) => !name.startsWith('node:')).sort();
}

it('the settler’s image has the packages that its sources import, and no others', () => {
  expect(Object.keys(own.dependencies).sort()).toEqual(imported());
});

it.each([...imported(), '@google-cloud/firestore'])(
  'the image has %s in the version that is tested',
  (name) => {
    const { version } = lockfile[`node_modules/${name}`];
    expect(version).toBe(projectLockfile[`node_modules/${name}`].version);
  },
);

it('the image finds its own folders by the same names', () => {
  expect(project.imports).toMatchObject(own.imports);
  expect(own.version).toBe(project.version);
});

it('no package’s script runs while the image is built', () => {
  const built = readFileSync('settler/Containerfile', 'utf8');
  expect(built.match(/npm (?:ci|install)[^\n]*/g)).toEqual([
    'npm ci --ignore-scripts --omit=dev --no-audit --no-fund',
  ]);
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true');
});

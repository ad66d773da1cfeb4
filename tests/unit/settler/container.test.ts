import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { start } from '#tests/firebase/settler/program.ts';
import { verifierKey } from '#tests/support/log.ts';

const containerfile = readFileSync('settler/Containerfile', 'utf8');
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

/**
 * A folder with what this image copies, and its command. The packages are links to the project's: their own packages come
 * from there.
 */
function imageOf(name: string): { readonly folder: string; readonly command: readonly string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-image-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [, stage = ''] = containerfile.split(new RegExp(`^FROM .* AS ${name}$`, 'm'));
  const [part = ''] = stage.split(/^FROM /m);
  for (const [, from = '', to = ''] of part.matchAll(
    /^COPY (?:--from=packages \/settler\/)?(\S+) (\S+)$/gm,
  )) {
    const target = join(folder, to.endsWith('/') ? join(to, from.split('/').at(-1) ?? '') : to);
    if (from.startsWith('node_modules')) {
      for (const each of Object.keys(own.dependencies)) {
        if (!`node_modules/${each}/`.startsWith(`${from}/`)) continue;
        mkdirSync(dirname(join(folder, 'node_modules', each)), { recursive: true });
        symlinkSync(join(process.cwd(), 'node_modules', each), join(folder, 'node_modules', each));
      }
    } else
      cpSync(from === 'package.json' ? 'settler/container/package.json' : from, target, { recursive: true });
  }
  const [, command = ''] = /^(?:CMD|ENTRYPOINT) (\[.*\])$/m.exec(part) ?? [];
  return { folder, command: JSON.parse(command) };
}

it('the settler starts from what its image copies', async () => {
  const { folder, command } = imageOf('settler');
  const [node, main = '', ...args] = command.map((word) => (word === '8080' ? '0' : word));
  expect([node, main, ...args]).toEqual(['node', 'settler/main.ts', '--watch', '--health-port', '0']);
  const settler = start(process.execPath, [join(folder, main), ...args], {
    ...process.env,
    GOOGLE_CLOUD_PROJECT: 'demo-tessera',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1',
  });
  const { port } = await settler.until(({ event }) => event === 'health');
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(503);
});

it('the witness starts from what its image copies, and has none of Google’s packages', async () => {
  const { folder, command } = imageOf('witness');
  expect(readdirSync(join(folder, 'node_modules'))).toEqual(['@noble', '@scure']);
  const [, main = '', ...args] = command.map((word) => word.replace('/state/', `${folder}/`));
  const log = ['--name', 'school.test/w', '--log', verifierKey, '--port', '0'];
  const witness = start(process.execPath, [join(folder, main), ...args, ...log]);
  await witness.until(({ event }) => event === 'witnessing');
  expect(json(join(folder, 'witness.json'))).toMatchObject({ logs: {} });
});

it('no ignored file is copied into an image', () => {
  const allowed = readFileSync('settler/Containerfile.dockerignore', 'utf8').match(/(?<=^!).*/gm) ?? [];
  const copied = [...containerfile.matchAll(/^COPY (?!--)(.*) \S+$/gm)].flatMap(([, from = '']) =>
    from.split(' '),
  );
  for (const from of copied)
    expect(
      allowed.some((each) => `${from}/`.startsWith(`${each}/`)),
      from,
    ).toBe(true);
});

it('the image finds its own folders by the same names', () => {
  expect(project.imports).toMatchObject(own.imports);
  expect(own.version).toBe(project.version);
});

it('no package’s script runs while the image is built', () => {
  expect(containerfile.match(/npm (?:ci|install)[^\n]*/g)).toEqual([
    'npm ci --ignore-scripts --omit=dev --no-audit --no-fund',
  ]);
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true');
});

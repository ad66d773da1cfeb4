// A site of another name: what an operator gets who writes that name into the settings.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'mosaico-'));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
/** Our own name in none of its technical forms: those are in small letters, or in capitals alone. */
const OLD_NAME = /.{0,40}\bTessera\b.{0,40}/g;

beforeAll(() => {
  // With nothing of what these tests set: Astro would make a build for tests.
  const { PATH, HOME, TMPDIR } = process.env;
  const built = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder],
    {
      env: { PATH, HOME, TMPDIR, SITE_NAME: 'Mosaico' },
      encoding: 'utf8',
    },
  );
  expect(built.status, built.stdout + built.stderr).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true }));

// The intro film was made of screens that show the name, and its captions are what it says: docs/editing.md.
test.each(['html', 'js', 'json', 'xml', 'txt', 'webmanifest', 'svg'])(
  'has the old name in no .%s file',
  (extension) => {
    const files = globSync(`**/*.${extension}`, { cwd: folder });
    expect(files.length).toBeGreaterThan(0);
    const found = files.flatMap((file) =>
      (read(file).match(OLD_NAME) ?? []).map((words) => `${file}: ${words}`),
    );
    expect(found).toEqual([]);
  },
);

test('has the new one where people and search engines look for it', () => {
  const landing = read('index.html');
  expect(landing).toMatch(/<title>[^<]*Mosaico/);
  expect(landing).toContain('<meta property="og:site_name" content="Mosaico">');
  expect(landing).toContain('What Mosaico means');
  expect(read('terms/index.html')).toContain('Mosaico is an interface to a test programme.');
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ name: 'Mosaico', short_name: 'Mosaico' });
  expect(JSON.parse(read('feed.json'))).toMatchObject({ title: expect.stringContaining('Mosaico') });
  expect(read('rss.xml')).toContain('Mosaico editors');
  const scripts = globSync('_astro/*.js', { cwd: folder }).map(read);
  // The frame of the members' area, the mails and the second factor share one constant.
  expect(scripts.some((script) => script.includes('Mosaico'))).toBe(true);
});

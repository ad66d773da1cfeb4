import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { describe, expect, it } from 'vitest';

const GUIDES = [...globSync('*.md'), ...globSync('docs/*.md')];
const read = (file: string) => readFileSync(file, 'utf8');

/** @returns the anchors of a guide's headings, as GitHub makes them */
function anchorsIn(file: string): readonly string[] {
  const slugger = new GithubSlugger();
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugger.slug(heading));
}

describe.each(GUIDES)('%s', (guide) => {
  it('links to files and headings that are there', () => {
    for (const [, target = ''] of read(guide).matchAll(/\]\((?!https?:|\/|\.\/)([^)\s]+)\)/g)) {
      const [path = '', anchor] = target.split('#');
      const file = path ? join(dirname(guide), path) : guide;
      expect(existsSync(file), target).toBe(true);
      if (anchor) expect(anchorsIn(file)).toContain(anchor);
    }
  });

  it('names commands that are there', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = [...read(guide).matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !(name in scripts) && name !== 'now:')).toEqual([]);
  });

  it('names files that are there', () => {
    const paths = [...read(guide).matchAll(/`((?:src|settler|tests|scripts|deploy|bench|docs)\/[\w./-]*)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => /(\/|\.\w+)$/.test(path) && !path.startsWith('src/content/news/'));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});

it('docs/decisions.md says each decision in six lines at most', () => {
  const entries = read('docs/decisions.md')
    .split('\n\n')
    .filter((entry) => entry.startsWith('**'));
  expect(entries.length).toBeGreaterThan(100);
  expect(entries.filter((entry) => entry.split('\n').length > 6)).toEqual([]);
});

it('what screens, settler and alerts call a section of a guide is a heading of it', () => {
  const sources = globSync(['{src,settler}/**/*.{ts,tsx}', 'deploy/**/*.yaml']).map(read).join('\n');
  const named = [...sources.matchAll(/“([^”]+)” in (docs\/\w+\.md)/g)];
  expect(named.length).toBeGreaterThan(3);
  for (const [, heading, guide = ''] of named)
    expect(read(guide)).toMatch(new RegExp(`^#+ ${heading}$`, 'm'));
});

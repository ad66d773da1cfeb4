import { afterAll, describe, expect, it } from 'vitest';
import { checkContent } from '#editing/check-content.ts';
import { NOW, openSite, readCorpus } from './corpus/site.ts';

const mistakes = await readCorpus('mistakes');
const right = await readCorpus('right');
const site = await openSite();
afterAll(site.close);

describe('an editor who by mistake', () => {
  it.each(mistakes)('$did reads what to do', async (tried) => {
    const { says = [], warns = [] } = tried;
    expect(await site.readingsOf(tried)).toEqual({ says, warns });
  });
});

describe('an editor who', () => {
  it.each(right)('$did reads nothing', async (tried) => {
    expect(await site.readingsOf(tried)).toEqual({ says: [], warns: [] });
  });
});

it('counts a post and its translation once', async () => {
  const { drafts, scheduled } = await checkContent(site.root, NOW);
  expect({ drafts, scheduled }).toEqual({ drafts: 1, scheduled: ['2026-12-01'] });
});

describe('no message', () => {
  const messages = mistakes.flatMap(({ says = [], warns = [] }) => [...says, ...warns]);

  it.each([
    [
      'names a parser or its parts',
      /YAML|JSX|\bU\+|front matter|\b(tokens?|nodes?|scalar|mapping|expression|oxc|zod|regex)\b/,
    ],
    ['shows the lines of a program', /\n\s+at |node_modules|\.ts:\d/],
    ['ends without a sentence to act on', /: [^.]*$/],
  ])('%s', (_, pattern) => {
    expect(messages.length).toBeGreaterThan(180);
    expect(messages.filter((message) => pattern.test(message))).toEqual([]);
  });
});

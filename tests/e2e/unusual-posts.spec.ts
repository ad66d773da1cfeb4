import { expect } from '@playwright/test';
import { publicPages } from '#scripts/built-site.mjs';
import { markdownProcessor } from '#editing/markdown.ts';
import { type Case, readCorpus } from '#tests/unit/editing/corpus/site.ts';
import { expectNoFindings } from './pages/axe.ts';
import { expectToFit } from './pages/width.ts';
import { test } from './test.ts';

const LONG_WORD = 'Rindfleischetikettierungsuberwachungsaufgabenubertragungsgesetzdurchfuhrung';

/** Those of plain Markdown, made into HTML as the build does. Components and pictures need the build itself. */
const isPlain = ({ text = '', repeat }: Case) =>
  repeat === undefined && text !== '' && !/<[A-Za-z]|!\[|\{|#/.test(text);

async function htmlOfUnusualPosts(): Promise<string> {
  const shared = { syntaxHighlight: false, gfm: true, smartypants: true } as const;
  const renderer = await markdownProcessor().createRenderer(shared as never);
  const texts = (await readCorpus('right')).filter(isPlain).map(({ text = '' }) => text);
  const code = `\`\`\`ts\nconst address = '${LONG_WORD.repeat(3)}'; // a line of code\n\`\`\``;
  const { code: html } = await renderer.render([`## ${LONG_WORD}`, code, ...texts].join('\n\n'));
  return html;
}

test('no unusual text makes a post wider than its window, by day or night a finding of axe, or breaks the policy', async ({
  page,
}) => {
  const [post = ''] = publicPages.filter((path: string) => /^\/news\/(?!page|tags)[^/]+\/$/.test(path));
  const unusual = await htmlOfUnusualPosts();
  await page.route(post, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(
        /(<div class="prose">)[\s\S]*?(<\/div><ul class="tags)/,
        (_, begin, end) => begin + unusual + end,
      )
      .replace(/(<h1>)[^<]*/, `$1${LONG_WORD}`);
    await route.fulfill({ response, body: html });
  });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.goto(post);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG_WORD);
  await expect(page.locator('.prose table').first()).toBeVisible();
  await expect(page.locator('.prose pre.code').first()).toBeVisible();
  await expectToFit(page, 'unusual post');
  await expectNoFindings(page);
  expect(refused).toEqual([]);
});

import { expect, type Page } from '@playwright/test';
import { publicPages } from '#scripts/built-site.mjs';
import { markdownProcessor } from '#editing/markdown.ts';
import { footnoteText } from '#i18n/footnotes.ts';
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
  const renderer = await markdownProcessor('Tessera', 'en', footnoteText).createRenderer(shared as never);
  const texts = (await readCorpus('right')).filter(isPlain).map(({ text = '' }) => text);
  const code = `\`\`\`ts\nconst address = '${LONG_WORD.repeat(3)}'; // a line of code\n\`\`\``;
  const { code: html } = await renderer.render([`## ${LONG_WORD}`, code, ...texts].join('\n\n'));
  return html;
}

/** Opens the page of a post with another text in it. */
async function openPostWith(page: Page, text: string, title = 'A post'): Promise<void> {
  const [post = ''] = publicPages.filter((path: string) => /^\/news\/(?!page|tags)[^/]+\/$/.test(path));
  await page.route(post, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/(<div class="prose">)[\s\S]*?(<\/div><ul class="tags)/, (_, begin, end) => begin + text + end)
      .replace(/(<h1>)[^<]*/, `$1${title}`);
    await route.fulfill({ response, body: html });
  });
  await page.goto(post);
}

test('no unusual text makes a post wider than its window, by day or night a finding of axe, or breaks the policy', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await openPostWith(page, await htmlOfUnusualPosts(), LONG_WORD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG_WORD);
  await expect(page.locator('.prose table').first()).toBeVisible();
  await expect(page.locator('.prose pre.code').first()).toBeVisible();
  await expectToFit(page, 'unusual post');
  await expectNoFindings(page);
  expect(refused).toEqual([]);
});

test('a tall picture is seen whole, and paragraphs of another language stand apart', async ({ page }) => {
  await openPostWith(
    page,
    '<p><img src="/favicon.svg" width="900" height="2700" alt="Tall"></p>' +
      '<div lang="it"><p>Uno.</p><p>Due.</p></div>',
  );
  const heightOf = async (name: string) => (await page.getByText(name).boundingBox())?.y ?? 0;
  const picture = await page.getByAltText('Tall').boundingBox();
  expect(picture?.height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.8 + 1);
  const line = (await page.getByText('Uno.').boundingBox())?.height ?? 0;
  expect((await heightOf('Due.')) - (await heightOf('Uno.'))).toBeGreaterThan(line + 8);
});

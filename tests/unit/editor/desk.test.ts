// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from 'vitest';
import { EDITOR_PAGE } from '#editor/page.ts';
import { eventually } from '#tests/support/eventually.ts';

const postOf = (slug: string) => ({
  slug,
  file: `src/content/news/${slug}.mdx`,
  fields: { title: slug, date: '2026-11-27' },
  body: `Text of ${slug}.`,
  isTranslation: false,
  version: '1',
  found: [],
  publication: 'draft',
});

/** Answers to questions for posts, each when the test lets it. */
const answers = new Map<string, () => void>();
const pictures: (() => void)[] = [];

beforeAll(async () => {
  document.documentElement.innerHTML = EDITOR_PAGE.replace(/<script.*?<\/script>/s, '');
  vi.stubGlobal('fetch', (path: string) => {
    const [, slug] = /post\/(.+)\/$/.exec(path) ?? [];
    const answer = { ok: true, json: async () => (slug === undefined ? [] : postOf(slug)) };
    if (path.includes('picture/'))
      return new Promise((resolve) =>
        pictures.push(() => resolve({ ok: true, json: async () => ({ name: 'a.png' }) })),
      );
    if (slug === undefined) return Promise.resolve(answer);
    return new Promise((resolve) => answers.set(slug, () => resolve(answer)));
  });
  await import('#editor/desk.ts');
});

const form = () => document.querySelector<HTMLFormElement>('#form') as HTMLFormElement & { inert?: boolean };
const shown = () => document.querySelector<HTMLTextAreaElement>('[name="body"]')?.value;

async function press(slug: string): Promise<void> {
  location.hash = slug;
  await eventually(() => expect(answers.has(slug)).toBe(true));
}

it('takes no word until the post that was asked for last is there', async () => {
  await press('first');
  expect(form().inert).toBe(true);
  answers.get('first')?.();
  await eventually(() => expect(shown()).toBe('Text of first.'));
  expect(form().inert).toBe(false);

  await press('second');
  await press('third');
  answers.get('third')?.();
  await eventually(() => expect(shown()).toBe('Text of third.'));
  answers.get('second')?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toBe('Text of third.');
  expect(form().inert).toBe(false);
});

it('gives no picture to a post that was opened while it was on its way', async () => {
  const picture = document.querySelector<HTMLInputElement>('#lead') as HTMLInputElement;
  Object.defineProperty(picture, 'files', { value: [new File([], 'a.png')] });
  picture.dispatchEvent(new Event('change'));
  await eventually(() => expect(pictures).toHaveLength(1));
  await press('fourth');
  answers.get('fourth')?.();
  await eventually(() => expect(shown()).toBe('Text of fourth.'));
  pictures[0]?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.querySelector<HTMLInputElement>('[name="imageAlt"]')?.matches(':focus')).toBe(false);
  expect(document.querySelector<HTMLImageElement>('#lead-picture')?.hidden).toBe(true);
});

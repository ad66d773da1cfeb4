import type { APIContext } from 'astro';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Mistake } from '#editing/mistake.ts';

/** What Astro keeps, and what is in the files. */
const kept: Mistake[] = [];
const written: Mistake[] = [];
vi.mock('astro:content', () => ({ getEntry: async () => ({ data: { list: kept } }) }));
vi.mock('#editing/check-content.ts', () => ({
  checkContent: async () => ({ mistakes: written, inDrafts: [] }),
}));
const { onRequest } = await import('#integrations/content-overlay/middleware.ts');

const WRONG: Mistake = {
  file: 'src/content/news/walk.mdx',
  line: 3,
  field: 'date',
  message: 'must be a day of the calendar.',
};
const open = (path: string, next = async () => new Response('the page')) =>
  onRequest({ url: new URL(path, 'http://localhost:4321') } as APIContext, next);

afterEach(() => {
  kept.length = 0;
  written.length = 0;
});

describe('while one writes', () => {
  it('the page of a post says what is wrong with it, with file and line for the overlay', async () => {
    kept.push(WRONG);
    written.push(WRONG);
    await expect(open('/news/walk/')).rejects.toMatchObject({
      title: 'One mistake in the content',
      message: expect.stringContaining('src/content/news/walk.mdx:3 date: must be a day of the calendar.'),
      loc: { file: expect.stringMatching(/src[\\/]content[\\/]news[\\/]walk\.mdx$/), line: 3 },
      stack: '',
    });
  });

  it('all other pages go on', async () => {
    kept.push(WRONG);
    written.push(WRONG);
    for (const path of ['/', '/news/', '/news/other/']) {
      expect(await (await open(path))?.text(), path).toBe('the page');
    }
  });

  it('a page is back as soon as its file is mended, also while Astro keeps the mistake', async () => {
    kept.push(WRONG);
    expect(await (await open('/news/walk/'))?.text()).toBe('the page');
  });

  it('a fault that is not of the content stays what it is', async () => {
    const fault = new Error('Not of an editor.');
    await expect(open('/news/walk/', () => Promise.reject(fault))).rejects.toBe(fault);
  });
});

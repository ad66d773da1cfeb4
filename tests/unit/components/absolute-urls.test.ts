import { describe, expect, it } from 'vitest';
import { withAbsoluteUrls } from '#components/news/absolute-urls.ts';

const at = (html: string) => withAbsoluteUrls(html, 'https://tessera.example');

describe('a text that is shown elsewhere', () => {
  it('has whole addresses of links, pictures of every size, and films', () => {
    expect(at('<a href="/maths/">x</a><video poster="/a.webp" src="/b.mp4"></video>')).toBe(
      '<a href="https://tessera.example/maths/">x</a><video poster="https://tessera.example/a.webp" src="https://tessera.example/b.mp4"></video>',
    );
    expect(at('<img src="/a.webp" srcset="/b.webp 720w, /a.webp 1440w">')).toBe(
      '<img src="https://tessera.example/a.webp" srcset="https://tessera.example/b.webp 720w, https://tessera.example/a.webp 1440w">',
    );
  });

  it('keeps addresses of other sites and of other forms, and words', () => {
    const html = '<a href="https://example.org/">a/b, /c</a><a href="mailto:a@example.org">x</a>';
    expect(at(html)).toBe(html);
  });
});

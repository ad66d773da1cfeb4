import { describe, expect, it } from 'vitest';
import { feedHtml } from '#components/news/feed-html.ts';

const inFeed = (html: string) => feedHtml(html, 'https://tessera.example/news/walk/');

describe('a text that is shown elsewhere', () => {
  it('has whole addresses of links, pictures of every size, and films', () => {
    expect(inFeed('<a href="/maths/">x</a><video poster="/a.webp" src="/b.mp4"></video>')).toBe(
      '<a href="https://tessera.example/maths/">x</a><video poster="https://tessera.example/a.webp" src="https://tessera.example/b.mp4"></video>',
    );
    expect(inFeed('<img src="/a.webp" srcset="/b.webp 720w, /a.webp 1440w" alt="A">')).toBe(
      '<img src="https://tessera.example/a.webp" srcset="https://tessera.example/b.webp 720w, https://tessera.example/a.webp 1440w" alt="A">',
    );
  });

  it('leads from a footnote to the post', () => {
    expect(inFeed('<sup><a href="#user-content-fn-1" id="user-content-fnref-1">1</a></sup>')).toBe(
      '<sup><a href="https://tessera.example/news/walk/#user-content-fn-1">1</a></sup>',
    );
  });

  it('keeps addresses of other sites and of other forms, and what only looks like an address', () => {
    const html =
      '<a href="https://example.org/">a/b, /c</a><a href="mailto:a@example.org">x</a><code> href="/x/"</code>';
    expect(inFeed(html)).toBe(html);
  });

  it('has no scripts, comments or marks of the page, and keeps how columns are aligned', () => {
    expect(inFeed('<script type="module">x</script><!-- c --><p class="small" data-a="1">Words</p>')).toBe(
      '<p>Words</p>',
    );
    expect(inFeed('<table><tbody><tr><td class="end">1</td></tr></tbody></table>')).toBe(
      '<table><tbody><tr><td align="right">1</td></tr></tbody></table>',
    );
  });
});

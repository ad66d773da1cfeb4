import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let localise: (html: string) => string;

beforeEach(async () => {
  vi.resetModules();
  vi.stubEnv('PUBLIC_LANGUAGE', 'it');
  ({ localiseLinks: localise } = await import('#integrations/site-language/middleware.ts'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('links lead to pages of the language, wherever they stand in the tag', () => {
  expect(localise('<a class="x" href="/maths/#top">Maths</a>')).toContain('href="/it/maths/#top"');
  expect(localise('<a href="/">Home</a>')).toBe('<a href="/it/">Home</a>');
});

it('every address in a tag is changed, once', () => {
  expect(localise('<video poster="/a.webp" src="/a.mp4"></video>')).toBe(
    '<video poster="/it/a.webp" src="/it/a.mp4"></video>',
  );
  const page = '<link rel="icon" href="/favicon.svg">';
  expect(localise(localise(page))).toBe(localise(page));
});

it('links that name their language, other sites and anchors stay', () => {
  for (const link of [
    '<a lang="en" hreflang="en" href="/maths/">English</a>',
    '<a href="/maths/" hreflang="en">English</a>',
    '<a href="//elsewhere.example/">Elsewhere</a>',
    '<a href="https://elsewhere.example/">Elsewhere</a>',
    '<a href="#main">Skip</a>',
  ])
    expect(localise(link)).toBe(link);
});

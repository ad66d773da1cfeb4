import { afterEach, expect, it, vi } from 'vitest';

/** The addresses of a build in this language. */
async function buildIn(language: string) {
  vi.resetModules();
  vi.stubEnv('PUBLIC_LANGUAGE', language);
  return import('#i18n/language.ts');
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('English pages have no prefix', async () => {
  const { address, pageAt } = await buildIn('en');
  expect(address('/maths/')).toBe('/maths/');
  expect(pageAt('/maths/')).toBe('/maths/');
});

it('the addresses of another language begin with it, once', async () => {
  const { address, pageAt } = await buildIn('it');
  expect(address('/maths/?seed=1#simulator')).toBe('/it/maths/?seed=1#simulator');
  expect(address(address('/'))).toBe('/it/');
  expect(pageAt('/it/maths/')).toBe('/maths/');
});

it('what is no page of the site stays as it is', async () => {
  const { address } = await buildIn('it');
  for (const other of ['#top', 'https://tessera.example/', '?deposit=1']) expect(address(other)).toBe(other);
});

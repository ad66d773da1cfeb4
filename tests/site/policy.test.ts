import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allPages, documentOf, isNotFoundPage } from './built-pages.ts';

test.each(allPages)('%s keeps to Trusted Types, by policies that it names', (page) => {
  const policy = documentOf(page).querySelector('meta[http-equiv="content-security-policy"]');
  const directives = policy?.getAttribute('content')?.split(/; ?/) ?? [];
  expect(directives).toContain("require-trusted-types-for 'script'");
  // The build in `dist` is the embedded one: it needs the policies of our own workers alone.
  expect(directives).toContain(
    'trusted-types tessera-picture tessera-simulator tessera-partners tessera-verifier tessera-service-worker',
  );
});

test('while no contact is known, there is no security.txt', () => {
  expect(allPages.some(isNotFoundPage)).toBe(true);
  expect(existsSync('dist/.well-known/security.txt')).toBe(false);
});

test('no build has the styleguide, neither its page nor its script', () => {
  expect(globSync('dist/**/*styleguide*', { exclude: ['dist/**/*.map'] })).toEqual([]);
  expect(allPages.filter((page) => /styleguide/i.test(page))).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The classes that rules of a file begin with: of a component's rules for all pages, or of its own. */
function classesOf(file: string, isGlobal: boolean): ReadonlySet<string> {
  const sheets = readFileSync(file, 'utf8').matchAll(/<style([^>]*)>(.*?)<\/style>/gs);
  return new Set(
    [...sheets]
      .filter(([, attributes]) => attributes?.includes('is:global') === isGlobal)
      .flatMap(([, , css]) => [...(css ?? '').matchAll(/^ {2}\.([\w-]+)/gm)].map(([, name]) => name ?? '')),
  );
}

it('a class that a component styles on all pages has no other meaning in another file', () => {
  const files = globSync('src/**/*.astro');
  const clashes = globSync('src/components/**/*.astro').flatMap((component) =>
    [...classesOf(component, true)].flatMap((name) =>
      files
        .filter((file) => file !== component && classesOf(file, false).has(name))
        .map((file) => `.${name} of ${component} in ${file}`),
    ),
  );
  expect(clashes).toEqual([]);
});

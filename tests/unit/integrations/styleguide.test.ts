import { expect, it } from 'vitest';
import { styleguide } from '#integrations/styleguide.ts';

/** The addresses that it adds to a command's pages. */
function routesOf(command: string): readonly string[] {
  const routes: string[] = [];
  const injectRoute = ({ pattern }: { readonly pattern: string }) => routes.push(pattern);
  const setUp = styleguide().hooks['astro:config:setup'] as unknown as (given: object) => void;
  setUp({ command, injectRoute });
  return routes;
}

it('the development server has the styleguide, and no build', () => {
  expect(routesOf('dev')).toEqual(['/styleguide/']);
  expect(routesOf('build')).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('is known to programs that no build makes, such as the one that adds sample accounts', () => {
  const program = "const { SITE_NAME } = await import('#i18n/site-name.ts'); console.log(SITE_NAME)";
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(said.trim()).toBe('Tessera');
});

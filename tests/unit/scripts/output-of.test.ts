import { expect, it } from 'vitest';
import { outputOf } from '#scripts/output-of.mjs';

const node = (program: string, env = {}) => outputOf([process.execPath, '--eval', program], env);

it('returns what a command says on both streams, and whether it succeeded', async () => {
  expect(await node('console.log(process.env.NAME)', { NAME: 'Ada' })).toEqual({
    isGreen: true,
    output: 'Ada\n',
  });
  expect(await node('console.error("no"); process.exit(1)')).toEqual({ isGreen: false, output: 'no\n' });
});

it('a command that is missing has failed, and says so', async () => {
  const { isGreen, output } = await outputOf(['no-such-command']);
  expect(isGreen).toBe(false);
  expect(output).toContain('no-such-command');
});

import { expect, it } from 'vitest';
import { LEVELS, MATRICES } from '#domain/programme/activation.ts';
import { ENGINE_VERSION, Programme } from '#domain/programme/programme.ts';

/** By `ENGINE_VERSION`. Never change one: add the next. */
const HASHES: Readonly<Record<number, string>> = {
  1: 'cbc7d367d34308779b99cdaae776729f5a219f712bc274ea1498b309b5102bef',
};

it('a rule that changes what a log folds to changes the engine’s version', () => {
  const programme = new Programme();
  for (let member = 0; member < 60; member += 1) {
    const [uid, username] = [`m${member}`, `m${member}`];
    programme.apply({
      kind: 'register',
      uid,
      username,
      sponsor: member === 0 ? null : `m${(member - 1) >> 1}`,
    });
  }
  for (const level of LEVELS.slice(0, 3)) {
    for (let member = 0; member < 60; member += level) {
      const [uid, username] = [`m${member}`, `m${member}`];
      for (const matrix of MATRICES) {
        const entry = { kind: 'activate', uid, username, matrix, level, at: member } as const;
        if (programme.preview(entry).ok) programme.apply(entry);
      }
    }
  }
  expect(programme.hash()).toBe(HASHES[ENGINE_VERSION]);
});

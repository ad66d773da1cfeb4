import { expect, it } from 'vitest';
import { looksLikeStaff } from '#domain/accounts/username-skeleton.ts';
import { SAMPLES } from '#scripts/emulators/samples.ts';

it.each(SAMPLES.map(({ username }) => username))('the emulators’ sample %s can be registered', (username) => {
  expect(looksLikeStaff(username)).toBe(false);
});

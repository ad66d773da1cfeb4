import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from '../../../src/domain/common-passwords.ts';
import { checkPassword, normalisePassword } from '../../../src/domain/password.ts';

const OWNER = { username: 'ada_of_the_mosaic', email: 'ada.lovelace.1815@example.org' };
const problemOf = (password: string) => checkPassword(password, OWNER, COMMON_PASSWORDS);

describe('a password', () => {
  it.each([
    'correct horse battery staple',
    '            ',
    'àèìòù àèìòù!',
    '🟦🟨🟥🟩🟪🟧🟫⬛⬜🔶🔷🔸',
    'x'.repeat(128),
    '🟦'.repeat(128),
  ])('may be “%s”', (password) => {
    expect(problemOf(password)).toBeNull();
  });

  it.each([
    ['', 'too-short'],
    ['eleven char', 'too-short'],
    ['🟦'.repeat(11), 'too-short'],
    ['x'.repeat(129), 'too-long'],
    ['🟦'.repeat(129), 'too-long'],
    ['ada_of_the_mosaic', 'is-username'],
    ['ADA_of_the_Mosaic', 'is-username'],
    ['ada.lovelace.1815@example.org', 'is-email'],
    ['Ada.Lovelace.1815@Example.org', 'is-email'],
    ['Ada.Lovelace.1815', 'is-email'],
    ['qwerty123456', 'common'],
    ['QWERTY123456', 'common'],
    ['Password1234', 'common'],
    ['123456789012', 'common'],
  ])('may not be “%s”', (password, problem) => {
    expect(problemOf(password)).toBe(problem);
  });

  it('is compared with what was typed as username and e-mail', () => {
    const owner = { username: ' Ada_Of_The_Mosaic ', email: ' Ada.Lovelace.1815@Example.org ' };
    expect(checkPassword('ada_of_the_mosaic', owner, COMMON_PASSWORDS)).toBe('is-username');
    expect(checkPassword('ada.lovelace.1815', owner, COMMON_PASSWORDS)).toBe('is-email');
  });

  it('needs no username to be compared with', () => {
    expect(checkPassword('            ', { email: '' }, COMMON_PASSWORDS)).toBeNull();
  });

  it('is the same however the keyboard composes its letters', () => {
    const composed = 'caffè perché già';
    const decomposed = composed.normalize('NFD');
    expect(decomposed).not.toBe(composed);
    expect(normalisePassword(decomposed)).toBe(normalisePassword(composed));
    expect(problemOf('é'.repeat(11).normalize('NFD'))).toBe('too-short');
  });

  it('keeps its spaces and every distinction but that of composition', () => {
    expect(normalisePassword('  ﬁne ①  ')).toBe('  ﬁne ①  ');
  });

  it('answers every string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => problemOf(text) !== undefined),
    );
  });
});

describe('the common passwords', () => {
  const all = [...COMMON_PASSWORDS];

  it('are in small letters and long enough to pass the length rule', () => {
    for (const password of all) {
      expect(password).toBe(password.toLowerCase());
      expect([...password].length).toBeGreaterThanOrEqual(12);
    }
    expect(all.length).toBeGreaterThan(400);
  });

  it('are refused one and all, in capitals too', () => {
    for (const password of all) {
      expect(problemOf(password)).toBe('common');
      expect(problemOf(password.toUpperCase())).toBe('common');
    }
  });
});

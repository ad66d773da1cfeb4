import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from '#domain/accounts/common-passwords.ts';
import { checkPassword, normalisePassword } from '#domain/accounts/password.ts';

const OWNER = { username: 'ada_of_the_mosaic', email: 'ada.lovelace.1815@example.org' };
const problemOf = (password: string) => checkPassword(password, OWNER, COMMON_PASSWORDS);

describe('a password', () => {
  it.each([
    'correct horse battery staple',
    '   four words alone   ',
    'àèìòù àèìòù!',
    '🟦🟨🟥🟩🟪🟧🟫⬛⬜🔶🔷🔸',
    'Wisteria over nine bridges. '.repeat(5).slice(0, 128),
    `${'🟦🟨🟥🟩🟪🟧🟫⬛⬜🔶🔷🔸🟠'.repeat(9)}🟦🟨🟥🟩🟪🟧🟫⬛⬜🔶🔷`,
    // Runs and repetitions are harmless beside enough other characters.
    'asdf and the property were there',
    'abc123xyz789',
    'a very very very long road',
    '3.14159265358979',
    // The letters of a short name occur in many words.
    'an adamant facade',
  ])('may be “%s”', (password) => {
    expect(problemOf(password)).toBeNull();
  });

  it.each([
    ['', 'too-short'],
    ['eleven char', 'too-short'],
    ['🟦'.repeat(11), 'too-short'],
    ['x'.repeat(129), 'too-long'],
    ['🟦'.repeat(129), 'too-long'],
    ['a'.repeat(12), 'repetitive'],
    ['            ', 'repetitive'],
    ['🟦'.repeat(128), 'repetitive'],
    ['aaaaaaAAAAAA', 'repetitive'],
    ['abababababab', 'repetitive'],
    ['mississippim', 'repetitive'],
    ['tessera tessera', 'repetitive'],
    ['hunter2hunter2hun', 'repetitive'],
    ['elevenchars' + 'elevenchars', 'repetitive'],
    ['abcdefghijkl', 'sequence'],
    ['ZYXWVUTSRQPO', 'sequence'],
    ['abcdef987654', 'sequence'],
    ['1234abcd5678', 'sequence'],
    ['qwertzuiop12', 'sequence'],
    ['aaaabbbbcccc', 'repetitive'],
    ['my ada_of_the_mosaic account', 'has-username'],
    ['Ada of the Mosaic 1815', 'has-username'],
    ['adalovelace1815!', 'has-email'],
    ['ada_of_the_mosaic', 'has-username'],
    ['ADA_of_the_Mosaic', 'has-username'],
    ['ada.lovelace.1815@example.org', 'has-email'],
    ['Ada.Lovelace.1815@Example.org', 'has-email'],
    ['Ada.Lovelace.1815', 'has-email'],
    ['qwerty123456', 'common'],
    ['QWERTY123456', 'common'],
    ['Password1234', 'common'],
    ['123456789012', 'common'],
  ])('may not be “%s”', (password, problem) => {
    expect(problemOf(password)).toBe(problem);
  });

  it('is compared with the typed username and e-mail', () => {
    const owner = { username: ' Ada_Of_The_Mosaic ', email: ' Ada.Lovelace.1815@Example.org ' };
    expect(checkPassword('ada_of_the_mosaic', owner, COMMON_PASSWORDS)).toBe('has-username');
    expect(checkPassword('ada.lovelace.1815', owner, COMMON_PASSWORDS)).toBe('has-email');
  });

  it('works without a username', () => {
    expect(checkPassword('correct horse battery', { email: '' }, COMMON_PASSWORDS)).toBeNull();
  });

  it('is compared with a short name only as part of the whole address', () => {
    const owner = { username: 'ann', email: 'bob@example.org' };
    expect(checkPassword('planning a bobsleigh', owner, COMMON_PASSWORDS)).toBeNull();
    expect(checkPassword('Bob@example.org', owner, COMMON_PASSWORDS)).toBe('has-email');
  });

  it('is the same for every composition of its letters', () => {
    const composed = 'caffè perché già';
    const decomposed = composed.normalize('NFD');
    expect(decomposed).not.toBe(composed);
    expect(normalisePassword(decomposed)).toBe(normalisePassword(composed));
    expect(problemOf('é'.repeat(11).normalize('NFD'))).toBe('too-short');
  });

  it('keeps its spaces and all differences except composition', () => {
    expect(normalisePassword('  ﬁne ①  ')).toBe('  ﬁne ①  ');
  });

  it('handles any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => problemOf(text) !== undefined),
    );
  });
});

describe('the common passwords', () => {
  const all = [...COMMON_PASSWORDS];

  it('are in lower case and long enough to pass the length rule', () => {
    for (const password of all) {
      expect(password).toBe(password.toLowerCase());
      expect([...password].length).toBeGreaterThanOrEqual(12);
    }
    expect(all.length).toBeGreaterThan(400);
  });

  it('are all refused, in capitals too', () => {
    for (const password of all) {
      expect(problemOf(password)).toBe('common');
      expect(problemOf(password.toUpperCase())).toBe('common');
    }
  });
});

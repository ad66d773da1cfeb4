import { expect, it } from 'vitest';
import { securityContactOf, securityTxt } from '#data/security-txt.ts';

const BUILT_AT = Date.UTC(2026, 0, 1);

it('security.txt has what RFC 9116 wants, and expires within a year', () => {
  const canonical = 'https://club.example.org/.well-known/security.txt';
  expect(securityTxt({ contact: 'mailto:security@club.example.org', canonical, builtAt: BUILT_AT })).toBe(
    [
      'Contact: mailto:security@club.example.org',
      'Expires: 2026-12-27T00:00:00.000Z',
      `Canonical: ${canonical}`,
      'Preferred-Languages: en, it',
      '',
    ].join('\n'),
  );
});

it('names no address of its own where the site’s is not set', () => {
  expect(securityTxt({ contact: 'https://x.org/', canonical: null, builtAt: BUILT_AT })).not.toContain(
    'Canonical',
  );
});

it.each([
  [undefined, null, null],
  ['mailto:a@b.org', null, 'mailto:a@b.org'],
  ['mailto:a@b.org', 'https://github.com/club/site', 'mailto:a@b.org'],
  [undefined, 'https://github.com/club/site/', 'https://github.com/club/site/security/advisories/new'],
  [undefined, 'https://code.club.org/site', null],
])('with the setting %s and the repository %s the contact is %s', (setting, repository, contact) => {
  expect(securityContactOf(setting, repository)).toBe(contact);
});

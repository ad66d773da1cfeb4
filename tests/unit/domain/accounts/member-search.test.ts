import { describe, expect, it } from 'vitest';
import type { Account } from '#domain/accounts/account.ts';
import { isFound, memberSearch } from '#domain/accounts/member-search.ts';

const ADA: Account = {
  uid: 'a1b2',
  email: 'ada@mail.example',
  username: 'ada_byron',
  firstName: 'Ada',
  lastName: 'Byron',
  phoneNumber: '+39061234567',
  country: 'IT',
  verified: true,
  guest: false,
  upline: 'tessera',
  uplineConfirmed: true,
  language: 'en',
  mutedMails: [],
  createdAt: 0,
};
const finds = (text: string): boolean => {
  const search = memberSearch(text);
  return search !== null && isFound(search, ADA);
};

describe('a search for members', () => {
  it.each(['a1b2', 'ada', '@ada_byron', 'ADA_B', 'Ada', 'byr', 'Byron', ' ADA@mail.example '])(
    'finds one by %j',
    (text) => expect(finds(text)).toBe(true),
  );

  it.each(['', ' ', 'a1b', 'da', 'ada@', 'ada@mail', 'BYRON', 'adas', '+3906', 'IT', '\u202e'])(
    'does not by %j',
    (text) => expect(finds(text)).toBe(false),
  );

  it('asks for no uid or username that cannot be', () => {
    for (const text of ['../x', '.', '__x__', 'a/b', 'x'.repeat(129)]) {
      expect(memberSearch(text), text).toMatchObject({ uid: null });
    }
    expect(memberSearch('Ada Byron')).toMatchObject({ uid: null, username: null, email: null });
  });
});

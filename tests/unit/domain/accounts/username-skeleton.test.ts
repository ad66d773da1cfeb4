import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  COMPANIONS,
  HARMLESS,
  looksLikeStaff,
  ROLES,
  STAFF,
  usernameSkeleton,
} from '#domain/accounts/username-skeleton.ts';
import { guestUsername, newUsername } from '#domain/accounts/username.ts';
import { NAMES, STAFF_NAMES } from '#tests/fixtures/usernames.ts';

describe('usernames that look alike', () => {
  it.each([
    ['paul', 'pau1'],
    ['paul', 'paui'],
    ['leo', 'le0'],
    ['sam', '5arn'],
    ['wanda', 'vvanda'],
    ['john_doe', 'johndoe_'],
    ['rn', 'r_n'],
    ['wendy', 'wencly'],
    ['wendy', 'wenc1y'],
  ])('%s and %s have one skeleton', (one, other) => {
    expect(usernameSkeleton(one)).toBe(usernameSkeleton(other));
  });

  it.each([
    ['paul', 'paula'],
    ['ada', 'adam'],
    ['ada_2', 'ada_3'],
    ['mona', 'nora'],
    ['dndy', 'cindy'],
  ])('%s and %s do not', (one, other) => {
    expect(usernameSkeleton(one)).not.toBe(usernameSkeleton(other));
  });
});

describe('a username that looks like the staff’s', () => {
  it.each(STAFF_NAMES)('is not to be had: %s', (name) => {
    expect(v.safeParse(newUsername, name).issues?.[0].message).toBe('staff-like');
  });

  it.each(NAMES)('is not %s', (name) => {
    expect(v.safeParse(newUsername, name).success).toBe(true);
  });

  it('is told by the rules of Firestore by the same words', () => {
    const rules = readFileSync('firestore.rules', 'utf8');
    for (const words of [STAFF, HARMLESS, ROLES, COMPANIONS]) expect(rules).toContain(`'${words}'`);
  });

  it('is never a guest’s', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (random) => {
        const name = guestUsername(random);
        expect(name).toMatch(/^guest_[a-z0-9]{10}$/);
        expect(looksLikeStaff(name)).toBe(false);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { branchesOf, pathTo } from '#domain/partners/branches.ts';
import { createReferralIndex, isSameDownline, GENERATIONS_SHOWN } from '#domain/partners/partners.ts';
import { ADA, anyInviters, downlineOf, peopleOf } from './people.ts';

describe('a downline', () => {
  it('is sorted by line, with partners of one upline together, in the order of joining', () => {
    const { usernames, uplines } = downlineOf([0, 1, 0, 1, 3]);
    expect(usernames).toEqual(['ada', 'p1', 'p3', 'p2', 'p4', 'p5']);
    expect([...uplines]).toEqual([-1, 0, 0, 1, 1, 2]);
  });

  it('is the same for every order of insertion, and leaves other members out', () => {
    fc.assert(
      fc.property(anyInviters(), fc.infiniteStream(fc.nat()), (inviters, order) => {
        const register = createReferralIndex();
        const strangers = [{ username: 'eve', upline: 'tessera', joinedAt: 1, sample: false }];
        const people = [...peopleOf(inviters), ...strangers];
        for (const person of people.toSorted(() => (Number(order.next().value) % 2 === 0 ? 1 : -1))) {
          register.add(person);
        }
        expect(isSameDownline(register.downlineOf(ADA), downlineOf(inviters))).toBe(true);
      }),
    );
  });

  it('counts every partner once on each upline of the chain', () => {
    fc.assert(
      fc.property(anyInviters(), (inviters) => {
        const { uplines } = downlineOf(inviters);
        const { below, generation, first, invited } = branchesOf(uplines);
        const expected = new Array<number>(uplines.length).fill(0);
        for (let place = 1; place < uplines.length; place += 1) {
          const path = pathTo(uplines, place);
          expect(path).toHaveLength((generation[place] ?? 0) + 1);
          for (const upline of path.slice(0, -1)) expected[upline] = (expected[upline] ?? 0) + 1;
          const upline = uplines[place] ?? 0;
          expect(place).toBeGreaterThanOrEqual(first[upline] ?? 0);
          expect(place).toBeLessThan((first[upline] ?? 0) + (invited[upline] ?? 0));
        }
        expect([...below]).toEqual(expected);
      }),
    );
  });

  it('keeps the partners of a guest who has changed name', () => {
    const register = createReferralIndex();
    register.add({ username: 'ben', upline: 'guest_1', joinedAt: 2, sample: false });
    register.add({ username: 'ann', upline: 'ada', joinedAt: 1, sample: false });
    expect(register.unresolvedUplines()).toEqual(['guest_1', 'ada']);
    register.rename('guest_1', 'ann');
    expect(register.downlineOf(ADA).usernames).toEqual(['ada', 'ann', 'ben']);
  });

  it('reports when it is truncated', () => {
    const chain = (length: number) => downlineOf(Array.from({ length }, (_, index) => index));
    expect(chain(GENERATIONS_SHOWN)).toMatchObject({
      isTruncated: false,
      usernames: { length: GENERATIONS_SHOWN + 1 },
    });
    expect(chain(GENERATIONS_SHOWN + 1)).toMatchObject({
      isTruncated: true,
      usernames: { length: GENERATIONS_SHOWN + 1 },
    });
  });

  it('also ends where the index has a cycle', () => {
    const register = createReferralIndex();
    register.add({ username: 'ada', upline: 'ben', joinedAt: 0, sample: false });
    register.add({ username: 'ben', upline: 'ada', joinedAt: 1, sample: false });
    expect(register.downlineOf(ADA).usernames).toEqual(['ada', 'ben']);
  });
});

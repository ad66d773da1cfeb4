import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTRACT, TESSERA } from '#domain/matrix/programmes.ts';
import { mulberry32 } from '#domain/matrix/random.ts';
import { Community, type CommunityRule } from '#domain/matrix/simulation/community.ts';
import { INVITER_RULES } from '#domain/matrix/simulation/scenario.ts';

/** Everyone buys level 1 of both matrices, and anyone who joined may invite the next. */
const PLAIN: CommunityRule = {
  programme: TESSERA,
  matrices: [0, 1],
  members: 1000,
  idle: 0,
  budget: { median: 1000, spread: 0 },
  leaders: 0,
  leaderLevels: 1,
  leadersInvite: 0,
  inviters: 'any',
  upgrades: false,
};

function grown(rule: Partial<CommunityRule>, seed = 7): Community {
  const community = new Community({ ...PLAIN, ...rule }, mulberry32(seed));
  community.grow(community.rule.members);
  return community;
}

const numbersOf = ({ engine }: Community): readonly number[] =>
  Array.from({ length: engine.members - 1 }, (_, index) => index + 2);

const rules = fc.record<CommunityRule>({
  programme: fc.constantFrom(TESSERA, CONTRACT),
  matrices: fc.constantFrom([0], [1], [0, 1]),
  members: fc.integer({ min: 1, max: 400 }),
  idle: fc.double({ min: 0, max: 1, noNaN: true }),
  budget: fc.record({ median: fc.integer({ min: 1, max: 50_000 }), spread: fc.constantFrom(0, 0.5, 1.3) }),
  leaders: fc.nat({ max: 40 }),
  leaderLevels: fc.integer({ min: 1, max: 12 }),
  leadersInvite: fc.double({ min: 0, max: 1, noNaN: true }),
  inviters: fc.constantFrom(...INVITER_RULES),
  upgrades: fc.boolean(),
});

describe('a community', () => {
  it('matches a count by hand for three members in a line', () => {
    // The generator always gives 0, so each is invited by the newest. S8 pays the inviter; of the S6 payments all go to the root,
    // but the third member's to the first.
    const community = new Community(PLAIN, () => 0);
    community.grow(3);
    const { tally } = community;
    expect([2, 3, 4].map((member) => tally.receivedBy(member))).toEqual([1000, 500, 0]);
    expect([2, 3, 4].map((member) => tally.paidBy(member))).toEqual([1000, 1000, 1000]);
    expect([2, 3, 4].map((member) => community.isUpline(member))).toEqual([true, true, false]);
  });

  it('loses no cent, and is the same in whatever steps it grows', () => {
    fc.assert(
      fc.property(rules, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (rule, seed, part) => {
        const [whole, steps] = [0, 1].map(() => new Community(rule, mulberry32(seed))) as [
          Community,
          Community,
        ];
        whole.grow(rule.members);
        const first = Math.floor(rule.members * part);
        for (const size of [first, rule.members - first]) steps.grow(size);
        expect(steps.engine.hash()).toBe(whole.engine.hash());
        const { tally } = whole;
        const members = [1, ...numbersOf(whole)];
        expect(members.reduce((sum, member) => sum + tally.receivedBy(member), 0)).toBe(tally.turnover);
        expect(members.reduce((sum, member) => sum + tally.paidBy(member), 0)).toBe(tally.turnover);
        expect(whole.upgradesPaid).toBeLessThanOrEqual(tally.turnover);
      }),
      { numRuns: 60 },
    );
  });

  it('knows the levels that the engine knows', () => {
    fc.assert(
      fc.property(rules, fc.nat(), (rule, seed) => {
        const community = grown(rule, seed);
        for (const member of numbersOf(community)) {
          for (const [played, matrix] of rule.matrices.entries()) {
            const level = community.level(member, played);
            expect(level === 0 || community.engine.holds(member, matrix, level)).toBe(true);
            expect(community.engine.holds(member, matrix, level + 1)).toBe(false);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('has members who never act: they hold level 1, and invite no one', () => {
    const community = grown({ idle: 0.5, budget: { median: 3000, spread: 0 } });
    const inviters = new Set(numbersOf(community).map((member) => community.engine.sponsor(member)));
    const idle = numbersOf(community).filter((member) => community.level(member, 0) === 1);
    expect(Math.abs(idle.length / 1000 - 0.5)).toBeLessThan(0.05);
    expect(idle.filter((member) => inviters.has(member))).toEqual([]);
  });

  it('spends a budget on the cheapest next level, and never more', () => {
    // S6 and S8 at level 1, S6 and S8 at level 2, S6 at level 3: 5 + 5 + 10 + 10 + 20 dollars, and 15 are left.
    const community = grown({ members: 1, budget: { median: 6500, spread: 0 } });
    expect([community.level(2, 0), community.level(2, 1)]).toEqual([3, 2]);
    expect(community.tally.paidBy(2)).toBe(5000);
  });

  it('has budgets of which half are above the median, and one in six above 3.7 times as much', () => {
    const [median, members] = [20_000, 4000];
    const community = grown({ members, matrices: [1], budget: { median, spread: 1.3 } });
    // Five levels of S8 cost $155, six $315, seven $635.
    const least = (level: number) =>
      numbersOf(community).filter((each) => community.level(each, 0) >= level).length / members;
    expect(least(6)).toBeLessThan(0.5);
    expect(least(5)).toBeGreaterThan(0.5);
    expect(Math.abs(least(7) - 0.187)).toBeLessThan(0.03);
  });

  it('begins with its leaders, who bring one another in and many others', () => {
    const community = grown({ leaders: 20, leaderLevels: 5, leadersInvite: 0.6 });
    const isLeader = (member: number) => member >= 2 && member <= 21;
    for (let leader = 2; leader <= 21; leader++) {
      expect([community.level(leader, 0), community.level(leader, 1)]).toEqual([5, 5]);
      if (leader > 2) expect(isLeader(community.engine.sponsor(leader))).toBe(true);
    }
    const others = numbersOf(community).filter((member) => !isLeader(member));
    const broughtIn = others.filter((member) => isLeader(community.engine.sponsor(member)));
    expect(broughtIn.length / others.length).toBeGreaterThan(0.55);
  });

  it('grows in waves where the newest invite', () => {
    const distance = (rule: Partial<CommunityRule>) => {
      const community = grown(rule);
      const members = numbersOf(community);
      return (
        members.reduce((sum, member) => sum + member - community.engine.sponsor(member), 0) / members.length
      );
    };
    expect(distance({ inviters: 'newest' })).toBeLessThan(distance({ inviters: 'any' }) / 3);
  });

  it('upgrades only out of what came in, after a payment was missed', () => {
    const [kept, upgraded] = [grown({}), grown({ upgrades: true })];
    expect(kept.upgradesPaid).toBe(0);
    expect(upgraded.upgradesPaid).toBeGreaterThan(0);
    for (const member of numbersOf(upgraded)) {
      // Level 1 of both matrices is their own money, $10. All else came in before.
      expect(upgraded.tally.paidBy(member)).toBeLessThanOrEqual(1000 + upgraded.tally.receivedBy(member));
    }
  });
});

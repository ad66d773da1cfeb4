import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, sum, ZERO } from '#domain/money/cents.ts';
import { MATRICES } from '#domain/programme/activation.ts';
import { foldHoldings } from '#tests/unit/support/fold-holdings.ts';
import { type MemberResult, netResult, type Tally } from '#domain/programme/results.ts';
import { neededForPayers, tallyOfOthers, whoseMoney } from '#domain/programme/whose-money.ts';
import { Story } from './programme-setting.ts';

const STUCK = { locked: cents(290_00), tooLittle: cents(5_00) };

const uids = Array.from({ length: 14 }, (_, index) => `m${index}`);
const tree = fc.tuple(...uids.map((_, index) => fc.integer({ min: -1, max: index - 1 })));
const wish = fc.record({
  uid: fc.constantFrom(...uids),
  matrix: fc.constantFrom(...MATRICES),
  level: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, fc.integer({ min: 1, max: 4 })),
});

interface Paid {
  readonly buyer: string;
  readonly payee: string | null;
  readonly price: number;
}

/** Lets members activate what the matrix lets them. @returns each payment */
function tell(
  uplines: readonly number[],
  wishes: readonly (typeof wish extends fc.Arbitrary<infer W> ? W : never)[],
) {
  const story = new Story();
  for (const [index, uid] of uids.entries()) story.join(uid, uids[uplines[index] as number] ?? null);
  const payments: Paid[] = [];
  for (const [at, { uid, matrix, level }] of wishes.entries()) {
    const entry = { kind: 'activate', uid, username: `${uid}_name`, matrix, level, at } as const;
    const preview = story.programme.preview(entry);
    if (!preview.ok) continue;
    story.tell(entry);
    payments.push({ buyer: uid, payee: preview.opened.payee, price: preview.opened.price });
  }
  return { story, payments };
}

/** The same by adding up all payments. */
function addedUp(payments: readonly Paid[], uid: string): Pick<MemberResult, 'earned' | 'paid'> {
  const total = (own: readonly Paid[]) => sum(own.map(({ price }) => cents(price)));
  return {
    earned: total(payments.filter(({ payee }) => payee === uid)),
    paid: total(payments.filter(({ buyer }) => buyer === uid)),
  };
}

function tallyOf(payments: readonly Paid[], members: readonly string[]): Tally {
  const results = members.map((uid) => addedUp(payments, uid)).filter(({ paid }) => paid > 0);
  return {
    members: results.length,
    ahead: results.filter((each) => netResult(each) > 0).length,
    behind: results.filter((each) => netResult(each) < 0).length,
    unpaid: results.filter(({ earned }) => earned === ZERO).length,
    net: sum(results.map(netResult)),
  };
}

const payersOf = (payments: readonly Paid[], uid: string): readonly string[] => [
  ...new Set(payments.filter(({ payee, buyer }) => payee === uid && buyer !== uid).map(({ buyer }) => buyer)),
];

describe('whose money it is, in any community', () => {
  const community = [tree, fc.array(wish, { maxLength: 120, size: 'max' })] as const;

  it('is what all payments add up to, for each member, those who paid them, and all', () => {
    fc.assert(
      fc.property(...community, (uplines, wishes) => {
        const { story, payments } = tell(uplines, wishes);
        for (const uid of uids) {
          const result = story.programme.resultOf(uid);
          expect(result).toEqual({
            ...addedUp(payments, uid),
            payers: tallyOf(payments, payersOf(payments, uid)),
          });
        }
        expect(story.programme.community).toEqual(tallyOf(payments, uids));
      }),
    );
  });

  it('adds up to zero, and the rest is what all others have', () => {
    fc.assert(
      fc.property(...community, (uplines, wishes) => {
        const { story, payments } = tell(uplines, wishes);
        for (const uid of uids) {
          const mine = story.programme.resultOf(uid);
          const whose = whoseMoney(mine, story.programme.community, STUCK);
          expect(whose.you + whose.stuck + whose.payers + whose.others + whose.programme).toBe(0);

          const payers = payersOf(payments, uid);
          const others = uids.filter((each) => each !== uid && !payers.includes(each));
          expect(tallyOfOthers(mine, story.programme.community)).toEqual(tallyOf(payments, others));
          const house = payments.filter(({ payee }) => payee === null);
          expect(whose.programme).toBe(sum(house.map(({ price }) => cents(price))));
        }
      }),
    );
  });

  it('says what others must lose before those who paid stand as well: the sum stays zero', () => {
    fc.assert(
      fc.property(...community, (uplines, wishes) => {
        const { story } = tell(uplines, wishes);
        for (const uid of uids) {
          const mine = story.programme.resultOf(uid);
          const whose = whoseMoney(mine, story.programme.community, STUCK);
          const needed = neededForPayers(whose, mine.payers);
          const then = { ...whose, payers: whose.payers + needed, others: whose.others - needed };
          expect(then.payers).toBe(mine.payers.members * Math.max(0, whose.you));
          expect(then.you + then.stuck + then.payers + then.others + then.programme).toBe(0);
        }
      }),
    );
  });

  it('is stored as the log folds: the last result of each member, and the last of all', () => {
    fc.assert(
      fc.property(...community, (uplines, wishes) => {
        const { story, payments } = tell(uplines, wishes);
        const { results, community: all } = foldHoldings(story.log);
        expect(all).toEqual(payments.length > 0 ? story.programme.community : null);
        expect(new Set(results.map(({ uid }) => uid)).size).toBe(results.length);
        for (const { uid, result } of results) expect(result).toEqual(story.programme.resultOf(uid));
      }),
    );
  });

  it('changes at most the buyer, the payee, and those that these two have paid', () => {
    fc.assert(
      fc.property(...community, (uplines, wishes) => {
        const story = new Story();
        for (const [index, uid] of uids.entries()) story.join(uid, uids[uplines[index] as number] ?? null);
        for (const [at, { uid, matrix, level }] of wishes.entries()) {
          const entry = { kind: 'activate', uid, username: uid, matrix, level, at } as const;
          const preview = story.programme.preview(entry);
          if (!preview.ok) continue;
          const { payee, results } = preview.opened;
          const parties = [uid, ...(payee === null ? [] : [payee])];
          const touched = new Set(parties.flatMap((each) => [each, ...story.programme.payeesOf(each)]));
          expect(new Set(results.map((each) => each.uid))).toEqual(touched);
          story.tell(entry);
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, cents, sum } from '#domain/money/cents.ts';
import { balancesOf, type LedgerAccount, memberAccount, type Posting, totals } from '#domain/money/ledger.ts';
import { MATRICES, type MatrixLevel, priceOf } from '#domain/programme/activation.ts';
import { Programme } from '#domain/programme/programme.ts';
import { activationOf } from '#domain/settlement/request.ts';
import { settle, type Settlement, type SettlementState } from '#domain/settlement/settle.ts';
import { afterSettlement, NEW_MEMBER } from '#domain/settlement/state.ts';
import { Story } from '#tests/unit/domain/programme/programme-setting.ts';
import { incomesOf } from '#tests/unit/support/fold-holdings.ts';

const uids = Array.from({ length: 9 }, (_, index) => `m${index}`);

/** A tree: the upline of each member is an earlier one, or the programme. */
const tree = fc.tuple(...uids.map((_, index) => fc.integer({ min: -1, max: index - 1 })));
const purse = fc.record({ locked: fc.nat(60_00), earning: fc.nat(60_00) });
const purses = fc.tuple(...uids.map(() => purse));
const wish = fc.record({
  uid: fc.constantFrom(...uids),
  matrix: fc.constantFrom(...MATRICES),
  level: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, fc.integer({ min: 1, max: 4 })),
});
const community = fc.record({ tree, purses, wishes: fc.array(wish, { maxLength: 80, size: 'max' }) });
type Community = typeof community extends fc.Arbitrary<infer Value> ? Value : never;

/** What each member has before the story begins. */
function openingOf(given: Community['purses']): readonly Posting[] {
  return uids.flatMap((uid, index) =>
    (['locked', 'earning'] as const).flatMap((book): readonly Posting[] => {
      const amount = cents(given[index]?.[book] ?? 0);
      if (amount === 0) return [];
      const to = memberAccount(book, uid);
      return [
        { id: `opening ${to}`, kind: 'credit', from: 'external', to, amount, at: 0, subject: 'opening' },
      ];
    }),
  );
}

interface Step {
  readonly asked: MatrixLevel & { readonly uid: string };
  readonly settlement: Settlement;
  readonly before: readonly Posting[];
  readonly hashes: readonly [before: string, after: string];
}

/** Lets every member request levels in turn, and checks each step. */
function tell(
  { tree: uplines, purses: given, wishes }: Community,
  lookAt: (step: Step, story: Story) => void,
) {
  const story = new Story();
  for (const [index, uid] of uids.entries()) story.join(uid, uids[uplines[index] as number] ?? null);
  let postings = openingOf(given);
  let state: SettlementState = {
    programme: story.programme,
    members: new Map(uids.map((uid) => [uid, { ...NEW_MEMBER, balances: balancesOf(uid, postings) }])),
  };
  for (const [now, asked] of wishes.entries()) {
    const request = activationOf(asked.uid, asked.uid, asked);
    const hash = story.programme.hash();
    const settlement = settle(state, request, now);
    const before = postings;
    if (settlement.ok) {
      if (settlement.opened) story.tell(settlement.opened.entry);
      state = afterSettlement(state, request, settlement);
      postings = [...postings, ...settlement.postings];
    }
    lookAt({ asked, settlement, before, hashes: [hash, story.programme.hash()] }, story);
  }
  return { story, postings, state };
}

describe('any sequence of activations in any tree', () => {
  it('moves exactly the price, from Active deposit first, to the member whom the matrix names', () => {
    fc.assert(
      fc.property(community, (given) => {
        tell(given, ({ asked: { uid, level }, settlement, before }) => {
          if (!settlement.ok || !settlement.opened) return;
          const { payee, price, incomes } = settlement.opened;
          expect(price).toBe(priceOf(level));
          const to: LedgerAccount = payee === null ? 'house' : memberAccount('earning', payee);
          const own = memberAccount('earning', uid);
          const had = balancesOf(uid, before);
          const fromLocked = Math.min(had.locked, price);
          const expected = [
            { from: memberAccount('locked', uid), to, amount: fromLocked },
            { from: own, to, amount: price - fromLocked },
          ].filter(({ amount, from }) => amount > 0 && from !== to);
          expect(settlement.postings).toMatchObject(expected);
          if (to !== own) expect(sum(settlement.postings.map(({ amount }) => amount))).toBe(price);
          const earned = incomes.filter(({ income }) => income.kind === 'earned');
          expect(earned.map((one) => one.uid)).toEqual(payee === null ? [] : [payee]);
          expect(incomes.every(({ income }) => income.amount === price)).toBe(true);
        });
      }),
      { numRuns: 100 },
    );
  });

  it('leaves a ledger that adds up to zero, with no member below zero', () => {
    fc.assert(
      fc.property(community, (given) => {
        const { postings, state } = tell(given, () => undefined);
        expect(sum(totals(postings).values())).toBe(0);
        for (const uid of uids) {
          const balances = balancesOf(uid, postings);
          expect(state.members.get(uid)?.balances).toEqual(balances);
          expect(Math.min(...Object.values(balances))).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('changes nothing by refusals, for lack of money or wrong order', () => {
    fc.assert(
      fc.property(community, (given) => {
        const active = new Set<string>();
        tell(given, ({ asked: { uid, matrix, level }, settlement, before, hashes }) => {
          const key = `${uid} ${matrix} `;
          const { locked, earning } = balancesOf(uid, before);
          const isAgain = active.has(key + level);
          const isInOrder = level === 1 || active.has(key + (level - 1));
          expect(settlement.ok).toBe(isAgain || (isInOrder && add(locked, earning) >= priceOf(level)));
          if (settlement.ok) active.add(key + level);
          if (!settlement.ok || isAgain) expect(hashes[1]).toBe(hashes[0]);
          if (isAgain) expect(settlement).toEqual({ ok: true, postings: [], changes: [] });
        });
      }),
      { numRuns: 100 },
    );
  });

  it('shows each member the settlement’s answer and the ledger’s payments', () => {
    fc.assert(
      fc.property(community, (given) => {
        const { story, postings } = tell(given, ({ settlement }, { programme }) => {
          if (!settlement.ok) return;
          for (const { uid, box, matrix, level } of settlement.opened?.boxes ?? []) {
            expect(programme.boxesOf(uid).get(`${matrix}-${level}`)).toEqual(box);
          }
        });
        const again = new Programme();
        for (const entry of story.log) again.apply(entry);
        expect(again.hash()).toBe(story.programme.hash());
        for (const uid of uids) {
          expect(again.boxesOf(uid)).toEqual(story.programme.boxesOf(uid));
          const income = incomesOf(uid, story.incomes).filter(({ kind }) => kind === 'earned');
          const own = memberAccount('earning', uid);
          const paid = postings.filter(({ kind, to }) => kind === 'activation' && to === own);
          expect(sum(paid.map(({ amount }) => amount))).toBe(sum(income.map(({ amount }) => amount)));
          for (const box of story.programme.boxesOf(uid).values()) {
            expect(box.places.length).toBeLessThanOrEqual(box.filled);
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../src/domain/cents.ts';
import { newDeposit } from '../../../src/domain/deposit.ts';
import { balancesOf, ownerOf, type Posting, totals } from '../../../src/domain/ledger.ts';
import { afterSettlement, NEW_MEMBER } from '../../../src/domain/settlement/state.ts';
import { type SettlementRequest, type SettlementState, settle } from '../../../src/domain/settlement.ts';
import { SEGWIT_VALID, TRON } from '../../fixtures/addresses.ts';
import { DEPOSIT_AMOUNT, MEMBERS, Model, OPENING } from './settlement-model.ts';

const SUBJECTS = ['1', '2', '3'];

/** What each member has earned before the story begins. */
const OPENING_POSTINGS = MEMBERS.map((uid): Posting => ({
  id: `opening:${uid}`,
  kind: 'credit',
  from: 'house',
  to: `earning:${uid}`,
  amount: OPENING,
  at: 0,
  subject: 'opening',
}));

/** Every member has three deposits declared, and has asked for nothing yet. */
const OPENING_STATE: SettlementState = {
  members: new Map(
    MEMBERS.map((uid) => {
      const deposits = SUBJECTS.map((id) =>
        newDeposit(
          {
            id,
            coin: 'bitcoin',
            network: 'testnet',
            package: 'bronze',
            amount: DEPOSIT_AMOUNT,
            coinAmount: '0.003',
            address: SEGWIT_VALID[0],
          },
          0,
        ),
      );
      return [
        uid,
        {
          ...NEW_MEMBER,
          balances: balancesOf(uid, OPENING_POSTINGS),
          deposits: new Map(deposits.map((deposit) => [deposit.id, deposit])),
        },
      ];
    }),
  ),
};

const subject = fc.constantFrom(...SUBJECTS);
const common = {
  id: fc.constantFrom('1', '2', '3', '4', '5', '6'),
  uid: fc.constantFrom(...MEMBERS),
};
const byOperator = { ...common, operator: fc.constant('olga'), note: fc.constant(null) };

const request: fc.Arbitrary<SettlementRequest> = fc.oneof(
  fc.record({
    ...common,
    kind: fc.constant('requestWithdrawal' as const),
    id: subject,
    amount: fc.integer({ min: 0, max: 700_00 }).map(cents),
    details: fc.constant({ method: 'crypto', coin: 'tron', network: 'nile', address: TRON[0] } as const),
  }),
  fc.record({ ...common, kind: fc.constant('cancelWithdrawal' as const), withdrawalId: subject }),
  fc.record({
    ...byOperator,
    kind: fc.constant('decideDeposit' as const),
    depositId: subject,
    decision: fc.constantFrom('credit' as const, 'refuse' as const),
  }),
  fc.record({
    ...byOperator,
    kind: fc.constant('decideWithdrawal' as const),
    withdrawalId: subject,
    decision: fc.constantFrom('pay' as const, 'refuse' as const),
  }),
);

/** A request and when it was settled. */
interface Asked {
  readonly request: SettlementRequest;
  readonly at: number;
}

interface Story {
  readonly state: SettlementState;
  readonly postings: readonly Posting[];
  /** Those of the requests that were granted. */
  readonly log: readonly Asked[];
}

/** Settles every request in turn, and looks in after each. */
function tell(
  requests: readonly Asked[],
  lookIn: (asked: Asked, granted: boolean, story: Story) => void = () => {},
): Story {
  let story: Story = { state: OPENING_STATE, postings: OPENING_POSTINGS, log: [] };
  for (const asked of requests) {
    const settlement = settle(story.state, asked.request, asked.at);
    if (settlement.ok) {
      story = {
        state: afterSettlement(story.state, asked.request, settlement),
        postings: [...story.postings, ...settlement.postings],
        log: [...story.log, asked],
      };
    }
    lookIn(asked, settlement.ok, story);
  }
  return story;
}

const requests = fc
  .array(request, { maxLength: 60, size: 'max' })
  .map((list) => list.map((one, at): Asked => ({ request: one, at })));

describe('any sequence of requests by several members', () => {
  it('does what the plain rules say, and the ledger bears it at every step', () => {
    fc.assert(
      fc.property(requests, (asked) => {
        const model = new Model();
        tell(asked, (one, granted, { state, postings }) => {
          expect(granted).toBe(model.grants(one.request));
          const all = totals(postings);
          expect([...all.values()].reduce((left, right) => left + right, 0)).toBe(0);
          for (const uid of MEMBERS) {
            const expected = model.balancesOf(uid);
            expect(balancesOf(uid, postings)).toEqual(expected);
            expect(state.members.get(uid)?.balances).toEqual(expected);
            expect(Math.min(...Object.values(expected))).toBeGreaterThanOrEqual(0);
          }
        });
      }),
      { numRuns: 200 },
    );
  });

  it('is rebuilt from the log of what was granted', () => {
    fc.assert(
      fc.property(requests, (asked) => {
        const story = tell(asked);
        expect(tell(story.log)).toEqual(story);
      }),
    );
  });

  it('changes nothing when everything that was granted is sent once more', () => {
    fc.assert(
      fc.property(requests, (asked) => {
        const { state, log } = tell(asked);
        for (const { request: again } of log) {
          expect(settle(state, again, 1e6)).toEqual({ ok: true, postings: [], changes: [] });
        }
      }),
    );
  });

  it('holds each withdrawal, and ends each deposit and withdrawal, at most once', () => {
    fc.assert(
      fc.property(requests, (asked) => {
        const once = tell(asked)
          .postings.filter(({ subject: of }) => of !== 'opening')
          .map(({ kind, from, to, subject: of }) => {
            const uid = [from, to].map(ownerOf).find((owner) => owner !== null);
            return `${uid} ${kind === 'pay' || kind === 'release' ? 'end' : kind} ${of}`;
          });
        expect([...new Set(once)]).toEqual(once);
      }),
    );
  });

  it('leaves a member out of what others do', () => {
    fc.assert(
      fc.property(requests, (asked) => {
        const alone = asked.filter(({ request: { uid } }) => uid === 'ada');
        expect(tell(asked).state.members.get('ada')).toEqual(tell(alone).state.members.get('ada'));
      }),
    );
  });
});

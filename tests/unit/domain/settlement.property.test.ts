import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balancesOf, ownerOf, type Posting, totals } from '../../../src/domain/ledger.ts';
import { afterSettlement } from '../../../src/domain/settlement/state.ts';
import { type SettlementState, settle } from '../../../src/domain/settlement.ts';
import { Model, type OwnRequest } from './settlement-model.ts';
import { openingPostings, openingState, requestsOf } from './settlement-openings.ts';

const MEMBERS = ['ada', 'ben', 'eve'];
const OPENING_POSTINGS = openingPostings(MEMBERS);
const OPENING_STATE = openingState(MEMBERS);

/** A request and when it was settled. */
interface Asked {
  readonly request: OwnRequest;
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
  .array(requestsOf(MEMBERS), { maxLength: 60, size: 'max' })
  .map((list) => list.map((one, at): Asked => ({ request: one, at })));

describe('any sequence of requests by several members', () => {
  it('does what the plain rules say, and the ledger bears it at every step', () => {
    fc.assert(
      fc.property(requests, (asked) => {
        const model = new Model(MEMBERS);
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
